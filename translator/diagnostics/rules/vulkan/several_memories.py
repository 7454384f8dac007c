"""WB4102: pointers into different memory are compared, or one points into too many."""

from translator.diagnostics.model import Severity, Target
from translator.diagnostics.registry import Example, Rule

RULE = Rule(
    id="WB4102",
    name="pointer-to-several-memories",
    severity=Severity.ERROR,
    targets=frozenset({Target.VULKAN}),
    summary="Pointers into different memory are compared or subtracted, or one points into too many.",
    explanation=(
        "GLSL names the buffer or the shared array in each access. A pointer that is set to one buffer here and to "
        "another there becomes an index and a number that says which; up to eight are told apart. Comparing or "
        "subtracting pointers into different buffers has no meaning there, and neither has a pointer into more. "
        "Work with indices instead."
    ),
    example=Example(
        bad=("__global__ void k(const float* a, const float* b, long long* out) {\n    out[threadIdx.x] = a - b;\n}\n"),
        good=(
            "__global__ void k(const float* a, int n, long long* out) {\n"
            "    const float* end = a + n;\n"
            "    out[threadIdx.x] = end - a;\n"
            "}\n"
        ),
    ),
)
