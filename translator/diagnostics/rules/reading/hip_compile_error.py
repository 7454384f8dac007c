"""WB9004: the HIP translation does not compile."""

from translator.diagnostics.model import Severity, Target
from translator.diagnostics.registry import Rule

RULE = Rule(
    id="WB9004",
    name="hip-compile-error",
    severity=Severity.ERROR,
    targets=frozenset({Target.HIP}),
    summary="The HIP translation of this line does not compile.",
    explanation=(
        "A compiler was asked to compile the HIP translation, and this is its answer, shown on the CUDA line that the "
        "HIP line came from. The report names the compiler, and whether the HIP headers were ROCm's or Wavebridge's own: "
        "the latter declare what the chosen ROCm release has, so that a name that it lacks is an error here as it is "
        "there. An error may also mean that a project header was not found; set the project's include folders and "
        "defines."
    ),
)
