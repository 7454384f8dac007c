"""Loops and switches."""

from __future__ import annotations

import re
from dataclasses import dataclass

from translator.frontend.cursors import K, Node
from translator.frontend.lower import errors
from translator.frontend.lower.base import Base, is_reference
from translator.frontend.lower.conversions import cast
from translator.frontend.lower.errors import Unsupported
from translator.frontend.lower.literals import literal, wrapped
from translator.frontend.lower.operators import scalar
from translator.frontend.lower.types import promoted
from translator.ir.nodes import (
    Assign,
    Binary,
    BinaryOp,
    Block,
    Case,
    Declare,
    IndexPlace,
    Literal,
    Load,
    Loop,
    Place,
    Scope,
    Stmt,
    Switch,
    VarPlace,
)
from translator.ir.types import BOOL, I32, ArrayType, ScalarType
from translator.lexer import TokenKind, tokenize

_UNROLL = re.compile(rb"#\s*pragma\s+(?:GCC\s+)?unroll\s*\(?\s*(\w*)|#\s*pragma\s+nounroll")


@dataclass(slots=True)
class ForParts:
    """A for statement's parts; `condition_variable` for ``for (; T* p = next();)``."""

    init: Node | None
    condition: Node | None
    step: Node | None
    body: Node
    condition_variable: Node | None = None


class Loops(Base):
    _unroll: int | None = None

    def attributed(self, node: Node) -> None:
        """``#pragma unroll`` and ``[[likely]]`` wrap the statement that they concern."""
        start, inner = node.start, node.children[0]
        if start is not None:
            self._unroll = self.pragma_before(start.file, start.offset, inner)
        self.stmt(inner)
        self._unroll = None

    def pragma_before(self, file: str, offset: int, inner: Node) -> int | None:
        begin = inner.start
        text = self.module.source_text(file)
        last = None
        for m in _UNROLL.finditer(text[: begin.offset if begin is not None else offset]):
            last = m
        if last is None or last.group(1) is None:
            return None
        count = last.group(1)
        return int(count) if count.isdigit() else 0

    def take_unroll(self) -> int | None:
        unroll, self._unroll = self._unroll, None
        return unroll

    def loop(self, node: Node) -> None:
        unroll = self.take_unroll()
        if node.kind == K.FOR_STMT:
            self.for_loop(node, unroll)
        elif node.kind == K.WHILE_STMT:
            self.while_loop(node, unroll)
        elif node.kind == K.DO_STMT:
            self.do_loop(node, unroll)
        else:
            self.range_loop(node, unroll)

    # --------------------------------------------------------------------------------------------------------- while and do
    def while_loop(self, node: Node, unroll: int | None) -> None:
        parts = list(node.children)
        with self.capture() as before:
            if parts[0].kind == K.VAR_DECL:
                self.declaration(parts.pop(0))
            condition = self.condition(parts[0])
        body = self.branch(parts[1])
        self.emit(Loop(condition, body, tuple(before), unroll=unroll, origin=self.origin(node)))

    def do_loop(self, node: Node, unroll: int | None) -> None:
        body_node, condition_node = node.children
        body = self.branch(body_node)
        with self.capture() as before:
            condition = self.condition(condition_node)
        self.emit(Loop(condition, body, tuple(before), (), True, unroll, self.origin(node)))

    # ----------------------------------------------------------------------------------------------------------------- for
    def for_loop(self, node: Node, unroll: int | None) -> None:
        parts = self.for_parts(node)
        with self.capture() as whole:
            if parts.init is not None:
                init = parts.init
                self.attempt(node, lambda: self.for_init(init))
            with self.capture() as before:
                if parts.condition_variable is not None:
                    self.declaration(parts.condition_variable)
                condition = self.condition(parts.condition) if parts.condition is not None else None
            body = self.branch(parts.body)
            step: Block = ()
            if parts.step is not None:
                step_node = parts.step
                step = self.block(lambda: self.effect(step_node))
            if isinstance(condition, Literal) and condition.value:
                condition = None
            self.emit(Loop(condition, body, tuple(before), step, False, unroll, self.origin(node)))
        declares = parts.init is not None and parts.init.kind == K.DECL_STMT
        if declares:
            self.emit(Scope(tuple(whole), self.origin(node)))
        else:
            self.out.extend(whole)

    def for_init(self, node: Node) -> None:
        if node.kind == K.DECL_STMT:
            self.declaration_statement(node)
        else:
            self.effect(node)

    def for_parts(self, node: Node) -> ForParts:
        """libclang leaves absent parts out, so that ``for (n = 1;;)`` and ``for (;; ++n)`` look alike: the semicolons tell."""
        children = list(node.children)
        body = children.pop()
        variables = [c for c in children if c.kind == K.VAR_DECL]
        children = [c for c in children if c.kind != K.VAR_DECL]
        if len(children) == 3:
            return ForParts(children[0], children[1], children[2], body, variables[0] if variables else None)
        semicolons = self.semicolons(node, body)
        if semicolons is None:
            raise Unsupported(
                errors.CONSTRUCT, "the parts of this for statement (in a macro) can't be told apart", node
            )
        parts = ForParts(None, None, None, body, variables[0] if variables else None)
        for child in children:
            place = child.start
            if place is None:
                continue
            if place.offset < semicolons[0]:
                parts.init = child
            elif place.offset < semicolons[1]:
                parts.condition = child
            else:
                parts.step = child
        return parts

    def semicolons(self, node: Node, body: Node) -> tuple[int, int] | None:
        """Offsets of the two semicolons between the for's parentheses; None where a macro holds them."""
        start, end = node.start, body.start
        if start is None or end is None or end.offset <= start.offset:
            return None
        data = self.module.source_text(start.file)[start.offset : end.offset]
        depth, found = 0, list[int]()
        tokens = tokenize(data)
        for i, kind in enumerate(tokens.kinds):
            if kind is not TokenKind.PUNCTUATOR:
                continue
            text = tokens.text(i)
            if text in (b"(", b"[", b"{"):
                depth += 1
            elif text in (b")", b"]", b"}"):
                depth -= 1
            elif text == b";" and depth == 1:
                found.append(start.offset + tokens.starts[i])
        return (found[0], found[1]) if len(found) == 2 else None

    # -------------------------------------------------------------------------------------------------------------- range for
    def range_loop(self, node: Node, unroll: int | None) -> None:
        """``for (T x : array)``: an index runs over the array."""
        children = node.children
        variable = next((c for c in children if c.kind == K.VAR_DECL), None)
        ranges = [c for c in children[:-1] if c.kind.is_expression()]
        if variable is None or not ranges:
            raise Unsupported(errors.CONSTRUCT, "this range-based for is not supported", node)
        with self.capture() as whole:
            place = self.freeze_place(self.place(ranges[-1]))
            if not isinstance(place.type, ArrayType) or place.type.count is None:
                raise Unsupported(errors.CONSTRUCT, "a range-based for over something that is not an array", node)
            index = self.module.new_var("i", I32)
            self.emit(Declare(index, literal(0, I32), self.origin(node)))
            here = Load(VarPlace(index), I32)
            element = IndexPlace(place, here, place.type.element, self.origin(variable))
            body = self.block(lambda: self.range_body(variable, element, children[-1]))
            test = Binary(BinaryOp.LT, here, literal(place.type.count, I32), BOOL)
            step = Assign(VarPlace(index), Binary(BinaryOp.ADD, here, literal(1, I32), I32))
            self.emit(Loop(test, body, (), (step,), False, unroll, self.origin(node)))
        self.emit(Scope(tuple(whole), self.origin(node)))

    def range_body(self, variable: Node, element: Place, body: Node) -> None:
        if is_reference(variable.type.canonical):
            self.env[variable.key] = element
        else:
            t = self.types.lower(variable.type, variable)
            var = self.module.new_var(variable.spelling, t)
            self.emit(Declare(var, self.convert(self.load(element, variable), t, variable), self.origin(variable)))
            self.env[variable.key] = VarPlace(var)
            self.note_constant(variable, var)
        if body.kind == K.COMPOUND_STMT:
            self.each(body)
        else:
            self.stmt(body)

    # --------------------------------------------------------------------------------------------------------------- switch
    def switch(self, node: Node) -> None:
        parts = list(node.children)
        declares = parts[0].kind in (K.DECL_STMT, K.VAR_DECL)
        with self.capture() as whole:
            while parts[0].kind in (K.DECL_STMT, K.VAR_DECL):
                self.leading_declaration(parts.pop(0))
            value = self.value(parts[0])
            if not isinstance(value.type, ScalarType):
                raise Unsupported(errors.CONSTRUCT, "a switch over something that is not a number", node)
            value = cast(value, scalar(promoted(value.type)))
            cases = self.cases(parts[1], scalar(value.type), node)
            self.emit(Switch(value, cases, self.origin(node)))
        if declares:
            self.emit(Scope(tuple(whole), self.origin(node)))
        else:
            self.out.extend(whole)

    def cases(self, body: Node, t: ScalarType, node: Node) -> tuple[Case, ...]:
        """The arms.  Variables that an arm declares without a value are visible in later arms: they go before the switch."""
        statements = body.children if body.kind == K.COMPOUND_STMT else (body,)
        arms: list[tuple[list[int], bool, list[Stmt]]] = []
        for statement in statements:
            labels, default, inner = self.labels(statement, t)
            if labels or default:
                arms.append((labels, default, []))
            elif not arms:
                self.before_first_case(statement)
                continue
            if inner is not None:
                arms[-1][2].extend(self.arm_statement(inner))
        return tuple(Case(tuple(values), default, tuple(out)) for values, default, out in merged(arms))

    def labels(self, node: Node, t: ScalarType) -> tuple[list[int], bool, Node | None]:
        """``case 1: case 2: default: stmt``."""
        values: list[int] = []
        default = False
        while node.kind in (K.CASE_STMT, K.DEFAULT_STMT):
            if node.kind == K.CASE_STMT:
                if len(node.children) > 2:
                    raise Unsupported(errors.CONSTRUCT, "a range of case values is not supported", node)
                value = node.children[0].evaluate()
                if not isinstance(value, int):
                    raise Unsupported(errors.SOURCE_ERRORS, "the value of this case is not known", node)
                values.append(wrapped(value, t.scalar))
            else:
                default = True
            node = node.children[-1]
        return values, default, node

    def before_first_case(self, statement: Node) -> None:
        if statement.kind != K.DECL_STMT:
            raise Unsupported(errors.CONSTRUCT, "statements before the first case never run", statement)
        self.stmt(statement)

    def arm_statement(self, node: Node) -> Block:
        if any(c.kind in (K.CASE_STMT, K.DEFAULT_STMT) for c in nested_labels(node)):
            raise Unsupported(errors.GOTO, "a case label inside of another statement", node)
        with self.capture() as body:
            self.stmt(node)
        hoisted = [s for s in body if isinstance(s, Declare) and s.value is None and node.kind == K.DECL_STMT]
        self.out.extend(hoisted)
        return tuple(s for s in body if s not in hoisted)


def merged(arms: list[tuple[list[int], bool, list[Stmt]]]) -> list[tuple[list[int], bool, list[Stmt]]]:
    """Arms without statements join the next one."""
    result: list[tuple[list[int], bool, list[Stmt]]] = []
    pending: tuple[list[int], bool] = ([], False)
    for values, default, body in arms:
        values, default = pending[0] + values, pending[1] or default
        if body:
            result.append((values, default, body))
            pending = ([], False)
        else:
            pending = (values, default)
    if pending[0] or pending[1]:
        result.append((pending[0], pending[1], []))
    return result


def nested_labels(node: Node) -> list[Node]:
    """Case labels below a statement that belong to the switch around it."""
    if node.kind == K.SWITCH_STMT:
        return []
    found = [c for c in node.children if c.kind in (K.CASE_STMT, K.DEFAULT_STMT)]
    for c in node.children:
        if c.kind.is_statement():
            found += nested_labels(c)
    return found
