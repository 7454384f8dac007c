"""WB4304: an atomic operation on this type, or on memory that is also used in smaller pieces, has no form."""

from translator.diagnostics.model import Severity, Target
from translator.diagnostics.registry import Example, Rule

RULE = Rule(
    id="WB4304",
    name="atomic-without-vulkan-form",
    severity=Severity.ERROR,
    targets=frozenset({Target.VULKAN}),
    summary="An atomic operation on this type, or on memory that is also used in smaller pieces, has no form.",
    explanation=(
        "GLSL has atomics on 32- and 64-bit integers; those on float and double are done by compare-and-swap "
        "on the memory's bits. Atomics on 8- and 16-bit values and on half2, and atomics on memory that is "
        "also reached in pieces smaller than the atomic's word, are refused, since they would not be whole."
    ),
    example=Example(
        bad=("#include <cuda_fp16.h>\n__global__ void k(__half* x) {\n    atomicAdd(x, __float2half(1.0f));\n}\n"),
        good=("__global__ void k(float* x) {\n    atomicAdd(x, 1.0f);\n}\n"),
    ),
)
