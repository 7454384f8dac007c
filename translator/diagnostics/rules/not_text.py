"""WB9501: a file with a source file's name that is not text."""

from translator.diagnostics.model import Severity, Target
from translator.diagnostics.registry import Rule

RULE = Rule(
    id="WB9501",
    name="not-text",
    severity=Severity.ERROR,
    targets=frozenset({Target.SOURCE}),
    summary="The file is not source text.",
    explanation=(
        "The file has the name of a CUDA or C++ source file but holds NUL bytes, as compiled or encrypted files do. "
        "Wavebridge copies it unchanged and goes on with the rest of the project. If it is text in UTF-16, save it as UTF-8."
    ),
)
