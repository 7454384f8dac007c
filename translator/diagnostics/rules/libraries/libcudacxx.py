"""WB7006: libcu++."""

from __future__ import annotations

from collections.abc import Iterator

from translator.diagnostics.context import RuleContext
from translator.diagnostics.model import Diagnostic, Severity, Target
from translator.diagnostics.registry import Example, Rule

_PARTS = frozenset(
    {
        b"std",
        b"atomic",
        b"atomic_ref",
        b"barrier",
        b"pipeline",
        b"memcpy_async",
        b"counting_semaphore",
        b"latch",
        b"ptx",
    }
    | {
        b"thread_scope_device",
        b"thread_scope_block",
        b"thread_scope_system",
        b"thread_scope",
        b"annotated_ptr",
        b"proclaim_return_type",
    }
)

RULE = Rule(
    id="WB7006",
    name="libcudacxx",
    severity=Severity.ERROR,
    targets=frozenset({Target.HIP}),
    summary="libcu++ (`cuda::std`, `cuda::atomic`, `cuda::barrier`) is no part of ROCm.",
    explanation=(
        "AMD's libhipcxx ports parts of libcu++ and is installed separately: `cuda::std` becomes `hip::std`, and "
        "`cuda::atomic`, `cuda::atomic_ref` and `cuda::barrier` exist there for some architectures. Without it, "
        "`cuda::atomic` can be replaced by the `__hip_atomic_*` built-ins, `cuda::barrier` by `__syncthreads()`, and "
        "`cuda::pipeline` by plain copies."
    ),
    example=Example(
        bad="#include <cuda/atomic>\n__device__ cuda::atomic<int, cuda::thread_scope_device> a;\n",
        good="__device__ int a;\n__global__ void k() { atomicAdd(&a, 1); }\n",
    ),
)


def check(context: RuleContext) -> Iterator[Diagnostic]:
    code = context.code
    said: set[bytes] = set()
    for index in context.places.get(b"cuda", ()):
        part = code.text[index + 2] if index + 2 < len(code) else b""
        if not code.is_at(index + 1, b"::") or part not in _PARTS or part in said:
            continue
        if code.is_at(index - 1, b"::") and code.is_identifier(index - 2):
            continue
        said.add(part)
        yield RULE.at(
            code.span(index, index + 2),
            f"cuda::{part.decode()} belongs to libcu++, which ROCm does not have; libhipcxx has parts of it.",
            kernel=context.kernel_at(index),
        )
