"""WB9001: the compiler front end found an error."""

from translator.diagnostics.model import Severity, Target
from translator.diagnostics.registry import Rule

RULE = Rule(
    id="WB9001",
    name="source-error",
    severity=Severity.WARNING,
    targets=frozenset({Target.VULKAN}),
    summary="The source could not be read without errors.",
    explanation=(
        "Kernels are translated to Vulkan from what the compiler front end understands, and here it did not. The "
        "usual causes are a header that was not found (set the include folders of the project) and a define that the "
        "build sets. Kernels without an error inside them are still translated, and the HIP translation does not "
        "depend on it."
    ),
)
