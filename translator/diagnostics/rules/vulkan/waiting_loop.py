"""WB4203: a loop waits for another thread: a lock, or a flag in memory."""

from translator.diagnostics.model import Severity, Target
from translator.diagnostics.registry import Example, Rule

RULE = Rule(
    id="WB4203",
    name="waits-for-other-threads",
    severity=Severity.ERROR,
    targets=frozenset({Target.VULKAN}),
    summary="A loop waits for another thread: a lock, or a flag in memory.",
    explanation=(
        "CUDA since Volta lets each thread make progress by itself; Vulkan promises nothing of the kind: "
        "lanes that wait for a lock held by a lane of their own subgroup, or for a workgroup that has not "
        "started, hang the GPU. Use atomics that do the work in one step, or split the kernel where one part "
        "must wait for another."
    ),
    example=Example(
        bad=(
            "__global__ void k(int* lock, int* x) {\n"
            "    while (atomicCAS(lock, 0, 1) != 0) {}\n"
            "    *x += 1;\n"
            "    atomicExch(lock, 0);\n"
            "}\n"
        ),
        good=("__global__ void k(int* x) {\n    atomicAdd(x, 1);\n}\n"),
    ),
)
