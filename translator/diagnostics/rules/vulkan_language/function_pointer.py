"""WB4005: a function is called or kept through a pointer."""

from translator.diagnostics.model import Severity, Target
from translator.diagnostics.registry import Example, Rule

RULE = Rule(
    id="WB4005",
    name="function-pointer",
    severity=Severity.ERROR,
    targets=frozenset({Target.VULKAN}),
    summary="A function is called or kept through a pointer.",
    explanation=(
        "Shaders can't call through pointers. Pass the function as a template argument or as a functor, or switch "
        "over an index; those are resolved while the kernel is translated."
    ),
    example=Example(
        bad=(
            "__device__ float twice(float v) { return 2.0f * v; }\n"
            "__global__ void k(float* x, int i) {\n"
            "    float (*f)(float) = twice;\n"
            "    if (i) x[0] = f(x[0]);\n"
            "}\n"
        ),
        good=(
            "template <float (*F)(float)>\n"
            "__device__ float apply(float v) { return F(v); }\n"
            "__device__ float twice(float v) { return 2.0f * v; }\n"
            "__global__ void k(float* x) {\n"
            "    x[0] = apply<twice>(x[0]);\n"
            "}\n"
        ),
    ),
)
