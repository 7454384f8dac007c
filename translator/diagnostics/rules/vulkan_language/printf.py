"""WB4016: a printf whose format or arguments shaders can't print."""

from translator.diagnostics.model import Severity, Target
from translator.diagnostics.registry import Example, Rule

RULE = Rule(
    id="WB4016",
    name="printf-format",
    severity=Severity.ERROR,
    targets=frozenset({Target.VULKAN}),
    summary="A printf whose format or arguments shaders can't print.",
    explanation="The format must be a string literal; `%s` takes literals only; pointers have no value to print.",
    example=Example(
        bad=('#include <stdio.h>\n__global__ void k(float* x) {\n    printf("%p\\n", x);\n}\n'),
        good=('#include <stdio.h>\n__global__ void k(float* x) {\n    printf("%f\\n", x[0]);\n}\n'),
    ),
)
