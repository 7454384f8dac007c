"""WB4202: volatile shared memory is used without barriers, as if a warp ran in lockstep."""

from translator.diagnostics.model import Severity, Target
from translator.diagnostics.registry import Example, Rule

RULE = Rule(
    id="WB4202",
    name="warp-synchronous-volatile",
    severity=Severity.WARNING,
    targets=frozenset({Target.VULKAN}),
    summary="Volatile shared memory is used without barriers, as if a warp ran in lockstep.",
    explanation=(
        "Before Volta, the lanes of a warp ran in lockstep, and reductions were written with `volatile` "
        "shared memory and no barrier between the steps. Neither CUDA since Volta nor Vulkan promises that. "
        "The translation puts a warp barrier behind every read and every write of such memory, which keeps "
        "the old meaning; write `__syncwarp()` in the source (or shuffles) to say what is meant."
    ),
    example=Example(
        bad=(
            "__global__ void k(int* x) {\n"
            "    __shared__ volatile int s[64];\n"
            "    s[threadIdx.x] = x[threadIdx.x];\n"
            "    if (threadIdx.x < 32) s[threadIdx.x] += s[threadIdx.x + 32];\n"
            "    x[threadIdx.x] = s[0];\n"
            "}\n"
        ),
        good=(
            "__global__ void k(int* x) {\n"
            "    __shared__ int s[64];\n"
            "    s[threadIdx.x] = x[threadIdx.x];\n"
            "    __syncthreads();\n"
            "    if (threadIdx.x < 32) s[threadIdx.x] += s[threadIdx.x + 32];\n"
            "    __syncthreads();\n"
            "    x[threadIdx.x] = s[0];\n"
            "}\n"
        ),
    ),
)
