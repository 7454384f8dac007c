"""WB2004: lane arithmetic with 31, 32 and 5."""

from __future__ import annotations

from collections.abc import Iterator

from translator.diagnostics.analysis.threads import thread_variables
from translator.diagnostics.context import RuleContext
from translator.diagnostics.model import Diagnostic, Severity, Target
from translator.diagnostics.registry import Example, Rule
from translator.structure.functions import Function
from translator.structure.lanes import MASKED_CALLS, OLD_WARP_CALLS
from translator.structure.literals import integer_value
from translator.structure.mask_macros import macros_that_mention

_LANE_MATH = {b"&": 31, b">>": 5, b"/": 32, b"%": 32}
_WARP_CALLS = MASKED_CALLS | OLD_WARP_CALLS | {b"__activemask"}

RULE = Rule(
    id="WB2004",
    name="warp-size-literal",
    severity=Severity.WARNING,
    targets=frozenset({Target.HIP}),
    summary="The lane or warp number is computed for warps of 32 lanes.",
    explanation=(
        "`threadIdx.x & 31`, `>> 5`, `/ 32` and `% 32`, or the same with a constant for the number, split a block into "
        "groups of 32 threads. On a wave of 64 lanes "
        "two such groups share one wave: code that shuffles or votes with these numbers mixes them up, unless every "
        "shuffle has the width 32. Sizes on the host that count warps (`(block / 32) * sizeof(float)`) belong to the "
        "same change. With `warpSize` in the place of the literals the code follows the hardware; with `--warp 32` the "
        "translation keeps warps of 32 lanes on every GPU, and the literals stay right."
    ),
    example=Example(
        bad=(
            "__global__ void k(float *p, float v) {\n  int lane = threadIdx.x & 31;\n  v = __shfl_sync(~0u, v, 0);\n"
            "  if (lane == 0) *p = v;\n}\n"
        ),
        good=(
            "__global__ void k(float *p, float v) {\n  int lane = threadIdx.x % warpSize;\n  v = __shfl_sync(~0u, v, 0);\n"
            "  if (lane == 0) *p = v;\n}\n"
        ),
    ),
)


def check(context: RuleContext) -> Iterator[Diagnostic]:
    if 64 not in context.options.hip.wave_sizes or context.keeps_warps:
        return
    if not context.mentions(*_WARP_CALLS):
        return
    code = context.code
    names = _WARP_CALLS | macros_that_mention(code, context.macros, _WARP_CALLS)
    functions = list(context.device_functions())
    called = {code.text[i] for f in functions if any(code.text[i] in names for i in f.body) for i in f.body}
    for function in functions:
        # A function that gives a lane number to one with warp calls counts as part of that.
        if code.text[function.name_at] in called or any(code.text[i] in names for i in function.body):
            yield from _in_function(context, function)


def _in_function(context: RuleContext, function: Function) -> Iterator[Diagnostic]:
    code = context.code
    variables = thread_variables(code, function)
    for index in function.body:
        if code.text[index] not in _LANE_MATH or not (last := _last_of_literal(context, index)):
            continue
        operand = code.text[index - 1]
        is_index = operand in (b"x", b"y") and code.is_at(index - 3, b"threadIdx")
        if is_index or operand in variables:
            text = code.span(index - 3 if is_index else index - 1, last)
            yield RULE.at(
                text,
                f"`{context.source.text(text)}` assumes 32 lanes in a warp; gfx8 and gfx9 have 64. Use warpSize, keep groups of "
                "32 and give every shuffle the width 32, or translate with --warp 32.",
                kernel=context.kernel_at(index),
            )


def _last_of_literal(context: RuleContext, operator: int) -> int:
    """The last token of a right operand that splits off 32 lanes: a literal, a constant of that value, or for ``&`` one
    less than the constant 32 in brackets; 0 where it is another."""
    code, wanted = context.code, _LANE_MATH[context.code.text[operator]]
    at = operator + 1
    if _value(context, at) == wanted:
        return at
    is_less_one = (
        code.is_at(at, b"(") and code.is_at(at + 2, b"-") and code.is_at(at + 3, b"1") and code.is_at(at + 4, b")")
    )
    return at + 4 if is_less_one and (_value(context, at + 1) or 0) - 1 == wanted else 0


def _value(context: RuleContext, at: int) -> int | None:
    """The value of a literal, of a macro that is one, or of a constant that the file gives one."""
    code = context.code
    if not code.is_identifier(at):
        return integer_value(code.text[at]) if at < len(code) else None
    name = code.text[at]
    values = {integer_value(code.text[m.body.start]) for m in context.macros if m.name == name and len(m.body) == 1}
    for place in context.places.get(name, ()):
        if code.is_at(place + 1, b"=") and code.is_at(place + 3, b";") and _is_constant(context, place):
            values.add(integer_value(code.text[place + 2]))
    return values.pop() if len(values) == 1 else None


def _is_constant(context: RuleContext, place: int) -> bool:
    code = context.code
    first = place
    while first and (code.is_identifier(first - 1) or code.is_at(first - 1, b"::")):
        first -= 1
    return bool({b"const", b"constexpr"} & set(code.text[first:place]))
