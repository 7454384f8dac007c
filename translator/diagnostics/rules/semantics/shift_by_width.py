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
        "low 5 bits of the count: `1u << 32` is 1, and the mask comes out as 0. The fix compares the count first. "
        "A count that follows `warpSize` stays below 32 with CUDA and reaches 63 on gfx8 and gfx9."
    ),
    example=Example(
        bad="__device__ unsigned upto(int lane) { return (1u << (lane + 1)) - 1; }",
        good="__device__ unsigned upto(int lane) { return (2u << lane) - 1; }",
    ),
)

_WIDTHS = frozenset({32, 64})
_PLAIN = frozenset({b".", b"->", b"::", b"[", b"]", b"(", b")", b"+", b"-", b"*", b"&", b"%"})


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


def finding(context: RuleContext, left: range, count: range, width: int, low: int, high: int) -> Diagnostic:
    """The finding for a shift whose count is known to lie between two bounds, of which the upper is `width` or more."""
    code = context.code
    many = f"is {high}" if low == high else f"can be {high}"
    amd = high % width if low == high or high == width else f"the count modulo {width}"
    return RULE.at(
        code.span(left.stop - 1, count.stop - 1),
        f"The count `{context.text(count)}` {many}: CUDA shifts all {width} bits out then, AMD shifts by {amd}.",
        target=Target.HIP,
        fix=_compare_first(context, left, count, width),
        kernel=context.kernel_at(left.start),
    )


def wide_wave(context: RuleContext, left: range, count: range, width: int, high: int) -> Diagnostic:
    """The finding for a count that follows `warpSize`."""
    return RULE.at(
        context.code.span(left.stop - 1, count.stop - 1),
        f"The count `{context.text(count)}` follows warpSize: on a wave of 64 lanes it can be {high}, too much for {width} bits.",
        target=Target.HIP,
        kernel=context.kernel_at(left.start),
    )


def _compare_first(context: RuleContext, left: range, count: range, width: int) -> Fix | None:
    """``x << n`` becomes ``(n < 32 ? x << n : 0)``; for operands that may be written twice, and shifts to the left."""
    code = context.code
    plain = all(
        code.is_identifier(i) or code.text[i] in _PLAIN or code.kind[i] == TokenKind.NUMBER for i in (*left, *count)
    )
    is_call = any(code.is_identifier(i) and code.is_at(i + 1, b"(") for i in count)
    if not plain or is_call or not code.is_at(left.stop, b"<<"):
        return None
    whole = code.span(left.start, count.stop - 1)
    text = context.source.slice(code.span(count.start, count.stop - 1))
    if len(count) > 1 and not code.is_at(count.start, b"("):
        text = b"(" + text + b")"
    new = b"(%s < %d ? %s : 0)" % (text, width, context.source.slice(whole))
    return Fix(f"Compare the count with {width} first", (TextEdit(whole, new),))


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
