"""WB4104: a pointer to a variable or a field is moved beyond it."""

from translator.diagnostics.model import Severity, Target
from translator.diagnostics.registry import Example, Rule

RULE = Rule(
    id="WB4104",
    name="pointer-beyond-variable",
    severity=Severity.ERROR,
    targets=frozenset({Target.VULKAN}),
    summary="A pointer to a variable or a field is moved beyond it.",
    explanation=(
        "Walking from one field of a struct to the next through a pointer relies on how the struct lies in "
        "memory; a shader's variables have no such order. Use an array, or name the fields."
    ),
    example=Example(
        bad=(
            "struct P { float x, y, z; };\n"
            "__global__ void k(float* out, int i) {\n"
            "    P p = {1, 2, 3};\n"
            "    float* first = &p.x;\n"
            "    out[0] = first[i];\n"
            "}\n"
        ),
        good=("__global__ void k(float* out, int i) {\n    float p[3] = {1, 2, 3};\n    out[0] = p[i];\n}\n"),
    ),
)
