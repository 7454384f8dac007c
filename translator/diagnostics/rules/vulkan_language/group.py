"""WB4009: a cooperative group, or an operation on one, that has no Vulkan form."""

from translator.diagnostics.model import Severity, Target
from translator.diagnostics.registry import Example, Rule

RULE = Rule(
    id="WB4009",
    name="group-unsupported",
    severity=Severity.ERROR,
    targets=frozenset({Target.VULKAN}),
    summary="A cooperative group, or an operation on one, that has no Vulkan form.",
    explanation=(
        "Blocks and tiles of up to 32 threads are translated. Vulkan can't synchronise a whole grid, and groups "
        "that are made at run time have no counterpart. Split the kernel where the grid synchronises."
    ),
    example=Example(
        bad=(
            "#include <cooperative_groups.h>\n"
            "__global__ void k(float* x) {\n"
            "    x[threadIdx.x] = 1.0f;\n"
            "    cooperative_groups::this_grid().sync();\n"
            "    x[threadIdx.x] += x[0];\n"
            "}\n"
        ),
        good=(
            "#include <cooperative_groups.h>\n"
            "__global__ void k(float* x) {\n"
            "    x[threadIdx.x] = 1.0f;\n"
            "    cooperative_groups::this_thread_block().sync();\n"
            "    x[threadIdx.x] += x[0];\n"
            "}\n"
        ),
    ),
)
