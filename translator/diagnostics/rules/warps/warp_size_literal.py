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
        "`threadIdx.x & 31`, `>> 5`, `/ 32` and `% 32` split a block into groups of 32 threads. On a wave of 64 lanes "
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
    names = _WARP_CALLS | macros_that_mention(context.code, context.macros, _WARP_CALLS)
    for function in context.device_functions():
        if any(context.code.text[i] in names for i in function.body):
            yield from _in_function(context, function)


def _in_function(context: RuleContext, function: Function) -> Iterator[Diagnostic]:
    code = context.code
    variables = thread_variables(code, function)
    for index in function.body:
        if code.text[index] not in _LANE_MATH or integer_value(code.text[index + 1]) != _LANE_MATH[code.text[index]]:
            continue
        operand = code.text[index - 1]
        is_index = operand in (b"x", b"y") and code.is_at(index - 3, b"threadIdx")
        if is_index or operand in variables:
            text = code.span(index - 3 if is_index else index - 1, index + 1)
            yield RULE.at(
                text,
                f"`{context.source.text(text)}` assumes 32 lanes in a warp; gfx8 and gfx9 have 64. Use warpSize, keep groups of "
                "32 and give every shuffle the width 32, or translate with --warp 32.",
                kernel=context.kernel_at(index),
            )
