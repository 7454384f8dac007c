"""WB7009: CUDA source inside a string that was left as it is."""

from translator.diagnostics.model import Severity, Target
from translator.diagnostics.registry import Example, Rule

RULE = Rule(
    id="WB7009",
    name="embedded-source-kept",
    severity=Severity.WARNING,
    targets=frozenset({Target.HIP}),
    summary="CUDA source inside a string was left as it is.",
    explanation=(
        "The string holds CUDA that is put together when the program runs (by `+`, a format, an f-string, a template or a "
        "macro), so that its final text is not in the file; or the literal cannot hold the translation. Write the source "
        "as one literal, with `#define`s given to the compiler in place of the parts that vary, or translate it by hand."
    ),
    example=Example(
        bad='std::string source = std::string("__global__ void k(float* p) { p[0] = ") + value + "; }";\n',
        good='const char* source = "__global__ void k(float* p) { p[0] = VALUE; }";\n',
    ),
)
