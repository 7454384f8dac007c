"""WB4003: a function of the CUDA headers that has no Vulkan form here."""

from translator.diagnostics.model import Severity, Target
from translator.diagnostics.registry import Example, Rule

RULE = Rule(
    id="WB4003",
    name="device-function-unknown",
    severity=Severity.ERROR,
    targets=frozenset({Target.VULKAN}),
    summary="A function of the CUDA headers that has no Vulkan form here.",
    explanation=(
        "The kernel calls a function of the CUDA headers or of a device library whose meaning Wavebridge does not "
        "know in shaders. It is not replaced by something similar. The HIP translation may still have it; see the "
        "messages for HIP."
    ),
    example=Example(
        bad=("__global__ void k(float* x) {\n    int e;\n    x[0] = frexpf(x[0], &e);\n}\n"),
        good=("__global__ void k(float* x) {\n    x[0] = ldexpf(x[0], 3);\n}\n"),
    ),
)
