"""WB4018: a feature of classes that shaders lack."""

from translator.diagnostics.model import Severity, Target
from translator.diagnostics.registry import Example, Rule

RULE = Rule(
    id="WB4018",
    name="class-feature",
    severity=Severity.ERROR,
    targets=frozenset({Target.VULKAN}),
    summary="A feature of classes that shaders lack.",
    explanation=(
        "Virtual functions, run-time type information and destructors with effects have no counterpart in "
        "shaders. Use templates instead of virtual functions."
    ),
    example=Example(
        bad=(
            "struct A { __device__ virtual float f() { return 1.0f; } };\n"
            "__global__ void k(float* x) {\n"
            "    A a;\n"
            "    x[0] = a.f();\n"
            "}\n"
        ),
        good=(
            "struct A { __device__ float f() { return 1.0f; } };\n"
            "__global__ void k(float* x) {\n"
            "    A a;\n"
            "    x[0] = a.f();\n"
            "}\n"
        ),
    ),
)
