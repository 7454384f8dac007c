"""WB4302: a device function has no Vulkan form here."""

from translator.diagnostics.model import Severity, Target
from translator.diagnostics.registry import Example, Rule

RULE = Rule(
    id="WB4302",
    name="function-without-vulkan-form",
    severity=Severity.ERROR,
    targets=frozenset({Target.VULKAN}),
    summary="A device function has no Vulkan form here.",
    explanation=(
        "GLSL has few functions of doubles and loose ones of floats, so Wavebridge brings its own, each "
        "tested against exact references. This one is not among them, and an approximation would be a guess. "
        "Compute it on the host, or write it in the kernel."
    ),
    example=Example(
        bad=("__global__ void k(double* x) {\n    x[0] = j0(x[1]);\n}\n"),
        good=("__global__ void k(double* x) {\n    x[0] = sin(x[1]);\n}\n"),
    ),
)
