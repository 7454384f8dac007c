"""WB4204: a warp operation moves a value of a type that has no form."""

from translator.diagnostics.model import Severity, Target
from translator.diagnostics.registry import Rule

RULE = Rule(
    id="WB4204",
    name="warp-operation-on-type",
    severity=Severity.ERROR,
    targets=frozenset({Target.VULKAN}),
    summary="A warp operation moves a value of a type that has no form.",
    explanation=(
        "Warp operations are done on words of 32 bits; scalars of up to 64 bits are put together from those. "
        "Shuffle larger values field by field."
    ),
)
