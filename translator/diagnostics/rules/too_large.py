"""WB9502: a file that is too large to be source."""

from translator.diagnostics.model import Severity, Target
from translator.diagnostics.registry import Rule

RULE = Rule(
    id="WB9502",
    name="too-large",
    severity=Severity.ERROR,
    targets=frozenset({Target.SOURCE}),
    summary="The file is too large to be read as source.",
    explanation=(
        "Files above 32 MiB are tables or generated data, and reading them as source would take minutes. Wavebridge copies "
        "the file unchanged. If it does hold CUDA code, split it."
    ),
)
