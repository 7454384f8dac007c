"""WB9504: a build with 32-bit ``long``."""

from translator.diagnostics.model import Severity, Target
from translator.diagnostics.registry import Rule

RULE = Rule(
    id="WB9504",
    name="data-model",
    severity=Severity.ERROR,
    targets=frozenset({Target.VULKAN}),
    summary="The build gives long 32 bits, which the Vulkan translation does not model.",
    explanation=(
        "The project is built with `-m32`, or for a system whose `long` has 32 bits. Wavebridge reads kernels with a 64-bit "
        "`long`, so a translation could compute something else; none is given out. Use fixed-width types (`int32_t`, "
        "`int64_t`) in kernels and drop the flag."
    ),
)
