"""WB4101: a pointer is kept in memory, or comes from where it can't be followed."""

from translator.diagnostics.model import Severity, Target
from translator.diagnostics.registry import Example, Rule

RULE = Rule(
    id="WB4101",
    name="pointer-in-memory",
    severity=Severity.ERROR,
    targets=frozenset({Target.VULKAN}),
    summary="A pointer is kept in memory, or comes from where it can't be followed.",
    explanation=(
        "A shader reaches memory through buffers that the host binds, so Wavebridge follows every pointer "
        "back to one of them. A pointer that lies in a buffer or in shared memory (an array of pointers, a "
        "linked list, a struct in memory with a pointer field) can't be followed. Keep indices instead of "
        "pointers: an index into one buffer serves CUDA, HIP and Vulkan alike."
    ),
    example=Example(
        bad=("__global__ void k(float** rows, float* out) {\n    out[threadIdx.x] = rows[threadIdx.x][0];\n}\n"),
        good=(
            "__global__ void k(const float* rows, int stride, float* out) {\n"
            "    out[threadIdx.x] = rows[threadIdx.x * stride];\n"
            "}\n"
        ),
    ),
)
