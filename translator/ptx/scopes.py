"""Which register a name is: blocks of a template have names of their own (PTX ISA, "Statements": scopes of braces)."""

from __future__ import annotations

from dataclasses import replace

from translator.ptx.model import (
    Address,
    Declaration,
    Instruction,
    Item,
    Negated,
    Operand,
    PtxSyntaxError,
    Register,
    Selected,
    SpecialRegister,
    VectorOperand,
)


class Scopes:
    """The names that are visible while a template is read, innermost last."""

    def __init__(self) -> None:
        self._visible: list[dict[str, str]] = [{}]
        self._taken: set[str] = set()

    def enter(self) -> None:
        self._visible.append({})

    def leave(self) -> None:
        if len(self._visible) == 1:
            raise PtxSyntaxError("a closing brace has no block")
        self._visible.pop()

    def resolved(self, item: Item) -> Item:
        """The item with every name as one that no other block's register has."""
        match item:
            case Declaration():
                return Declaration(item.type, tuple(self._declared(name) for name in item.names))
            case Instruction():
                guard = item.guard
                return replace(
                    item,
                    operands=tuple(self._operand(o) for o in item.operands),
                    guard=Register(self._name(guard.name)) if isinstance(guard, Register) else guard,
                    second_result=None if item.second_result is None else self._operand(item.second_result),
                )
            case _:
                return item

    def _declared(self, name: str) -> str:
        unique, n = name, 1
        while unique in self._taken:
            n += 1
            unique = f"{name}_{n}"
        self._taken.add(unique)
        self._visible[-1][name] = unique
        return unique

    def _name(self, name: str) -> str:
        return next((scope[name] for scope in reversed(self._visible) if name in scope), name)

    def _operand(self, operand: Operand) -> Operand:
        match operand:
            case Register(name):
                return Register(self._name(name))
            case SpecialRegister(name) if (own := self._name(name)) != name or name in self._taken:
                return Register(own)  # %%r1, declared as such
            case Address(base, offset):
                return Address(self._operand(base), offset)
            case VectorOperand(elements):
                return VectorOperand(tuple(self._operand(e) for e in elements))
            case Negated(inner):
                return Negated(self._operand(inner))
            case Selected(inner, part):
                return Selected(self._operand(inner), part)
            case _:
                return operand
