"""WB4007: the kernel holds inline PTX that has no Vulkan form here."""

from translator.diagnostics.model import Severity, Target
from translator.diagnostics.registry import Example, Rule

RULE = Rule(
    id="WB4007",
    name="inline-ptx-in-shader",
    severity=Severity.ERROR,
    targets=frozenset({Target.VULKAN}),
    summary="The kernel holds inline PTX that has no Vulkan form here.",
    explanation=(
        "Inline PTX names instructions of NVIDIA GPUs. The common ones are translated; this one has no counterpart in a "
        "shader, or a form here. Write the same with CUDA's intrinsics, or restructure the kernel."
    ),
    example=Example(
        bad=(
            "__global__ void k(unsigned* x) {\n"
            "    unsigned r;\n"
            '    asm("mov.u32 %0, %%smid;" : "=r"(r));\n'
            "    x[0] = r;\n"
            "}\n"
        ),
        good=(
            "__global__ void k(unsigned* x) {\n"
            "    unsigned r;\n"
            '    asm("bfind.u32 %0, %1;" : "=r"(r) : "r"(x[0]));\n'
            "    x[0] = r;\n"
            "}\n"
        ),
    ),
)
