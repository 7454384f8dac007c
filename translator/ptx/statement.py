"""``asm`` statements in CUDA source: the template and the C++ operands (Inline PTX Assembly in CUDA, sections 1.1 and 1.2)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from translator.lexer import TokenKind
from translator.source import Span
from translator.structure.code import NONE, Code

_ASM = frozenset({b"asm", b"__asm__", b"__asm"})
_QUALIFIERS = frozenset({b"volatile", b"__volatile__", b"inline", b"goto"})
_SIMPLE_ESCAPES = {"n": "\n", "t": "\t", "r": "\r", "v": "\v", "f": "\f", "a": "\a", "b": "\b", "0": "\0"}
_ESCAPE = re.compile(r"\\(x[0-9a-fA-F]+|[0-7]{1,3}|\r\n|.)", re.DOTALL)


@dataclass(frozen=True, slots=True)
class AsmOperand:
    """One C++ operand: its constraint's letter (r, l, h, f, d, n, q, C...), and the expression's text."""

    letter: str
    expression: str
    written: bool
    read: bool
    tokens: range = range(0)
    """Where the expression stands in the source."""


@dataclass(frozen=True, slots=True)
class AsmStatement:
    """``asm volatile("..." : outputs : inputs : clobbers)``, without the semicolon.

    `template` is None where it is not made of string literals alone (a macro builds it).
    """

    span: Span
    template: str | None
    operands: tuple[AsmOperand, ...]
    """Outputs, then inputs: what %0, %1 ... stand for."""
    volatile: bool
    clobbers_memory: bool
    first: int
    """Index of the ``asm`` token."""


def find_asm(code: Code) -> Iterator[AsmStatement]:
    """Every asm statement, in order; those in macro bodies and untaken branches too."""
    for index, text in enumerate(code.text):
        if text in _ASM and code.is_identifier(index):
            statement = _statement_at(code, index)
            if statement is not None:
                yield statement


def _statement_at(code: Code, index: int) -> AsmStatement | None:
    opener = index + 1
    volatile = False
    while opener < len(code) and code.text[opener] in _QUALIFIERS:
        volatile |= b"volatile" in code.text[opener]
        opener += 1
    if not code.is_at(opener, b"(") or code.partner[opener] == NONE:
        return None
    closer = code.partner[opener]
    sections = _sections(code, opener, closer)
    outputs = [o for part in _split(code, sections[1]) if (o := _operand(code, part, True)) is not None]
    inputs = [o for part in _split(code, sections[2]) if (o := _operand(code, part, False)) is not None]
    return AsmStatement(
        span=code.span(index, closer),
        template=_literals(code, sections[0]),
        operands=(*outputs, *inputs),
        volatile=volatile,
        clobbers_memory=any(b"memory" in code.text[i] for i in sections[3]),
        first=index,
    )


def _sections(code: Code, opener: int, closer: int) -> list[range]:
    """The parts between colons: template, outputs, inputs, clobbers; ``::`` is two colons."""
    parts: list[range] = []
    start = opener + 1
    i = start
    while i < closer:
        text = code.text[i]
        if code.partner[i] > i:
            i = code.partner[i]
        elif text in (b":", b"::"):
            parts.append(range(start, i))
            if text == b"::":
                parts.append(range(i, i))
            start = i + 1
        i += 1
    parts.append(range(start, closer))
    return (parts + [range(0)] * 4)[:4]


def _split(code: Code, part: range) -> Iterator[range]:
    """The comma-separated pieces of a section."""
    start = part.start
    i = part.start
    while i < part.stop:
        if code.partner[i] > i:
            i = code.partner[i]
        elif code.text[i] == b",":
            yield range(start, i)
            start = i + 1
        i += 1
    if start < part.stop:
        yield range(start, part.stop)


def _operand(code: Code, part: range, output: bool) -> AsmOperand | None:
    """``"=r"(expression)``; None for what does not look like one."""
    constraint = next((i for i in part if code.kind[i] == TokenKind.STRING), NONE)
    if constraint == NONE or not code.is_at(constraint + 1, b"(") or code.partner[constraint + 1] == NONE:
        return None
    opener = constraint + 1
    letters = code.text[constraint].decode("latin-1").strip('"')
    tokens = range(opener + 1, code.partner[opener])
    expression = code.slice(tokens).decode("utf-8", "surrogateescape")
    return AsmOperand(letters.lstrip("=+&"), expression, output, not output or "+" in letters, tokens)


def _literals(code: Code, part: range) -> str | None:
    """The string that adjacent literals make; None where anything else stands between them."""
    pieces: list[str] = []
    for i in part:
        if code.kind[i] != TokenKind.STRING:
            return None
        pieces.append(_unquoted(code.text[i].decode("utf-8", "surrogateescape")))
    return "".join(pieces) if pieces else None


def _unquoted(literal: str) -> str:
    raw = re.fullmatch(r'(?:u8|[uUL])?R"([^()\\\s"]*)\((.*)\)\1"', literal, re.DOTALL)
    if raw:
        return raw[2]
    body = literal[literal.index('"') + 1 : -1]
    return _ESCAPE.sub(_unescaped, body)


def _unescaped(match: re.Match[str]) -> str:
    what = match[1]
    if what in ("\n", "\r\n"):
        return ""
    if what[0] == "x":
        return chr(int(what[1:], 16) & 0xFF)
    if what[0] in "01234567":
        return chr(int(what, 8) & 0xFF)
    return _SIMPLE_ESCAPES.get(what, what)
