"""WB4401: a printf conversion has no form in `debugPrintfEXT`."""

from translator.diagnostics.model import Severity, Target
from translator.diagnostics.registry import Example, Rule

RULE = Rule(
    id="WB4401",
    name="printf-without-vulkan-form",
    severity=Severity.ERROR,
    targets=frozenset({Target.VULKAN}),
    summary="A printf conversion has no form in `debugPrintfEXT`.",
    explanation=(
        "Device printf becomes `debugPrintfEXT`, which prints numbers; strings, pointers and widths given as "
        "arguments can't be printed. Print the numbers alone."
    ),
    example=Example(
        bad=('__global__ void k(int* x) {\n    printf("%*d\\n", 5, x[0]);\n}\n'),
        good=('__global__ void k(int* x) {\n    printf("%d\\n", x[0]);\n}\n'),
    ),
)
