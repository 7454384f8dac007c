"""Parses the text of an asm template (PTX ISA, chapter "Syntax"; ``%%`` and ``%n`` as in "Inline PTX Assembly in CUDA")."""

from __future__ import annotations

import re
import struct

from translator.ptx.model import (
    Address,
    ArgumentRef,
    Declaration,
    Immediate,
    Instruction,
    Item,
    Label,
    Negated,
    Operand,
    PtxSyntaxError,
    Register,
    Selected,
    SpecialRegister,
    VectorOperand,
)
from translator.ptx.scopes import Scopes

_COMMENT = re.compile(r"//[^\n]*|/\*.*?\*/", re.DOTALL)
_TOKEN = re.compile(
    r"""\s*(?:
      (?P<argument>%\d+) | (?P<special>%%?[A-Za-z_][\w$]*(?:\.[xyzw]\b)?)
    | (?P<part>\.[bh][0-3])\b
    | (?P<float>0[fF][0-9a-fA-F]{8}|0[dD][0-9a-fA-F]{16}) | (?P<decimal>\d+(?:\.\d*(?:[eE][-+]?\d+)?|[eE][-+]?\d+))
    | (?P<integer>0[xX][0-9a-fA-F]+U?|0[bB][01]+U?|\d+U?)
    | (?P<word>[A-Za-z_$][\w$]*) | (?P<mark>[\[\]{},+\-!|<>()])
    )""",
    re.VERBOSE,
)
_OPCODE = re.compile(r"([a-z][a-z0-9_]*)((?:(?:::|\.)[A-Za-z0-9_]+)*)")
_GUARD = re.compile(r"@\s*(!?)\s*(%\d+|%{0,2}[A-Za-z_$][\w$]*)\s*")
_LABEL = re.compile(r"([A-Za-z_$][\w$]*)\s*:(?!:)\s*")
_REG = re.compile(r"\.reg\s+\.([a-z0-9]+)\s+(.*)", re.DOTALL)
_RANGE = re.compile(r"%{0,2}([A-Za-z_$][\w$]*)\s*<\s*(\d+)\s*>")
_NAME = re.compile(r"%{0,2}([A-Za-z_$][\w$]*)")


def parse_template(template: str) -> tuple[Item, ...]:
    """The items of a template in order; blocks are flattened, and a name that two of them declare is made two.

    Raises PtxSyntaxError.
    """
    items: list[Item] = []
    scopes = Scopes()
    for piece in _statements(_COMMENT.sub(" ", template)):
        if piece in "{}":
            scopes.enter() if piece == "{" else scopes.leave()
            continue
        rest = piece
        while match := _LABEL.match(rest):
            items.append(Label(match[1]))
            rest = rest[match.end() :]
        if rest.strip():
            items.append(scopes.resolved(_item(rest.strip())))
    labels = [item.name for item in items if isinstance(item, Label)]
    if len(set(labels)) < len(labels):
        raise PtxSyntaxError("a label stands twice in one statement")
    return tuple(items)


def _statements(text: str) -> list[str]:
    """Split at semicolons; the braces of a block are statements' borders too, those of a vector operand are not."""
    pieces: list[str] = []
    current = ""
    depth = 0
    for char in text:
        if char == "{" and current.strip() and not current.rstrip().endswith(":"):
            depth += 1
        elif char == "}" and depth:
            depth -= 1
        elif char in "{}":
            pieces += [current, char]
            current = ""
            continue
        if char == ";" and not depth:
            pieces.append(current)
            current = ""
        else:
            current += char
    pieces.append(current)
    return [p.strip() for p in pieces if p.strip()]


def _item(text: str) -> Item:
    declaration = _REG.fullmatch(text)
    if declaration:
        return Declaration(declaration[1], tuple(_declared(declaration[2])))
    if text.startswith("."):
        raise PtxSyntaxError(f"'{text}' is a directive that cannot stand in a function here")
    guard: Register | ArgumentRef | None = None
    negated = False
    match = _GUARD.match(text)
    body = text
    if match:
        negated = match[1] == "!"
        name = match[2].lstrip("%")
        guard = ArgumentRef(int(name)) if name.isdigit() else Register(name)
        body = text[match.end() :]
    opcode = _OPCODE.match(body)
    if opcode is None:
        raise PtxSyntaxError(f"'{text}' is no PTX instruction")
    modifiers = tuple(m for m in re.split(r"\.", opcode[2]) if m)
    operands, second = _operands(body[opcode.end() :])
    return Instruction(opcode[1], modifiers, operands, guard, negated, second, text)


def _declared(text: str) -> list[str]:
    names: list[str] = []
    for part in (p.strip() for p in text.split(",")):
        counted = _RANGE.fullmatch(part)
        if counted:
            names += [f"{counted[1]}{i}" for i in range(min(int(counted[2]), 1024))]
        elif single := _NAME.fullmatch(part):
            names.append(single[1])
        else:
            raise PtxSyntaxError(f"'.reg ... {part}' declares no register")
    return names


class _Scanner:
    """The tokens of an operand list."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.tokens: list[tuple[str, str]] = []
        position = 0
        while text[position:].strip():
            match = _TOKEN.match(text, position)
            if match is None or match.lastgroup is None:
                raise PtxSyntaxError(f"'{text[position:].strip()[:20]}' cannot be read as a PTX operand")
            self.tokens.append((match.lastgroup, match[match.lastgroup]))
            position = match.end()
        self.at = 0

    def peek(self) -> str:
        return self.tokens[self.at][1] if self.at < len(self.tokens) else ""

    def peek_kind(self) -> str:
        return self.tokens[self.at][0] if self.at < len(self.tokens) else ""

    def take(self) -> tuple[str, str]:
        if self.at >= len(self.tokens):
            raise PtxSyntaxError(f"'{self.text.strip()}' ends too early")
        self.at += 1
        return self.tokens[self.at - 1]

    def expect(self, mark: str) -> None:
        if self.take()[1] != mark:
            raise PtxSyntaxError(f"'{self.text.strip()}': {mark} expected")


def _operands(text: str) -> tuple[tuple[Operand, ...], Operand | None]:
    scanner = _Scanner(text)
    operands: list[Operand] = []
    second: Operand | None = None
    while scanner.peek():
        operands.append(_operand(scanner))
        if scanner.peek() == "|":
            scanner.take()
            second = _operand(scanner)
        if scanner.peek():
            scanner.expect(",")
    return tuple(operands), second


def _operand(scanner: _Scanner) -> Operand:
    kind, text = scanner.take()
    match kind, text:
        case "mark", "[":
            return _address(scanner)
        case "mark", "{":
            elements = [_operand(scanner)]
            while scanner.peek() == ",":
                scanner.take()
                elements.append(_operand(scanner))
            scanner.expect("}")
            return VectorOperand(tuple(elements))
        case "mark", "!":
            return Negated(_operand(scanner))
        case "mark", "-":
            inner = _operand(scanner)
            if not isinstance(inner, Immediate):
                raise PtxSyntaxError(f"'{scanner.text.strip()}': a number is expected after -")
            return Immediate(-inner.value, inner.is_float)
        case _:
            plain = _plain(kind, text)
            if scanner.peek_kind() == "part":
                part = scanner.take()[1]
                return Selected(plain, int(part[2]) + (4 if part[1] == "h" else 0))
            return plain


def _plain(kind: str, text: str) -> Operand:
    match kind:
        case "argument":
            return ArgumentRef(int(text[1:]))
        case "special":
            return SpecialRegister(text.lstrip("%"))
        case "word":
            return Register(text)
        case "integer":
            return Immediate(
                int(text.rstrip("U"), 0) if text.startswith(("0x", "0X", "0b", "0B")) else _decimal(text), False
            )
        case "decimal":
            return Immediate(float(text), True)
        case "float":
            layout, width = ("<f", 4) if text[1] in "fF" else ("<d", 8)
            return Immediate(struct.unpack(layout, int(text[2:], 16).to_bytes(width, "little"))[0], True)
        case _:
            raise PtxSyntaxError(f"'{text}' is no PTX operand")


def _decimal(text: str) -> int:
    digits = text.rstrip("U")
    return int(digits, 8) if len(digits) > 1 and digits[0] == "0" else int(digits)


def _address(scanner: _Scanner) -> Address:
    """``[%1]``, ``[%1+16]``, ``[a-4]``; coordinates of a texture or tensor are refused."""
    base = _operand(scanner)
    offset = 0
    while scanner.peek() in ("+", "-"):
        sign = 1 if scanner.take()[1] == "+" else -1
        amount = _operand(scanner)
        if not isinstance(amount, Immediate) or amount.is_float:
            raise PtxSyntaxError(f"'{scanner.text.strip()}': the offset of an address is a number")
        offset += sign * int(amount.value)
    scanner.expect("]")
    return Address(base, offset)
