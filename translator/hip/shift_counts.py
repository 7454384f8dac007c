"""Shifts of device code whose counts may reach the width, judged by types and value ranges."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from translator.diagnostics.rules.semantics import shift_by_width, unbounded_shift
from translator.hip.context import HipContext
from translator.lexer import TokenKind
from translator.structure.code import Code
from translator.structure.literals import integer_value

if TYPE_CHECKING:
    from translator.hip.typed.shifts import Shift

_OPERATORS: Final = frozenset({b"<<", b">>", b"<<=", b">>="})
_BINDS_TIGHTER: Final = frozenset({b"*", b"/", b"%", b"+", b"-", b".", b"->", b"["})
_SHOWN: Final = 3


def judge_shift_counts(context: HipContext) -> None:
    """Report shifts by the width or more, and once a function those that nothing bounds.

    What the rule for tokens says of a shift stands only where types know no better.
    """
    if not any(_open_shifts(context)) or (tree := context.tree) is None:
        return
    from translator.hip.typed.shifts import Verdict, find_shifts

    wave_size = 32 if context.rules.keeps_warps else max(context.rules.options.hip.wave_sizes, default=32)
    by_tokens = {d.span.start for d in shift_by_width.check(context.rules)}
    for typed in tree.functions:
        function = context.rules.functions.enclosing(typed.tokens.stop - 1)
        if function is None or not function.runs_on_device:
            continue
        unknown: list[Shift] = []
        for shift in find_shifts(tree, typed, wave_size):
            place = context.code.start[shift.left.stop - 1]
            if shift.verdict is not Verdict.UNKNOWN:
                context.settled.add((shift_by_width.RULE.id, place))
            elif place not in by_tokens:
                unknown.append(shift)
            if shift.counts is None or _is_widened(context, shift):
                continue
            if shift.verdict is Verdict.REACHES:
                low, high = shift.counts.low, shift.counts.high
                found = shift_by_width.finding(context.rules, shift.left, shift.count, shift.width, low, high)
                context.findings.append(found)
            elif shift.verdict is Verdict.REACHES_ON_WIDE_WAVES:
                found = shift_by_width.wide_wave(context.rules, shift.left, shift.count, shift.width, shift.counts.high)
                context.findings.append(found)
        if unknown:
            _report(context, unknown)


def _is_widened(context: HipContext, shift: Shift) -> bool:
    """Whether the operand is the 1 of a lane mask, which the translation gives 64 bits."""
    return not context.edits.is_free(context.code.span(shift.left.stop - 1))


def _report(context: HipContext, shifts: list[Shift]) -> None:
    """One finding for all of a function's, at the first."""
    first = shifts[0]
    names = list(dict.fromkeys(f"`{context.rules.text(shift.count)}`" for shift in shifts))
    shown = ", ".join(names[:_SHOWN]) + (f" and {len(names) - _SHOWN} more" if len(names) > _SHOWN else "")
    context.findings.append(
        unbounded_shift.RULE.at(
            context.code.span(first.left.stop - 1, first.count.stop - 1),
            f"Nothing here keeps the shift count {shown} below {first.width}; from there on CUDA and AMD differ.",
            kernel=context.rules.kernel_at(first.left.start),
        )
    )


def _open_shifts(context: HipContext) -> Iterator[int]:
    """The shifts whose counts tokens do not show to be small: no literal, no ``(... & 31)``."""
    code = context.code
    for function in context.rules.device_functions():
        for index in function.body:
            if code.text[index] in _OPERATORS and not _is_small(code, index + 1):
                yield index


def _is_small(code: Code, first: int) -> bool:
    if code.kind[first] == TokenKind.NUMBER:
        value = integer_value(code.text[first])
        return value is not None and value < 32 and code.text[first + 1] not in _BINDS_TIGHTER
    closer = code.partner[first]
    if code.text[first] != b"(" or closer < first + 3 or code.text[closer + 1] in _BINDS_TIGHTER:
        return False
    limit = integer_value(code.text[closer - 1])
    if limit is None:
        return False
    return (code.is_at(closer - 2, b"&") and limit < 32) or (code.is_at(closer - 2, b"%") and limit <= 32)
