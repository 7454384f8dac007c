"""WB4008: the kernel reads a texture or a surface."""

from translator.diagnostics.model import Severity, Target
from translator.diagnostics.registry import Example, Rule

RULE = Rule(
    id="WB4008",
    name="texture-in-shader",
    severity=Severity.ERROR,
    targets=frozenset({Target.VULKAN}),
    summary="The kernel reads a texture or a surface.",
    explanation=(
        "Textures and surfaces are not translated to Vulkan images yet: their filtering and addressing would have "
        "to be bound by the host. Read the data from a plain array where filtering is not needed."
    ),
    example=Example(
        bad=("__global__ void k(float* x, cudaTextureObject_t t) {\n    x[0] = tex1Dfetch<float>(t, 0);\n}\n"),
        good=("__global__ void k(float* x, const float* t) {\n    x[0] = t[0];\n}\n"),
    ),
)
