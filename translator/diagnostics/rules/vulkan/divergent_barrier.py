"""WB4201: a barrier or warp operation stands where its control flow can't be made uniform."""

from translator.diagnostics.model import Severity, Target
from translator.diagnostics.registry import Example, Rule

RULE = Rule(
    id="WB4201",
    name="divergent-barrier",
    severity=Severity.ERROR,
    targets=frozenset({Target.VULKAN}),
    summary="A barrier or warp operation stands where its control flow can't be made uniform.",
    explanation=(
        "Every thread of a Vulkan workgroup must reach a barrier together. Wavebridge rewrites returns, "
        "branches and loops round barriers into predicates; here it can't: a switch on a value that differs "
        "between threads holds the barrier, or a jump leaves a loop in a way that has no predicate. Move the "
        "barrier out of the switch, or write it as branches."
    ),
    example=Example(
        bad=(
            "__global__ void k(int* x) {\n"
            "    switch (x[threadIdx.x]) {\n"
            "    case 0:\n"
            "        x[threadIdx.x] = __shfl_sync(0xffffffffu, 1, 0);\n"
            "        break;\n"
            "    default:\n"
            "        break;\n"
            "    }\n"
            "}\n"
        ),
        good=(
            "__global__ void k(int* x) {\n"
            "    int first = __shfl_sync(0xffffffffu, 1, 0);\n"
            "    if (x[threadIdx.x] == 0) x[threadIdx.x] = first;\n"
            "}\n"
        ),
    ),
)
