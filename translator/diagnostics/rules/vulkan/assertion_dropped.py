"""WB4402: assertions and traps are not checked by the Vulkan translation."""

from translator.diagnostics.model import Severity, Target
from translator.diagnostics.registry import Example, Rule

RULE = Rule(
    id="WB4402",
    name="assertion-not-checked",
    severity=Severity.WARNING,
    targets=frozenset({Target.VULKAN}),
    summary="Assertions and traps are not checked by the Vulkan translation.",
    explanation=(
        "A shader can't stop the program. `assert` and `__trap()` are left out of the translation, which is "
        "right as long as they would not fire; the check on the CPU still runs them."
    ),
    example=Example(
        bad=("#include <cassert>\n__global__ void k(int* x) {\n    assert(x[0] > 0);\n    x[0] = 1;\n}\n"),
        good=("__global__ void k(int* x) {\n    if (x[0] > 0) x[0] = 1;\n}\n"),
    ),
)
