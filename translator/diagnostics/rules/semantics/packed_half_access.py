"""WB3008: parts of half2 and bfloat162."""

from __future__ import annotations

from collections.abc import Iterator

from translator.diagnostics.context import RuleContext
from translator.diagnostics.model import Diagnostic, Severity, Target
from translator.diagnostics.registry import Example, Rule
from translator.structure.declarations import find_declarators

_TYPES = frozenset({b"half2", b"__half2", b"nv_bfloat162", b"__nv_bfloat162"})
_MATH = frozenset({b"+", b"-", b"*", b"/", b"+=", b"-=", b"*=", b"/="})

RULE = Rule(
    id="WB3008",
    name="packed-half-access",
    severity=Severity.INFO,
    targets=frozenset({Target.HIP}),
    summary="`.x` of a half2 has another type in HIP.",
    explanation=(
        "In CUDA `h.x` of a `__half2` is a `__half`. HIP's `__half2` stores raw `_Float16` bits behind `.x` in some "
        "releases, so that overloads and templates pick other functions, and arithmetic on `.x` may be done in "
        "`float`. `__low2half(h)` and `__high2half(h)` mean the same everywhere."
    ),
    example=Example(
        bad="__device__ float f(__half2 h) { return h.x * h.y; }",
        good="__device__ float f(__half2 h) { return __low2float(h) * __high2float(h); }",
    ),
)


def check(context: RuleContext) -> Iterator[Diagnostic]:
    code = context.code
    if not context.mentions(*_TYPES):
        return
    for function in context.device_functions():
        names = {d.name for d in find_declarators(code, function) if d.type_name in _TYPES and d.plain}
        for index in function.body:
            if code.text[index] not in names or not code.is_at(index + 1, b"."):
                continue
            if code.text[index + 2] not in (b"x", b"y") or not {code.text[index - 1], code.text[index + 3]} & _MATH:
                continue
            yield RULE.at(
                code.span(index, index + 2),
                f"`{context.source.text(code.span(index, index + 2))}` may have another type in HIP; __low2half and __high2half "
                "are the same everywhere.",
                kernel=context.kernel_at(index),
            )
            break
