"""WB2001: shuffles that step over 32 lanes."""

from __future__ import annotations

from collections.abc import Iterator

from translator.diagnostics.analysis.threads import enclosing_loop_headers
from translator.diagnostics.context import RuleContext
from translator.diagnostics.model import Diagnostic, Fix, Severity, Target, TextEdit
from translator.diagnostics.registry import Example, Rule
from translator.source import Span
from translator.structure.calls import Call
from translator.structure.lanes import OLD_SHUFFLES, SHUFFLES
from translator.structure.literals import integer_value

_STEP_NAMES = SHUFFLES - {b"__shfl_sync"}
_OLD_NAMES = OLD_SHUFFLES - {b"__shfl"}

RULE = Rule(
    id="WB2001",
    name="warp-loop-of-32",
    severity=Severity.WARNING,
    targets=frozenset({Target.HIP}),
    summary="The shuffles combine 32 lanes; a wave64 has twice as many, and half of them is left out.",
    explanation=(
        "A warp reduction that begins with an offset of 16 combines 32 lanes. On a wave of 64 lanes (gfx8, gfx9, so "
        "all Instinct cards) a shuffle without a width works on the whole wave: lanes 32 to 63 are never combined "
        "with 0 to 31, and near the middle values cross from one half into the other.\n\n"
        "Three ways out: begin with `warpSize / 2` and let the code count `warpSize` lanes everywhere; pass the "
        "width 32, which splits the wave in two groups that do what a CUDA warp does; or translate with `--warp 32`, "
        "which does that for every warp function. The fix passes the width, which changes nothing in CUDA."
    ),
    example=Example(
        bad=(
            "__device__ float sum(float v) {\n  for (int o = 16; o > 0; o >>= 1) v += __shfl_down_sync(~0u, v, o);\n"
            "  return v;\n}\n"
        ),
        good=(
            "__device__ float sum(float v) {\n  for (int o = 16; o > 0; o >>= 1) v += __shfl_down_sync(~0u, v, o, 32);\n"
            "  return v;\n}\n"
        ),
    ),
)


def check(context: RuleContext) -> Iterator[Diagnostic]:
    if 64 not in context.options.hip.wave_sizes or context.keeps_warps:
        return
    for call in context.calls(*_STEP_NAMES, *_OLD_NAMES):
        is_old = context.code.text[call.name_at] in _OLD_NAMES
        values = len(call.arguments) - (0 if is_old else 1)
        if values != 2 or not _steps_over_32(context, call):
            continue
        close = context.code.start[call.closer]
        fix = Fix("Pass the width 32", (TextEdit(Span(close, close), b", 32"),), certain=True)
        name = context.code.text[call.name_at].decode()
        yield RULE.at(
            context.code.span(call.name_at, call.closer),
            f"{name} steps over 32 lanes; on a wave of 64 the other half is left out. Pass the width 32, use warpSize, or "
            "translate with --warp 32.",
            fix=fix,
            kernel=context.kernel_at(call.name_at),
        )


def _steps_over_32(context: RuleContext, call: Call) -> bool:
    """Whether the offset is the literal 16, or a loop variable that starts at 16 or stays below 32."""
    code = context.code
    offset = call.arguments[-1]
    if len(offset) == 1 and integer_value(code.text[offset.start]) == 16:
        return True
    variables = {code.text[i] for i in offset if code.is_identifier(i)}
    if b"warpSize" in variables:
        return False
    for header in enclosing_loop_headers(code, call.name_at):
        words = code.text[header.start : header.stop]
        if not variables & set(words) or b"warpSize" in words:
            continue
        if any(integer_value(word) in (16, 32) for word in words):
            return True
    return False
