"""Statements.  Each is lowered by itself: what one can't have becomes a problem, and the next goes on."""

from __future__ import annotations

from translator.frontend.cursors import K, Node
from translator.frontend.lower import errors
from translator.frontend.lower.base import Base
from translator.frontend.lower.errors import Unsupported
from translator.ir.nodes import Block, Break, Continue, Expr, If, Literal, Return, Scope
from translator.ir.types import VOID

_LOOPS = (K.FOR_STMT, K.WHILE_STMT, K.DO_STMT, K.CXX_FOR_RANGE_STMT)


class Statements(Base):
    def stmt(self, node: Node) -> None:
        self.attempt(node, lambda: self.statement(node))

    def statement(self, node: Node) -> None:
        kind = node.kind
        if kind == K.COMPOUND_STMT:
            self.compound(node)
        elif kind == K.DECL_STMT:
            self.declaration_statement(node)
        elif kind == K.IF_STMT:
            self.if_statement(node)
        elif kind in _LOOPS:
            self.loop(node)
        elif kind == K.SWITCH_STMT:
            self.switch(node)
        elif kind == K.RETURN_STMT:
            self.return_statement(node)
        elif kind == K.BREAK_STMT:
            self.emit(Break(self.origin(node)))
        elif kind == K.CONTINUE_STMT:
            self.emit(Continue(self.origin(node)))
        elif kind == K.NULL_STMT:
            pass
        elif kind.is_expression():
            self.effect(node)
        else:
            self.other_statement(node)

    def other_statement(self, node: Node) -> None:
        kind = node.kind
        if kind in (K.GOTO_STMT, K.INDIRECT_GOTO_STMT, K.LABEL_STMT):
            raise Unsupported(errors.GOTO, "shaders have no goto", node)
        if kind in (K.ASM_STMT, K.MS_ASM_STMT):
            self.asm_statement(node)
            return
        if kind == K.CXX_TRY_STMT:
            raise Unsupported(errors.CONSTRUCT, "exceptions are not available in shaders", node)
        if kind == K.UNEXPOSED_STMT and len(node.children) == 1:
            self.attributed(node)
            return
        raise Unsupported(errors.CONSTRUCT, f"this kind of statement is not supported ({kind.name.lower()})", node)

    def compound(self, node: Node) -> None:
        body = self.block(lambda: self.each(node))
        if body:
            self.emit(Scope(body, self.origin(node)))

    def each(self, node: Node) -> None:
        for child in node.children:
            self.stmt(child)

    def branch(self, node: Node) -> Block:
        """The statements of a branch or loop body, without a scope of their own (the block is one)."""
        return self.block(lambda: self.each(node) if node.kind == K.COMPOUND_STMT else self.stmt(node))

    def if_statement(self, node: Node) -> None:
        parts = list(node.children)
        declares = parts[0].kind in (K.DECL_STMT, K.VAR_DECL)
        body = self.block(lambda: self.if_parts(parts, node))
        if declares:
            self.emit(Scope(body, self.origin(node)))
        else:
            self.out.extend(body)

    def if_parts(self, parts: list[Node], node: Node) -> None:
        while parts[0].kind in (K.DECL_STMT, K.VAR_DECL, K.NULL_STMT):
            self.leading_declaration(parts.pop(0))
        condition = self.condition(parts[0])
        then_node = parts[1]
        else_node = parts[2] if len(parts) > 2 else None
        if isinstance(condition, Literal):
            chosen = then_node if condition.value else else_node
            if chosen is not None:
                self.stmt(chosen)
            return
        then = self.branch(then_node)
        otherwise = self.branch(else_node) if else_node is not None else ()
        self.emit_branches(condition, then, otherwise, node)

    def emit_branches(self, condition: Expr, then: Block, otherwise: Block, node: Node) -> None:
        if then or otherwise:
            self.emit(If(condition, then, otherwise, self.origin(node)))

    def leading_declaration(self, node: Node) -> None:
        """``if (int n = f(); ...)`` and ``if (T* p = f())``."""
        if node.kind == K.DECL_STMT:
            self.declaration_statement(node)
        elif node.kind == K.VAR_DECL:
            self.declaration(node)

    def return_statement(self, node: Node) -> None:
        values = [c for c in node.children if c.kind.is_expression()]
        if self.result == VOID:
            if values:
                self.effect(values[0])
            self.emit(Return(None, self.origin(node)))
        elif not values:
            raise Unsupported(errors.SOURCE_ERRORS, "a return without a value", node)
        else:
            self.emit(Return(self.returned(values[0]), self.origin(node)))
