"""Where lane masks flow in a file: from the functions that make them, through everything that keeps or passes them on."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from translator.frontend.cursors import K, Node
from translator.hip.typed.mask_entities import (
    CLOSURE,
    Holder,
    holder_of,
    holder_of_place,
    is_narrow,
    parameters_of,
)
from translator.hip.typed.operators import LOGICAL, Binary, Unary
from translator.hip.typed.tree import FUNCTIONS, Tree
from translator.hip.typed.walking import called_name, cast_operand, operands, unwrapped, with_parents
from translator.structure.lanes import COUNTERS, MASK_SOURCES, MASKED_CALLS

SOURCES: Final = frozenset(name.decode() for name in MASK_SOURCES)
_READERS: Final = frozenset(name.decode() for name in (*COUNTERS, *MASKED_CALLS))
"""Functions that take a mask of 64 bits in the translation."""
_JOINS: Final = frozenset({Binary.AND, Binary.OR, Binary.XOR})
_KEEPS: Final = _JOINS | {Binary.ADD, Binary.SUB, Binary.SHL, Binary.SHR}
_ASSIGNMENTS: Final = frozenset({Binary.ASSIGN, Binary.AND_ASSIGN, Binary.OR_ASSIGN, Binary.XOR_ASSIGN})


@dataclass(frozen=True, slots=True)
class Flow:
    """A value that goes somewhere: into a holder, or into something of 32 bits that cannot be followed (None)."""

    value: Node
    target: Holder | None
    what: str
    """What takes the value, for messages."""


@dataclass(slots=True)
class MaskFlow:
    """The flow of one file; `blocked` are holders whose type stays, so that what they give back is no lane mask of HIP's."""

    tree: Tree
    blocked: set[int] = field(default_factory=set)
    masks: dict[int, Holder] = field(default_factory=dict)
    _nodes: list[tuple[Node, tuple[Node, ...]]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self._nodes = [pair for f in self.tree.functions for pair in with_parents(f.node)]

    @property
    def nodes(self) -> list[tuple[Node, tuple[Node, ...]]]:
        return self._nodes

    def settle(self) -> None:
        """Find all holders of masks, anew."""
        self.masks = {}
        while True:
            before = len(self.masks)
            for flow in self.flows():
                if flow.target is not None and flow.target.key not in self.blocked and self.is_mask(flow.value):
                    self.masks.setdefault(flow.target.key, flow.target)
            for holder in self._joined():
                self.masks.setdefault(holder.key, holder)
            if len(self.masks) == before:
                return

    def flows(self) -> Iterator[Flow]:
        """Every value that is kept or passed on."""
        for node, parents in self._nodes:
            match node.kind:
                case K.VAR_DECL:
                    yield from self._initialisation(node)
                case K.BINARY_OPERATOR | K.COMPOUND_ASSIGNMENT_OPERATOR if node.binary_operator in _ASSIGNMENTS:
                    yield from self._assignment(node)
                case K.RETURN_STMT:
                    values = operands(node)
                    function = _returning(parents)
                    if values and function is not None:
                        yield Flow(values[0], holder_of_function(function), "the result")
                case K.CALL_EXPR:
                    yield from self._passing(node)

    def is_mask(self, node: Node) -> bool:
        """Whether an expression's value is a lane mask: something that is one, joined or moved by bit operations."""
        node = unwrapped(node)
        inner = cast_operand(node)
        if inner is not None:
            return is_integer_cast(node) and self.is_mask(inner)
        match node.kind:
            case K.CALL_EXPR:
                return called_name(node) in SOURCES or self._calls_holder(node)
            case K.DECL_REF_EXPR | K.MEMBER_REF_EXPR | K.ARRAY_SUBSCRIPT_EXPR:
                holder = holder_of_place(node)
                return holder is not None and holder.key in self.masks
            case K.BINARY_OPERATOR if node.binary_operator in LOGICAL:
                return False
            case K.BINARY_OPERATOR if node.binary_operator in (Binary.SHL, Binary.SHR, Binary.COMMA):
                return self.is_mask(node.children[1 if node.binary_operator == Binary.COMMA else 0])
            case K.BINARY_OPERATOR if node.binary_operator in _KEEPS | {Binary.ASSIGN}:
                return any(self.is_mask(side) for side in node.children)
            case K.COMPOUND_ASSIGNMENT_OPERATOR:
                return self.is_mask(node.children[0])
            case K.UNARY_OPERATOR:
                return node.unary_operator in (Unary.NOT, Unary.MINUS) and self.is_mask(node.children[0])
            case K.CONDITIONAL_OPERATOR if len(node.children) == 3:
                return any(self.is_mask(arm) for arm in node.children[1:])
            case _:
                return False

    def _calls_holder(self, call: Node) -> bool:
        target = call.referenced
        return target is not None and target.kind in FUNCTIONS and holder_of(target).key in self.masks

    def _initialisation(self, variable: Node) -> Iterator[Flow]:
        values = operands(variable)
        if not values:
            return
        if values[-1].kind == K.INIT_LIST_EXPR:
            members = variable.type.canonical.fields if is_record(variable) else ()
            for i, element in enumerate(operands(values[-1])):
                holder = holder_of(members[i] if i < len(members) else variable)
                yield Flow(element, holder, holder.name)
        else:
            yield Flow(values[-1], holder_of(variable), variable.spelling)

    def _assignment(self, node: Node) -> Iterator[Flow]:
        if len(node.children) != 2:
            return
        place, value = node.children
        holder = holder_of_place(place)
        if holder is not None or is_narrow(place.type):
            yield Flow(value, holder, holder.name if holder is not None else "memory that a pointer leads to")

    def _passing(self, call: Node) -> Iterator[Flow]:
        target = call.referenced
        if called_name(call) in SOURCES | _READERS:
            return
        if target is None or target.kind not in FUNCTIONS:
            for argument in call.arguments:
                yield Flow(argument, None, "a call that depends on template arguments")
            return
        if target.kind == K.CONSTRUCTOR and target.in_system_header:
            return
        parameters = parameters_of(target)
        for i, argument in enumerate(call.arguments):
            if call.spelling == "operator()" and len(call.arguments) == len(parameters) + 1:
                i -= 1  # the closure itself comes first
            if 0 <= i < len(parameters):
                yield Flow(
                    argument,
                    holder_of(parameters[i]),
                    f"{parameters[i].spelling or 'a parameter'} of {target.spelling}",
                )
            elif i >= len(parameters):
                yield Flow(argument, None, f"{target.spelling}(...)")

    def _joined(self) -> Iterator[Holder]:
        """Variables that hold a mask made of constants (``(1u << lane) - 1``) and are joined with another by bit operations."""
        for node, _ in self._nodes:
            if node.kind == K.BINARY_OPERATOR and node.binary_operator in _JOINS and len(node.children) == 2:
                for side, other in (node.children, node.children[::-1]):
                    yield from self._shaped(side, other)
            elif node.kind == K.COMPOUND_ASSIGNMENT_OPERATOR and node.binary_operator in _ASSIGNMENTS:
                yield from self._shaped(node.children[1], node.children[0])

    def _shaped(self, side: Node, other: Node) -> Iterator[Holder]:
        place = unwrapped(side)
        if place.kind == K.UNARY_OPERATOR and place.unary_operator == Unary.NOT:
            place = unwrapped(place.children[0])
        target = place.referenced if place.kind == K.DECL_REF_EXPR else None
        if target is None or target.kind != K.VAR_DECL or target.key in self.masks or target.key in self.blocked:
            return
        values = operands(target)
        if values and self.is_mask(other) and has_mask_shape(values[-1]):
            yield holder_of(target)


def has_mask_shape(node: Node) -> bool:
    return any(True for _ in shifted_ones(node))


def shifted_ones(node: Node) -> Iterator[Node]:
    """The literals 1 that an expression shifts to make bits of a mask: those that bit operations lead to, not those in the
    arguments of a call or in a count."""
    node = unwrapped(node)
    inner = cast_operand(node)
    if inner is not None:
        yield from shifted_ones(inner)
    elif node.kind == K.BINARY_OPERATOR and node.binary_operator == Binary.SHL:
        left = unwrapped(node.children[0])
        if left.kind == K.INTEGER_LITERAL and left.evaluate() == 1:
            yield left
    elif node.kind == K.BINARY_OPERATOR and node.binary_operator in _KEEPS:
        for side in node.children:
            yield from shifted_ones(side)
    elif node.kind == K.UNARY_OPERATOR and node.unary_operator in (Unary.NOT, Unary.MINUS):
        yield from shifted_ones(node.children[0])
    elif node.kind == K.CONDITIONAL_OPERATOR:
        for arm in node.children[1:]:
            yield from shifted_ones(arm)


def is_integer_cast(node: Node) -> bool:
    """Whether a cast is to an integer of 32 or 64 bits."""
    return is_narrow(node.type) or node.type.canonical.size == 8


def is_record(variable: Node) -> bool:
    return variable.type.canonical.declaration.kind in (K.STRUCT_DECL, K.CLASS_DECL, K.UNION_DECL)


def _returning(parents: tuple[Node, ...]) -> Node | None:
    """The lambda or function that a return statement returns from."""
    return next((p for p in reversed(parents) if p.kind == K.LAMBDA_EXPR or p.kind in FUNCTIONS), None)


def holder_of_function(function: Node) -> Holder:
    if function.kind == K.LAMBDA_EXPR:
        record = function.type.canonical.declaration
        return Holder(record.canonical.key, CLOSURE, function, True)
    return holder_of(function)
