"""WB4901: wavebridge made GLSL that does not compile."""

from translator.diagnostics.model import Severity, Target
from translator.diagnostics.registry import Rule

RULE = Rule(
    id="WB4901",
    name="shader-does-not-compile",
    severity=Severity.ERROR,
    targets=frozenset({Target.VULKAN}),
    summary="Wavebridge made GLSL that does not compile.",
    explanation=(
        "This is a fault of Wavebridge, not of the kernel. Please report it with the kernel; its other "
        "translations are not affected."
    ),
)
