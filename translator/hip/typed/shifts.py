"""Shifts of device code, and whether their counts stay below the width.

C++ leaves a shift by the width or more undefined [expr.shift]; PTX's ``shl`` and ``shr`` clamp the count, AMD's instructions take
its low bits.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from itertools import pairwise

from translator.frontend.cursors import K, Node
from translator.hip.typed.intervals import Interval
from translator.hip.typed.loops import conditions
from translator.hip.typed.operators import SHIFTS, Binary
from translator.hip.typed.ranges import Ranges
from translator.hip.typed.tree import Tree, TypedFunction, is_dependent
from translator.hip.typed.variables import find_writes, is_constant
from translator.hip.typed.walking import identity, is_expression, unwrapped, with_parents
from translator.structure.code import Code

CUDA_WARP = 32
_LEAVING = (K.RETURN_STMT, K.BREAK_STMT, K.CONTINUE_STMT)


class Verdict(StrEnum):
    BELOW = "below"
    """The count is below the width, or the result is the same where it is not."""
    REACHES = "reaches"
    """The program's own bounds let the count be the width or more."""
    REACHES_ON_WIDE_WAVES = "reaches on wide waves"
    """The count follows ``warpSize``: below the width with CUDA's 32 lanes, and not with the 64 of some AMD GPUs."""
    UNKNOWN = "unknown"


@dataclass(frozen=True, slots=True)
class Shift:
    """One shift: the tokens of its operands, its width in bits, and what its count can be (None: nothing is known)."""

    left: range
    count: range
    width: int
    counts: Interval | None
    verdict: Verdict


def find_shifts(tree: Tree, function: TypedFunction, wave_size: int) -> Iterator[Shift]:
    """The shifts of a function whose type is known, each once; `wave_size` is the largest that the target has."""
    ranges: tuple[Ranges, Ranges] | None = None
    said: set[range] = set()
    for node, parents in with_parents(function.node):
        if node.kind not in (K.BINARY_OPERATOR, K.COMPOUND_ASSIGNMENT_OPERATOR) or node.binary_operator not in SHIFTS:
            continue
        left, count = (tree.tokens(side) for side in node.children[:2])
        if left is None or count is None or count in said or not _is_integer(node):
            continue
        said.add(count)
        if ranges is None:
            writes = find_writes(function.node)
            ranges = Ranges(writes, CUDA_WARP), Ranges(writes, wave_size)
        yield _judge(tree.code, ranges, node, parents, left, count)


def _is_integer(node: Node) -> bool:
    left = node.children[0].type.canonical
    return not is_dependent(left) and left.size in (1, 2, 4, 8) and len(node.children) == 2


def _judge(
    code: Code, ranges: tuple[Ranges, Ranges], node: Node, parents: tuple[Node, ...], left: range, count: range
) -> Shift:
    width = max(8 * node.children[0].type.canonical.size, 32)
    side = node.children[1]
    counts, on_wave = (known.of(side, (*parents, node)) for known in ranges)
    is_guarded = _is_guarded(code, count, width, (*parents, node)) or _is_rotation(code, node, parents)
    if (
        on_wave is not None
        and on_wave.is_tight
        and on_wave.high >= width > getattr(counts, "high", width)
        and not is_guarded
    ):
        return Shift(left, count, width, on_wave, Verdict.REACHES_ON_WIDE_WAVES)
    if counts is not None and counts.high < width:
        verdict = Verdict.BELOW  # a bound from above is a thought given to the count: no word of what is below 0
    elif is_constant(side) and side.evaluate() is None:
        verdict = Verdict.BELOW  # template arguments: the compiler warns of a constant that is too large
    elif is_guarded or (len(count) == 1 and _is_named_small(code, count.start)):
        verdict = Verdict.BELOW
    elif counts is not None and counts.is_tight and counts.low >= 0:
        verdict = Verdict.REACHES
    else:
        verdict = Verdict.UNKNOWN
    return Shift(left, count, width, counts, verdict)


def _is_named_small(code: Code, index: int) -> bool:
    """Whether a count is called a lane, or is a ``constexpr`` whose value template arguments decide."""
    name = code.text[index]
    declared = (i for i in range(index) if code.text[i] == name and b"constexpr" in code.text[max(i - 5, 0) : i])
    return b"lane" in name.lower() or any(True for _ in declared)


def _is_rotation(code: Code, node: Node, parents: tuple[Node, ...]) -> bool:
    """``x << n | x >> (32 - n)``: where n is 0, CUDA joins x and 0, AMD x and x, which is the same."""
    outer = next(
        (p for p in reversed(parents) if unwrapped(p).kind == K.BINARY_OPERATOR and p.kind != K.PAREN_EXPR), None
    )
    while outer is not None and outer.kind != K.BINARY_OPERATOR:
        outer = unwrapped(outer)
    if outer is None or outer.binary_operator != Binary.OR or len(outer.children) != 2:
        return False
    sides = [unwrapped(side) for side in outer.children]
    if not all(s.kind == K.BINARY_OPERATOR and s.binary_operator in (Binary.SHL, Binary.SHR) for s in sides):
        return False
    if sides[0].binary_operator == sides[1].binary_operator or all(identity(s) != identity(node) for s in sides):
        return False
    first, second = (_spelled(code, side.children[0]) for side in sides)
    return first is not None and first == second


def _spelled(code: Code, node: Node) -> str | None:
    """A variable by its name, which is enough to compare two operands of one expression."""
    inner = unwrapped(node)
    return inner.spelling if inner.kind == K.DECL_REF_EXPR else None


def _is_guarded(code: Code, count: range, width: int, parents: tuple[Node, ...]) -> bool:
    """Whether a condition around a shift, or one that leaves the block before it, keeps a plain variable below the width."""
    name = code.text[count.start] if len(count) == 1 and code.is_identifier(count.start) else None
    if name is None:
        return False
    variable = name.decode(errors="replace")
    for outer, inner in pairwise(parents):
        if outer.kind in (K.IF_STMT, K.CONDITIONAL_OPERATOR) and len(outer.children) >= 2:
            condition, branch, *rest = outer.children
            if identity(inner) == identity(branch) and _bounds(condition, variable, width, negated=False):
                return True
            if rest and identity(inner) == identity(rest[0]) and _bounds(condition, variable, width, negated=True):
                return True
        elif outer.kind == K.COMPOUND_STMT:
            for statement in outer.children:
                if identity(statement) == identity(inner):
                    break
                if _leaves(statement) and _bounds(statement.children[0], variable, width, negated=True):
                    return True
    return False


def _leaves(statement: Node) -> bool:
    """Whether a statement is ``if (...) return;`` or the like."""
    if statement.kind != K.IF_STMT or len(statement.children) != 2:
        return False
    body = statement.children[1]
    last = body.children[-1] if body.kind == K.COMPOUND_STMT and body.children else body
    return last.kind in _LEAVING


def _bounds(condition: Node, variable: str, width: int, *, negated: bool) -> bool:
    """Whether a condition (or its negation) says that a variable is below the width."""
    for comparison in conditions(condition) if not negated else (unwrapped(condition),):
        if comparison.kind != K.BINARY_OPERATOR or len(comparison.children) != 2:
            continue
        left, right = (unwrapped(side) for side in comparison.children)
        if (
            left.kind != K.DECL_REF_EXPR
            or left.spelling != variable
            or not is_expression(right)
            or not is_constant(right)
        ):
            continue
        limit = right.evaluate()
        operator = comparison.binary_operator
        if not isinstance(limit, int):
            continue
        if operator == (Binary.GE if negated else Binary.LT) and limit <= width:
            return True
        if operator == (Binary.GT if negated else Binary.LE) and limit < width:
            return True
        if operator == Binary.EQ and not negated and limit < width:
            return True
    return False
