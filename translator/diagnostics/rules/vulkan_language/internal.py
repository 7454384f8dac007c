"""WB4099: wavebridge failed on this kernel."""

from translator.diagnostics.model import Severity, Target
from translator.diagnostics.registry import Rule

RULE = Rule(
    id="WB4099",
    name="not-translated",
    severity=Severity.ERROR,
    targets=frozenset({Target.VULKAN}),
    summary="Wavebridge failed on this kernel.",
    explanation=(
        "A fault of Wavebridge, not of the source: the kernel has no Vulkan translation. Please report it with "
        "the source line that the message names."
    ),
)
