"""WB3007: printf and assert in kernels."""

from __future__ import annotations

from collections.abc import Iterator

from translator.diagnostics.context import RuleContext
from translator.diagnostics.model import Diagnostic, Severity, Target
from translator.diagnostics.registry import Example, Rule

RULE = Rule(
    id="WB3007",
    name="device-printf",
    severity=Severity.INFO,
    targets=frozenset({Target.HIP, Target.VULKAN}),
    summary="printf and assert in a kernel need services of the host.",
    explanation=(
        "HIP's `printf` in device code goes through host calls, which need PCIe atomics or a buffered printf "
        "(`-mprintf-kind=buffered`), and its output appears in another order than CUDA's. A failing `assert` aborts "
        "the program. Both cost registers in every kernel that holds them."
    ),
    example=Example(
        bad='__global__ void k(int i) { printf("%d", i); }',
        good='void f(int i) { printf("%d", i); }',
    ),
)


def check(context: RuleContext) -> Iterator[Diagnostic]:
    said: set[str | None] = set()
    for call in context.calls(b"printf", b"assert"):
        function = context.functions.enclosing(call.name_at)
        if function is None or not function.runs_on_device or b"__host__" in function.spaces:
            continue
        name = function.name.decode()
        if name in said:
            continue
        said.add(name)
        yield RULE.at(
            context.code.span(call.name_at),
            f"{context.code.text[call.name_at].decode()} in device code needs host calls (PCIe atomics) on AMD.",
            target=Target.HIP,
            kernel=context.kernel_at(call.name_at),
        )
