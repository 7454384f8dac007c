"""WB4019: memcpy or memset of a size that is not constant."""

from translator.diagnostics.model import Severity, Target
from translator.diagnostics.registry import Example, Rule

RULE = Rule(
    id="WB4019",
    name="copy-of-unknown-size",
    severity=Severity.ERROR,
    targets=frozenset({Target.VULKAN}),
    summary="memcpy or memset of a size that is not constant.",
    explanation="Copies of a known size are written out. For others, write the loop: it says of which type the memory is.",
    example=Example(
        bad=("#include <string.h>\n__global__ void k(float* x, const float* y, int n) {\n    memcpy(x, y, n);\n}\n"),
        good=(
            "#include <string.h>\n"
            "__global__ void k(float* x, const float* y) {\n"
            "    memcpy(x, y, 8 * sizeof(float));\n"
            "}\n"
        ),
    ),
)
