"""What happens to the variables of a function: where each is given a value, and whether it may change unseen."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from translator.frontend.cursors import K, Node
from translator.hip.typed.operators import COMPOUND, STEPS, UPWARD, Binary
from translator.hip.typed.walking import identity, is_expression, operands, unwrapped, with_parents

_SHRINKING: Final = frozenset({Binary.DIV_ASSIGN, Binary.REM_ASSIGN, Binary.SHR_ASSIGN, Binary.AND_ASSIGN})
"""Assignments that take a value that is not negative no further from 0."""
_GROWING: Final = frozenset({Binary.ADD_ASSIGN, Binary.MUL_ASSIGN, Binary.SHL_ASSIGN})


@dataclass(slots=True)
class Writes:
    """All that gives a variable a value; `is_hidden` where that cannot be told (its address is taken)."""

    values: list[tuple[Node, tuple[Node, ...]]] = field(default_factory=list)
    """What it is initialised with and assigned, and the nodes around that."""
    rises: list[Node] = field(default_factory=list)
    """Steps upwards: ``++``, ``+=`` of what is not negative."""
    falls: list[Node] = field(default_factory=list)
    shrinks: bool = False
    is_hidden: bool = False


def find_writes(function: Node) -> dict[int, Writes]:
    """The writes of every variable that a function declares or names, by the declaration's key."""
    found: dict[int, Writes] = {}
    for node, parents in with_parents(function):
        if node.kind == K.VAR_DECL:
            writes = found.setdefault(node.key, Writes())
            values = operands(node)
            if values:
                writes.values.append((values[-1], (*parents, node)))
            else:
                writes.is_hidden = writes.is_hidden or not _is_set_later(node, parents)
        elif node.kind == K.DECL_REF_EXPR:
            target = node.referenced
            if target is not None and target.kind in (K.VAR_DECL, K.PARM_DECL):
                _note(found.setdefault(target.key, Writes()), node, parents)
    return found


def _is_set_later(declaration: Node, parents: tuple[Node, ...]) -> bool:
    """A local variable without an initialiser has no value before its first assignment; one of a range-for is hidden."""
    return (
        bool(parents)
        and parents[-1].kind == K.DECL_STMT
        and not any(p.kind == K.CXX_FOR_RANGE_STMT for p in parents[-2:])
    )


def _note(writes: Writes, use: Node, parents: tuple[Node, ...]) -> None:
    inner, outer = use, next((p for p in reversed(parents) if p.kind != K.PAREN_EXPR), None)
    if outer is None:
        return
    if outer.kind == K.UNARY_OPERATOR and outer.unary_operator in STEPS:
        (writes.rises if outer.unary_operator in UPWARD else writes.falls).append(outer)
    elif outer.kind == K.UNARY_OPERATOR:
        writes.is_hidden = True  # its address; a value would be wrapped in a conversion
    elif outer.kind in (K.BINARY_OPERATOR, K.COMPOUND_ASSIGNMENT_OPERATOR) and _is_left(outer, inner):
        _note_assignment(writes, outer, parents)
    elif outer.kind in (K.CALL_EXPR, K.VAR_DECL, K.LAMBDA_EXPR, K.INIT_LIST_EXPR, K.CXX_ADDRSPACE_CAST_EXPR):
        # A value would be wrapped in a conversion from lvalue to value: this binds a reference.
        writes.is_hidden = True


def _is_left(operation: Node, use: Node) -> bool:
    sides = operation.children
    left = sides[0] if sides else None
    while left is not None and left.kind == K.PAREN_EXPR:
        left = left.children[0] if left.children else None
    return left is not None and identity(left) == identity(use)


def _note_assignment(writes: Writes, assignment: Node, parents: tuple[Node, ...]) -> None:
    operator = assignment.binary_operator
    sides = assignment.children
    if operator == Binary.ASSIGN and len(sides) == 2:
        value = unwrapped(sides[1])
        if value.kind == K.BINARY_OPERATOR and value.binary_operator == Binary.ASSIGN:
            writes.is_hidden = True
        else:
            writes.values.append((sides[1], parents))
    elif operator in _SHRINKING:
        writes.shrinks = True
    elif operator in _GROWING:
        writes.rises.append(assignment)
    elif operator == Binary.SUB_ASSIGN:
        writes.falls.append(assignment)
    elif operator in COMPOUND:
        writes.is_hidden = True


def is_constant(node: Node) -> bool:
    """Whether an expression is made of literals, enumerators, constants and template arguments alone."""
    node = unwrapped(node)
    match node.kind:
        case K.DECL_REF_EXPR:
            target = node.referenced
            if target is None:
                return False
            if target.kind in (K.ENUM_CONSTANT_DECL, K.TEMPLATE_NON_TYPE_PARAMETER):
                return True
            return target.kind == K.VAR_DECL and target.type.is_const and _has_constant_value(target)
        case K.INTEGER_LITERAL | K.CHARACTER_LITERAL | K.CXX_BOOL_LITERAL_EXPR | K.CXX_UNARY_EXPR | K.SIZE_OF_PACK_EXPR:
            return True
        case K.CALL_EXPR | K.MEMBER_REF_EXPR | K.ARRAY_SUBSCRIPT_EXPR | K.LAMBDA_EXPR:
            return False
        case _:
            parts = [child for child in node.children if is_expression(child)]
            return bool(parts) and all(is_constant(part) for part in parts)


def _has_constant_value(variable: Node) -> bool:
    values = operands(variable)
    return bool(values) and is_constant(values[-1])
