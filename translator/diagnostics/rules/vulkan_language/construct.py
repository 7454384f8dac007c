"""WB4001: a construct of C++ that has no Vulkan form here."""

from translator.diagnostics.model import Severity, Target
from translator.diagnostics.registry import Example, Rule

RULE = Rule(
    id="WB4001",
    name="construct-unsupported",
    severity=Severity.ERROR,
    targets=frozenset({Target.VULKAN}),
    summary="A construct of C++ that has no Vulkan form here.",
    explanation=(
        "The kernel uses a construct that Wavebridge does not translate to shaders: exceptions, strings as "
        "values, ranges of case labels and the like. The message names it. Where it is not essential to the "
        "kernel, write it another way; the HIP translation keeps it as it is."
    ),
    example=Example(
        bad=('__global__ void k(float* x) {\n    const char* name = "k";\n    x[0] = name[0];\n}\n'),
        good=("__global__ void k(float* x) {\n    x[0] = 'k';\n}\n"),
    ),
)
