"""Inline PTX: the operands of an asm statement, registers, and the walk over its instructions.

Inputs are read before anything is written, outputs are written at the end, so that operands may be one variable.  What
an instruction does is in `ptx_instructions`; one that is not known there is refused by its text.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from translator.frontend.cursors import Node
from translator.frontend.lower import errors
from translator.frontend.lower.base import Base
from translator.frontend.lower.conversions import cast
from translator.frontend.lower.errors import Unsupported
from translator.frontend.lower.literals import literal
from translator.ir.nodes import Bitcast, Declare, Expr, If, Load, Place, Var, VarPlace
from translator.ir.types import (
    BF16,
    BOOL,
    F16,
    F32,
    F64,
    I8,
    I16,
    I32,
    I64,
    U8,
    U16,
    U32,
    U64,
    PtrType,
    Scalar,
    ScalarType,
    Type,
)
from translator.ptx.model import (
    ArgumentRef,
    Declaration,
    Immediate,
    Instruction,
    Label,
    Negated,
    Operand,
    PtxSyntaxError,
    Register,
)
from translator.ptx.parser import parse_template
from translator.ptx.statement import AsmOperand, AsmStatement
from translator.source import Span

CARRY = Register("%carry")
"""The carry flag: PTX gives it no meaning between statements.  No template can declare a name that begins with ``%``."""
TYPES: dict[str, ScalarType] = {
    "b8": U8,
    "u8": U8,
    "s8": I8,
    "b16": U16,
    "u16": U16,
    "s16": I16,
    "f16": F16,
    "bf16": BF16,
    "b32": U32,
    "u32": U32,
    "s32": I32,
    "f32": F32,
    "b64": U64,
    "u64": U64,
    "s64": I64,
    "f64": F64,
    "pred": BOOL,
}


@dataclass(slots=True)
class AsmFrame:
    """One statement's operands and registers while it is lowered."""

    node: Node
    inputs: dict[int, Expr] = field(default_factory=dict)
    outputs: dict[int, tuple[Place, Var]] = field(default_factory=dict)
    registers: dict[str, Var] = field(default_factory=dict)
    carries: bool = False
    """Whether an instruction has set the carry."""
    text: str = ""

    def refuse(self, why: str = "is not translated for Vulkan") -> Unsupported:
        return Unsupported(errors.INLINE_PTX, f"'{self.text}' {why}", self.node)


class InlinePtx(Base):
    def asm_statement(self, node: Node) -> None:
        statement = self.read_asm(node)
        if not statement.operands and not (statement.template or "").strip():
            return  # a barrier for the compiler's optimiser alone
        try:
            items = parse_template(statement.template or "")
        except PtxSyntaxError as e:
            raise Unsupported(errors.INLINE_PTX, f"inline PTX that could not be read: {e}", node) from e
        frame = self.bind_operands(node, statement)
        if any(isinstance(i, Instruction) and "cc" in i.modifiers for i in items):
            self.declare_registers(frame, "u32", (CARRY.name,))
        for item in items:
            if isinstance(item, Declaration):
                self.declare_registers(frame, item.type, item.names)
        self.flow(frame, tuple(i for i in items if not isinstance(i, Declaration)))
        for place, var in frame.outputs.values():
            self.assign(place, self.bits_as(Load(VarPlace(var), var.type), place.type, frame), node)

    def flow(self, frame: AsmFrame, items: tuple[Instruction | Label, ...]) -> None:
        """The instructions in the order that labels and branches give."""
        raise NotImplementedError

    def checked(self, frame: AsmFrame, item: Instruction) -> None:
        """One instruction with its guard; what it lacks is said with its text."""
        frame.text = item.text
        try:
            self.guarded(frame, item)
        except (IndexError, ValueError) as e:
            raise frame.refuse("has not the operands that it needs") from e

    def read_asm(self, node: Node) -> AsmStatement:
        """The template and the constraints as the compiler sees them, so after all macros."""
        template, constraints = node.assembly
        if len(constraints) != len(node.children):
            raise Unsupported(errors.INLINE_PTX, "inline PTX whose operands are not known", node)
        operands = tuple(
            AsmOperand(c.lstrip("=+&"), "", written, not written or "+" in c) for c, written in constraints
        )
        return AsmStatement(Span(0, 0), template, operands, True, False, 0)

    def bind_operands(self, node: Node, statement: AsmStatement) -> AsmFrame:
        frame = AsmFrame(node)
        for i, (operand, child) in enumerate(zip(statement.operands, node.children, strict=True)):
            if not operand.written:
                frame.inputs[i] = self.temporary(self.pointer(child), child, "asm_in")
                continue
            place = self.freeze_place(self.place(child))
            var = self.module.new_var("asm_out", place.type)
            self.emit(Declare(var, self.load(place, child) if operand.read else None, self.origin(child)))
            frame.outputs[i] = (place, var)
        return frame

    def declare_registers(self, frame: AsmFrame, type_name: str, names: tuple[str, ...]) -> None:
        t = TYPES.get(type_name)
        if t is None:
            frame.text = f".reg .{type_name}"
            raise frame.refuse()
        for name in names:
            frame.registers[name] = self.declare(t, name, frame.node)

    def instruction(self, frame: AsmFrame, item: Instruction) -> None:
        """One instruction's statements."""
        raise NotImplementedError

    def guarded(self, frame: AsmFrame, item: Instruction) -> None:
        """``@p instruction``: a branch round it."""
        if item.guard is None:
            self.instruction(frame, item)
            return
        test = self.read_operand(frame, item.guard, BOOL)
        body = self.block(lambda: self.instruction(frame, item))
        self.emit(If(self.inverse(test) if item.guard_negated else test, body, (), self.origin(frame.node)))

    # ------------------------------------------------------------------------------------------------------------- operands
    def read_operand(self, frame: AsmFrame, operand: Operand, t: ScalarType) -> Expr:
        """An operand's value as a type: the same bits, or for narrower and wider registers the low ones."""
        match operand:
            case Immediate(value, is_float):
                if is_float != t.scalar.is_float:
                    raise frame.refuse("has a constant of another type")
                return literal(value, t, self.origin(frame.node))
            case ArgumentRef(index) if index in frame.inputs:
                return self.bits_as(frame.inputs[index], t, frame)
            case ArgumentRef(index) if index in frame.outputs:
                var = frame.outputs[index][1]
                return self.bits_as(Load(VarPlace(var), var.type), t, frame)
            case Negated(inner) if t == BOOL:
                return self.inverse(self.read_operand(frame, inner, BOOL))
            case Register("WARP_SZ"):
                return literal(32, t, self.origin(frame.node))
            case Register(name) if name in frame.registers:
                var = frame.registers[name]
                return self.bits_as(Load(VarPlace(var), var.type), t, frame)
            case _:
                raise frame.refuse()

    def write_operand(self, frame: AsmFrame, operand: Operand, value: Expr) -> None:
        match operand:
            case ArgumentRef(index) if index in frame.outputs:
                var = frame.outputs[index][1]
            case Register(name) if name in frame.registers:
                var = frame.registers[name]
            case Register("_"):
                return
            case _:
                raise frame.refuse()
        self.assign(VarPlace(var), self.bits_as(value, var.type, frame), frame.node)

    def bits_as(self, e: Expr, t: Type, frame: AsmFrame) -> Expr:
        """The bits of a value in a register of another type."""
        source = e.type
        if source == t:
            return e
        if isinstance(source, PtrType) or isinstance(t, PtrType):
            raise frame.refuse("computes with an address")
        if not isinstance(source, ScalarType) or not isinstance(t, ScalarType) or BOOL in (source, t):
            raise frame.refuse("has operands of types that do not fit")
        if source.scalar.is_float:
            bits = integer_of(source)
            return self.bits_as(Bitcast(e, bits, self.origin(frame.node)), t, frame)
        if t.scalar.is_float:
            return Bitcast(cast(e, integer_of(t)), t, self.origin(frame.node))
        return cast(e, t)

    def pointer_operand(self, frame: AsmFrame, operand: Operand) -> Expr:
        """An address that the statement was given."""
        if isinstance(operand, ArgumentRef) and operand.index in frame.inputs:
            pointer = frame.inputs[operand.index]
            if isinstance(pointer.type, PtrType):
                return pointer
        raise frame.refuse("reaches memory by a computed address")


def integer_of(t: ScalarType) -> ScalarType:
    """The unsigned integer of a type's size."""
    return {1: U8, 2: U16, 4: U32, 8: U64}[t.scalar.size]


def is_signed(t: ScalarType) -> bool:
    return t.scalar.kind == "i" and t.scalar is not Scalar.BOOL
