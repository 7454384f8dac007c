"""WB9003: a kernel template is instantiated nowhere, so that its types are not known."""

from translator.diagnostics.model import Severity, Target
from translator.diagnostics.registry import Example, Rule

RULE = Rule(
    id="WB9003",
    name="template-arguments-unknown",
    severity=Severity.ERROR,
    targets=frozenset({Target.VULKAN}),
    summary="A kernel template is instantiated nowhere, so that its types are not known.",
    explanation=(
        "Nothing in this file launches the template or instantiates it, and not all of its parameters have "
        "defaults. Vulkan shaders are made from instantiations. Choose template arguments for the kernel, or open "
        "the file that launches it."
    ),
    example=Example(
        bad=("template <typename T>\n__global__ void k(T* x) {\n    x[0] = T(1);\n}\n"),
        good=(
            "template <typename T>\n"
            "__global__ void k(T* x) {\n"
            "    x[0] = T(1);\n"
            "}\n"
            "template __global__ void k<float>(float*);\n"
        ),
    ),
)
