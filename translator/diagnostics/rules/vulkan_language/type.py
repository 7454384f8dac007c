"""WB4011: a type that shaders lack."""

from translator.diagnostics.model import Severity, Target
from translator.diagnostics.registry import Example, Rule

RULE = Rule(
    id="WB4011",
    name="type-unsupported",
    severity=Severity.ERROR,
    targets=frozenset({Target.VULKAN}),
    summary="A type that shaders lack.",
    explanation=(
        "Shaders have no 128-bit integers, no `long double`, no bit-fields, and no arrays of a size that is only "
        "known at run time. The message names the type."
    ),
    example=Example(
        bad=(
            "__global__ void k(unsigned long long* x) {\n"
            "    __int128 v = x[0];\n"
            "    x[1] = (unsigned long long)(v >> 3);\n"
            "}\n"
        ),
        good=(
            "__global__ void k(unsigned long long* x) {\n"
            "    long long v = x[0];\n"
            "    x[1] = (unsigned long long)(v >> 3);\n"
            "}\n"
        ),
    ),
)
