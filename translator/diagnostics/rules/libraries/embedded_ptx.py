"""WB7030: PTX in a string."""

from translator.diagnostics.model import Severity, Target
from translator.diagnostics.registry import Example, Rule

RULE = Rule(
    id="WB7030",
    name="embedded-ptx",
    severity=Severity.ERROR,
    targets=frozenset({Target.HIP}),
    summary="A string holds PTX, which no AMD device loads.",
    explanation=(
        "`cuModuleLoadData` compiles PTX for the device; `hipModuleLoadData` takes AMD code objects and fails on PTX when the "
        "program runs. Put the CUDA source that the PTX was made from in its place and compile it with hipRTC, or build a "
        "code object with `--genco` and load that."
    ),
    example=Example(
        bad='const char *image = ".version 7.0\\n.target sm_70\\n.address_size 64\\n.visible .entry k() { ret; }\\n";\n',
        good='const char *image = "k.hsaco";\n',
    ),
)
"""Found by `translator.hip.embedded`, in strings."""
