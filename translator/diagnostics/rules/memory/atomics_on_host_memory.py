"""WB5006: floating-point atomics on memory of the host."""

from __future__ import annotations

from collections.abc import Iterator

from translator.diagnostics.context import RuleContext
from translator.diagnostics.model import Diagnostic, Severity, Target
from translator.diagnostics.registry import Example, Rule

_HOST_ALLOCATORS = (b"cudaMallocManaged", b"cudaHostAlloc", b"cudaMallocHost", b"cudaHostRegister")

RULE = Rule(
    id="WB5006",
    name="atomics-on-host-memory",
    severity=Severity.WARNING,
    targets=frozenset({Target.HIP}),
    summary="Atomics on fine-grained memory can be lost on AMD.",
    explanation=(
        "Memory from `hipHostMalloc` and `hipMallocManaged` is fine-grained by default. Hardware atomics on floating "
        "point (`-munsafe-fp-atomics`) silently do nothing there, and integer `atomicMin`, `atomicMax` and the like "
        "need PCIe atomics. Keep what atomics work on in memory from `hipMalloc`, or compile without "
        "`-munsafe-fp-atomics`."
    ),
    example=Example(
        bad="__global__ void k(float *p) { atomicAdd(p, 1.0f); }\nvoid f(float *p) { cudaMallocManaged(&p, 4); k<<<1, 1>>>(p); }",
        good="__global__ void k(float *p) { atomicAdd(p, 1.0f); }\nvoid f(float *p) { cudaMalloc(&p, 4); k<<<1, 1>>>(p); }",
    ),
)


def check(context: RuleContext) -> Iterator[Diagnostic]:
    if not context.mentions(*_HOST_ALLOCATORS):
        return
    for call in context.calls(b"atomicAdd", b"atomicMin", b"atomicMax", b"atomicCAS"):
        if len(call.arguments) < 2 or call.name_at == 0:
            continue
        name = context.code.text[call.name_at].decode()
        yield RULE.at(
            context.code.span(call.name_at),
            f"This file allocates memory of the host: if {name} works on it, the update can be lost on AMD.",
            kernel=context.kernel_at(call.name_at),
        )
        return
