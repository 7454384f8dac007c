"""WB9002: the kernel has source errors inside it, so its meaning is not known."""

from translator.diagnostics.model import Severity, Target
from translator.diagnostics.registry import Example, Rule

RULE = Rule(
    id="WB9002",
    name="errors-in-kernel",
    severity=Severity.ERROR,
    targets=frozenset({Target.VULKAN}),
    summary="The kernel has source errors inside it, so its meaning is not known.",
    explanation=(
        "The compiler front end found an error inside of this kernel, or a type that it could not work out. "
        "Wavebridge does not guess: the kernel has no Vulkan translation until the error is gone. Most often a "
        "header or a define is missing; set the project's include folders and defines. The HIP translation does "
        "not depend on it."
    ),
    example=Example(
        bad=("__global__ void k(float* x) {\n    x[0] = undeclared_name;\n}\n"),
        good=("__global__ void k(float* x) {\n    x[0] = 1.0f;\n}\n"),
    ),
)
