"""What the parts of lowering need of each other: each operation is declared here and provided by one of them."""

from __future__ import annotations

from translator.frontend.cursors import CType, Node
from translator.frontend.lower.module_builder import Signature
from translator.ir.nodes import BinaryOp, Block, Expr, Place
from translator.ir.types import ArrayType, Type


class Parts:
    def value(self, node: Node) -> Expr:
        """The value of an expression, as its own type (void: a Zero of void)."""
        raise NotImplementedError

    def value_as(self, node: Node, t: Type) -> Expr:
        """The value of an expression or initialiser list, converted to a type."""
        raise NotImplementedError

    def place(self, node: Node) -> Place:
        """Where an lvalue is; a temporary for other expressions."""
        raise NotImplementedError

    def condition(self, node: Node) -> Expr:
        """The value of an expression as bool."""
        raise NotImplementedError

    def effect(self, node: Node) -> None:
        """Evaluate for the effects alone."""
        raise NotImplementedError

    def pointer(self, node: Node) -> Expr:
        """The value of an expression as a pointer; arrays decay."""
        raise NotImplementedError

    def convert(self, e: Expr, t: Type, node: Node) -> Expr:
        raise NotImplementedError

    def call(self, node: Node) -> Expr | Place:
        """A call: a place if the function returns a reference, else its value."""
        raise NotImplementedError

    def call_function(self, target: Node, receiver: Expr | None, args: tuple[Node, ...], node: Node) -> Expr | Place:
        raise NotImplementedError

    def signature(self, target: Node, node: Node) -> Signature:
        raise NotImplementedError

    def stmt(self, node: Node) -> None:
        raise NotImplementedError

    def initialise(self, node: Node, t: Type, ctype: CType | None = None) -> Expr:
        """The value of an initialiser list for a type, completed."""
        raise NotImplementedError

    def default_value(self, ctype: CType | None, node: Node) -> Expr:
        """The value-initialised value, with the class's default member initialisers."""
        raise NotImplementedError

    def construct(self, node: Node, target: Node) -> Expr | Place:
        raise NotImplementedError

    def special_method(
        self, node: Node, target: Node, receiver: Node | None, args: tuple[Node, ...]
    ) -> Expr | Place | None:
        raise NotImplementedError

    def this_place(self, node: Node) -> Place:
        raise NotImplementedError

    def is_group(self, t: CType) -> bool:
        raise NotImplementedError

    def group_call(self, node: Node, target: Node) -> Expr | Place:
        raise NotImplementedError

    def half_call(self, node: Node, target: Node) -> Expr | Place | None:
        raise NotImplementedError

    def math_call(self, node: Node, target: Node) -> Expr | Place | None:
        raise NotImplementedError

    def given_or_default(self, parameter: Node, arg: Node) -> Node:
        raise NotImplementedError

    def argument(self, parameter: Node, arg: Node) -> Expr:
        raise NotImplementedError

    def has_default_initialiser(self, ctype: CType) -> bool:
        raise NotImplementedError

    def reference_to(self, node: Node, target_type: CType, where: Node) -> Expr:
        raise NotImplementedError

    def global_place(self, declaration: Node, node: Node) -> Place:
        raise NotImplementedError

    def initialiser(self, declaration: Node) -> Node | None:
        raise NotImplementedError

    def bind_group(self, declaration: Node) -> None:
        raise NotImplementedError

    def call_constructor(self, place: Place, target: Node, args: tuple[Node, ...], node: Node) -> None:
        raise NotImplementedError

    def to_base_place(self, place: Place, t: Type, node: Node) -> Place | None:
        raise NotImplementedError

    def zero(self, t: Type, node: Node) -> Expr:
        raise NotImplementedError

    def characters(self, node: Node, t: ArrayType, where: Node) -> Expr:
        raise NotImplementedError

    def binary(self, node: Node) -> Expr:
        raise NotImplementedError

    def binary_effect(self, node: Node) -> None:
        raise NotImplementedError

    def unary(self, node: Node) -> Expr:
        raise NotImplementedError

    def step(self, node: Node, keep_old: bool) -> Expr | Place:
        raise NotImplementedError

    def conditional(self, node: Node) -> Expr:
        raise NotImplementedError

    def conditional_effect(self, node: Node) -> None:
        raise NotImplementedError

    def elvis(self, node: Node) -> Expr:
        raise NotImplementedError

    def lambda_value(self, node: Node) -> Expr:
        raise NotImplementedError

    def initialise_members(self, constructor: Node) -> None:
        raise NotImplementedError

    def find_captures(self, closure: Node) -> tuple[Node | None, ...]:
        raise NotImplementedError

    def arithmetic(self, op: BinaryOp, a: Expr, b: Expr, node: Node) -> Expr:
        raise NotImplementedError

    def negative(self, e: Expr, node: Node) -> Expr:
        raise NotImplementedError

    def declaration(self, d: Node) -> None:
        raise NotImplementedError

    def declaration_statement(self, node: Node) -> None:
        raise NotImplementedError

    def leading_declaration(self, node: Node) -> None:
        raise NotImplementedError

    def branch(self, node: Node) -> Block:
        raise NotImplementedError

    def each(self, node: Node) -> None:
        raise NotImplementedError

    def void(self) -> Expr:
        raise NotImplementedError

    def assignment(self, node: Node) -> Place:
        raise NotImplementedError

    def attributed(self, node: Node) -> None:
        raise NotImplementedError

    def loop(self, node: Node) -> None:
        raise NotImplementedError

    def switch(self, node: Node) -> None:
        raise NotImplementedError

    def returned(self, node: Node) -> Expr:
        raise NotImplementedError

    def is_plain_copy(self, target: Node) -> bool:
        raise NotImplementedError

    def statement(self, node: Node) -> None:
        raise NotImplementedError

    def refuse_destructor(self, t: CType, node: Node) -> None:
        raise NotImplementedError

    def asm_statement(self, node: Node) -> None:
        raise NotImplementedError

    def inverse(self, e: Expr) -> Expr:
        raise NotImplementedError

    def seen_as(self, place: Place, t: Type, node: Node | None) -> Place:
        raise NotImplementedError
