"""WB2009: a block of more than 256 threads without launch bounds."""

from __future__ import annotations

from collections.abc import Iterator

from translator.diagnostics.context import RuleContext
from translator.diagnostics.model import Diagnostic, Severity, Target
from translator.diagnostics.registry import Example, Rule
from translator.structure.literals import integer_value

RULE = Rule(
    id="WB2009",
    name="large-block",
    severity=Severity.INFO,
    targets=frozenset({Target.HIP}),
    summary="A large block is launched and the kernel does not say so.",
    explanation=(
        "Without `__launch_bounds__` the compiler shares the registers out for blocks of 1024 threads. Where every "
        "launch has the same, smaller block, `__launch_bounds__(that size)` gives the kernel more registers and keeps "
        "it from spilling; where a block is large, stating it keeps the launch from failing."
    ),
    example=Example(
        bad="__global__ void k() { }\nvoid f() { k<<<1, 512>>>(); }",
        good="__global__ void __launch_bounds__(512) k() { }\nvoid f() { k<<<1, 512>>>(); }",
    ),
)


def check(context: RuleContext) -> Iterator[Diagnostic]:
    code = context.code
    bounded = {
        function.name
        for function in context.functions.functions
        if any(code.text[i] == b"__launch_bounds__" for i in range(function.first, function.name_at))
    }
    kernels = {function.name for function in context.functions.functions if function.is_kernel}
    for launch in context.launches:
        name = code.text[launch.name_at]
        if name not in kernels or name in bounded or len(launch.configuration) < 2:
            continue
        block = launch.configuration[1]
        threads = integer_value(code.text[block.start]) if len(block) == 1 else None
        if threads is not None and threads > 256:
            yield RULE.at(
                code.span(block.start),
                f"{name.decode()} is launched with {threads} threads a block and has no __launch_bounds__({threads}).",
            )
