"""WB4303: a value is used in a way that GLSL has no form for."""

from translator.diagnostics.model import Severity, Target
from translator.diagnostics.registry import Example, Rule

RULE = Rule(
    id="WB4303",
    name="value-without-vulkan-form",
    severity=Severity.ERROR,
    targets=frozenset({Target.VULKAN}),
    summary="A value is used in a way that GLSL has no form for.",
    explanation=(
        "GLSL can't choose between whole arrays by a condition, and its `switch` takes 32-bit values only. "
        "Choose between elements, or compare the 64-bit value with `if`."
    ),
    example=Example(
        bad=(
            "__global__ void k(long long* x) {\n"
            "    switch (x[0]) {\n"
            "    case 1:\n"
            "        x[1] = 2;\n"
            "        break;\n"
            "    default:\n"
            "        x[1] = 3;\n"
            "    }\n"
            "}\n"
        ),
        good=("__global__ void k(long long* x) {\n    x[1] = x[0] == 1 ? 2 : 3;\n}\n"),
    ),
)
