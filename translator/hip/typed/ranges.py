"""What values an integer expression can have, as far as one function shows it."""

from __future__ import annotations

import re
from dataclasses import dataclass, field, replace
from typing import Final

from translator.frontend.cursors import CType, K, Node, T
from translator.hip.typed.intervals import BOOLEAN, Interval, combine, of_integer_type
from translator.hip.typed.loops import loop_bounds
from translator.hip.typed.operators import LOGICAL, Binary, Unary
from translator.hip.typed.variables import Writes, is_constant
from translator.hip.typed.walking import cast_operand, unwrapped

_SIGNED: Final = (T.INT, T.LONG, T.LONGLONG, T.SHORT, T.SCHAR, T.CHAR_S)
_UNSIGNED: Final = (T.UINT, T.ULONG, T.ULONGLONG, T.USHORT, T.UCHAR, T.CHAR_U)
_RESULTS: Final = {
    "__popc": Interval(0, 32),
    "__popcll": Interval(0, 64),
    "__ffs": Interval(0, 32),
    "__ffsll": Interval(0, 64),
    "__clz": Interval(0, 32),
    "__clzll": Interval(0, 64),
}
"""What bit counts give (CUDA Math API, "Integer Intrinsics")."""
_INDICES: Final = {"threadIdx": (0, 1023), "blockDim": (1, 1024)}
"""CUDA C++ Programming Guide, "Technical Specifications per Compute Capability": threads per block."""
_TILE: Final = re.compile(r"thread_block_tile<(\d+)")
_DEEPEST: Final = 24


@dataclass(slots=True)
class Ranges:
    """The ranges of one function's expressions; `writes` are those of its variables, `warp_size` is what the machine has."""

    writes: dict[int, Writes]
    warp_size: int
    _open: set[int] = field(default_factory=set)
    """Variables whose range is being worked out: one that depends on itself has none."""

    def of(self, node: Node, parents: tuple[Node, ...], depth: int = 0) -> Interval | None:
        """The values of an expression, with the conversion to its type; None for what is no integer or waits for template
        arguments.  `parents` are the nodes that it stands in, the nearest last: a loop's bounds hold inside it."""
        limits = _limits(node.type)
        if limits is None or depth > _DEEPEST:
            return None
        inner = unwrapped(node)
        operand = cast_operand(inner)
        if operand is not None:
            found = self.of(operand, parents, depth + 1)
        else:
            found = self._value(inner, parents, depth + 1)
            found = _cut(found, _limits(inner.type))
        return _cut(found, limits)

    def _value(self, node: Node, parents: tuple[Node, ...], depth: int) -> Interval | None:
        if is_constant(node):
            value = node.evaluate()
            return Interval(value, value) if isinstance(value, int) else None
        match node.kind:
            case K.BINARY_OPERATOR:
                return self._binary(node, parents, depth)
            case K.UNARY_OPERATOR:
                return self._unary(node, parents, depth)
            case K.CONDITIONAL_OPERATOR if len(node.children) == 3:
                arms = [self.of(arm, parents, depth) for arm in node.children[1:]]
                return arms[0].joined(arms[1]) if arms[0] is not None and arms[1] is not None else None
            case K.CALL_EXPR:
                return self._call(node, parents, depth)
            case K.MEMBER_REF_EXPR:
                return _index(node)
            case K.DECL_REF_EXPR:
                return self._variable(node, parents, depth)
            case _:
                return None

    def _binary(self, node: Node, parents: tuple[Node, ...], depth: int) -> Interval | None:
        if node.binary_operator in LOGICAL:
            return BOOLEAN
        sides = node.children
        if len(sides) != 2:
            return None
        if node.binary_operator == Binary.COMMA:
            return self.of(sides[1], parents, depth)
        left, right = (self.of(side, parents, depth) for side in sides)
        return combine(node.binary_operator, left, right) if left is not None and right is not None else None

    def _unary(self, node: Node, parents: tuple[Node, ...], depth: int) -> Interval | None:
        inner = self.of(node.children[0], parents, depth) if node.children else None
        match node.unary_operator:
            case Unary.LOGICAL_NOT:
                return BOOLEAN
            case Unary.PLUS:
                return inner
            case Unary.MINUS if inner is not None:
                return Interval(-inner.high, -inner.low, inner.is_tight)
            case Unary.NOT if inner is not None and inner.low >= 0:
                return Interval(~inner.high, ~inner.low, inner.is_tight)
            case _:
                return None

    def _call(self, node: Node, parents: tuple[Node, ...], depth: int) -> Interval | None:
        if node.spelling in ("min", "max") and len(node.arguments) == 2:
            first, second = (self.of(argument, parents, depth) for argument in node.arguments)
            if first is None or second is None:
                return None
            pick = min if node.spelling == "min" else max
            low, high = pick(first.low, second.low), pick(first.high, second.high)
            bounds = (first, second) if node.spelling == "max" else tuple(x for x in (first, second) if x.high == high)
            return Interval(low, high, all(x.is_tight for x in bounds) and low >= 0)
        return _tile_rank(node) if node.spelling == "thread_rank" else _RESULTS.get(node.spelling)

    def _variable(self, node: Node, parents: tuple[Node, ...], depth: int) -> Interval | None:
        target = node.referenced
        if target is None or target.kind not in (K.VAR_DECL, K.PARM_DECL):
            return None
        if target.spelling == "warpSize" and target.in_system_header:
            return Interval(self.warp_size, self.warp_size)
        writes = self.writes.get(target.key)
        if (
            writes is None
            or writes.is_hidden
            or not writes.values
            or target.kind == K.PARM_DECL
            or target.key in self._open
        ):
            return None
        self._open.add(target.key)
        try:
            return self._written(target, writes, parents, depth)
        finally:
            self._open.discard(target.key)

    def _written(self, target: Node, writes: Writes, parents: tuple[Node, ...], depth: int) -> Interval | None:
        start: Interval | None = None
        for value, around in writes.values:
            given = self.of(value, around, depth)
            if given is None:
                return None
            start = given if start is None else start.joined(given)
        if start is None or (writes.shrinks and start.low < 0):
            return None
        if writes.shrinks:
            start = replace(start, low=0)
        if not writes.rises and not writes.falls:
            return start
        if writes.rises and writes.falls:
            return None
        bounds = loop_bounds(target.key, writes, parents)
        if bounds is None:
            return None
        end = self.of(bounds.node, bounds.parents, depth)
        if end is None:
            return None
        if bounds.is_upper:
            high = end.high if bounds.includes else end.high - 1
            return Interval(start.low, high, start.is_tight and end.is_tight) if start.low <= high else None
        low = end.low if bounds.includes else end.low + 1
        return Interval(low, start.high, start.is_tight and end.is_tight) if low <= start.high else None


def _tile_rank(call: Node) -> Interval | None:
    """The rank in a tile of N threads is below N (CUDA C++ Programming Guide, "Thread Block Tile")."""
    named = call.children[0].descendants() if call.children else ()
    size = next((found for node in named if (found := _TILE.search(node.type.canonical.spelling))), None)
    return Interval(0, int(size[1]) - 1) if size is not None else None


def _limits(kind: CType) -> Interval | None:
    canonical = kind.canonical
    if canonical.kind == T.BOOL:
        return BOOLEAN
    if canonical.kind == T.ENUM:
        return of_integer_type(4, is_signed=True)
    if canonical.kind in _SIGNED:
        return of_integer_type(canonical.size, is_signed=True)
    return of_integer_type(canonical.size, is_signed=False) if canonical.kind in _UNSIGNED else None


def _cut(found: Interval | None, limits: Interval | None) -> Interval | None:
    """A value converted to a type: what does not fit may become anything that the type holds."""
    if limits is None or found is None:
        return limits
    return found if found.fits(limits) else limits


def _index(node: Node) -> Interval | None:
    base = unwrapped(node.children[0]) if node.children else None
    if base is None or base.kind != K.DECL_REF_EXPR or base.spelling not in _INDICES:
        return None
    low, high = _INDICES[base.spelling]
    return Interval(low, high, False)
