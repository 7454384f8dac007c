"""WB3001: a shift by 32 or more."""

from __future__ import annotations

from collections.abc import Iterator

from translator.diagnostics.context import RuleContext
from translator.diagnostics.model import Diagnostic, Fix, Severity, Target, TextEdit
from translator.diagnostics.registry import Example, Rule
from translator.lexer import TokenKind
from translator.source import Span
from translator.structure.literals import integer_value

RULE = Rule(
    id="WB3001",
    name="shift-by-width",
    severity=Severity.WARNING,
    targets=frozenset({Target.HIP, Target.VULKAN, Target.SOURCE}),
    summary="The shift count can reach 32: CUDA's hardware gives 0, AMD's takes the count modulo 32.",
    explanation=(
        "C++ leaves a shift by the width of the type undefined. PTX's `shl` and `shr` clamp the count, so `1u << 32` "
        "is 0 on NVIDIA GPUs and `(1u << (lane + 1)) - 1` is all ones at lane 31. AMD's shift instructions use the "
        "low 5 bits of the count: `1u << 32` is 1, and the mask comes out as 0. The fix compares the count first."
    ),
    example=Example(
        bad="__device__ unsigned upto(int lane) { return (1u << (lane + 1)) - 1; }",
        good="__device__ unsigned upto(int lane) { return (2u << lane) - 1; }",
    ),
)

_WIDTHS = frozenset({32, 64})


def check(context: RuleContext) -> Iterator[Diagnostic]:
    code = context.code
    for function in context.device_functions():
        for index in function.body:
            if code.text[index] not in (b"<<", b">>") or not code.is_at(index + 1, b"("):
                continue
            closer = code.partner[index + 1]
            if closer < 0 or not _can_reach_width(context, range(index + 2, closer)):
                continue
            yield RULE.at(
                code.span(index - 1, closer),
                f"The count `{context.text(range(index + 2, closer))}` can be 32: CUDA gives 0 then, AMD shifts by 0.",
                target=Target.HIP,
                fix=_fix(context, index, closer),
                kernel=context.kernel_at(index),
            )


def _can_reach_width(context: RuleContext, count: range) -> bool:
    """Whether a count has the form ``32 - n`` or ``lane + 1``, which reach 32 at one end of their usual range."""
    code = context.code
    words = [code.text[i] for i in count]
    if words[:2] == [b"threadIdx", b"."]:
        words[:3] = [b"threadIdx"]
    if len(words) != 3 or code.kind[count.start] not in (TokenKind.IDENTIFIER, TokenKind.NUMBER):
        return False
    left, operation, right = words
    if operation == b"-":
        return integer_value(left) in _WIDTHS and integer_value(right) is None
    is_lane = any(part in left.lower() for part in (b"lane", b"tid", b"threadidx"))
    return operation == b"+" and integer_value(right) == 1 and is_lane


def _fix(context: RuleContext, operator_at: int, closer: int) -> Fix | None:
    """``1u << (n)`` becomes ``((n) < 32 ? 1u << (n) : 0)``; only for a single operand on the left."""
    code = context.code
    operand = operator_at - 1
    before = code.text[operand - 1] if operand else b""
    if code.kind[operand] != TokenKind.NUMBER or before not in (b"(", b"=", b"return", b",", b"|", b"&"):
        return None
    if context.source.slice(code.span(operand)).lower().endswith((b"ll", b"ull", b"llu", b"l")):
        return None
    whole = code.span(operand, closer)
    count = context.source.slice(code.span(operator_at + 1, closer))
    before_it, after_it = Span(whole.start, whole.start), Span(whole.end, whole.end)
    edits = TextEdit(before_it, b"(" + count + b" < 32 ? "), TextEdit(after_it, b" : 0)")
    return Fix("Compare the count with 32 first", edits)
