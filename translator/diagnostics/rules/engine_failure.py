"""WB9503: Wavebridge itself failed."""

from translator.diagnostics.model import Severity, Target
from translator.diagnostics.registry import Rule

RULE = Rule(
    id="WB9503",
    name="engine-failure",
    severity=Severity.ERROR,
    targets=frozenset({Target.HIP, Target.VULKAN, Target.SOURCE}),
    summary="Wavebridge failed on this file or kernel.",
    explanation=(
        "A fault in Wavebridge, not in your code. Nothing was written for this file or kernel, and the rest of the project "
        "was translated. Please report the message together with the smallest piece of code that shows it."
    ),
)
