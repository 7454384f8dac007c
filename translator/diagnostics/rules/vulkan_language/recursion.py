"""WB4004: a device function calls itself."""

from translator.diagnostics.model import Severity, Target
from translator.diagnostics.registry import Example, Rule

RULE = Rule(
    id="WB4004",
    name="recursion",
    severity=Severity.ERROR,
    targets=frozenset({Target.VULKAN}),
    summary="A device function calls itself.",
    explanation=(
        'SPIR-V forbids recursion (Vulkan specification, "Static function-call graph for an entry point must not '
        'contain cycles"). Turn it into a loop, with a small stack of its own if need be.'
    ),
    example=Example(
        bad=(
            "__device__ int f(int n) { return n < 2 ? 1 : n * f(n - 1); }\n"
            "__global__ void k(int* x) {\n"
            "    x[0] = f(x[0]);\n"
            "}\n"
        ),
        good=(
            "__device__ int f(int n) {\n"
            "    int r = 1;\n"
            "    for (int i = 2; i <= n; ++i) r *= i;\n"
            "    return r;\n"
            "}\n"
            "__global__ void k(int* x) {\n"
            "    x[0] = f(x[0]);\n"
            "}\n"
        ),
    ),
)
