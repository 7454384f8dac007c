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
            "__global__ void k(int* x, int n) {\n"
            "    if (threadIdx.x >= n) return;\n"
            "    switch (x[blockIdx.x]) {\n"
            "    case 0:\n"
            "        __syncthreads();\n"
            "        break;\n"
            "    default:\n"
            "        break;\n"
            "    }\n"
            "}\n"
        ),
        good=(
            "__global__ void k(int* x, int n) {\n"
            "    if (threadIdx.x >= n) return;\n"
            "    if (x[blockIdx.x] == 0) __syncthreads();\n"
            "}\n"
        ),
    ),
)
