"""What an asm template holds, once parsed."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class ArgumentRef:
    """``%0``: a C++ operand of the statement."""

    index: int


@dataclass(frozen=True, slots=True)
class Register:
    """A register that the template declares (or a label or symbol that it names)."""

    name: str


@dataclass(frozen=True, slots=True)
class SpecialRegister:
    """``%%laneid``, ``%%tid.x``: without the percent signs."""

    name: str


@dataclass(frozen=True, slots=True)
class Immediate:
    """A constant; `value` is an int, or a float for ``0f3F800000`` and decimal floats."""

    value: int | float
    is_float: bool


@dataclass(frozen=True, slots=True)
class Address:
    """``[base + offset]``, offset in bytes."""

    base: Operand
    offset: int


@dataclass(frozen=True, slots=True)
class VectorOperand:
    """``{%0, %1, %2, %3}``."""

    elements: tuple[Operand, ...]


@dataclass(frozen=True, slots=True)
class Selected:
    """``%1.b2``, ``a.h0``: a byte (0 to 3) or a half (4 and 5) of a register, in video instructions."""

    operand: Operand
    part: int


@dataclass(frozen=True, slots=True)
class Negated:
    """``!p``: a predicate used the other way round; also the unused result ``_`` is a Register."""

    operand: Operand


Operand = ArgumentRef | Register | SpecialRegister | Immediate | Address | VectorOperand | Negated | Selected


@dataclass(frozen=True, slots=True)
class Instruction:
    """``@!p mad.lo.u32 d, a, b, c;``: opcode "mad", modifiers ("lo", "u32")."""

    opcode: str
    modifiers: tuple[str, ...]
    operands: tuple[Operand, ...]
    guard: Register | ArgumentRef | None
    guard_negated: bool
    second_result: Operand | None
    """``p|q``: the second destination of setp, shfl and the like."""
    text: str

    @property
    def name(self) -> str:
        return ".".join((self.opcode, *self.modifiers))


@dataclass(frozen=True, slots=True)
class Declaration:
    """``.reg .pred p, q;``"""

    type: str
    names: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Label:
    name: str


Item = Instruction | Declaration | Label


class PtxSyntaxError(ValueError):
    """Something in a template that is no PTX this parser reads; the message shows it."""
