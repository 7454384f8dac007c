"""``asm`` statements in CUDA source: the template and the C++ operands (Inline PTX Assembly in CUDA, sections 1.1 and 1.2)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from translator.lexer import TokenKind
from translator.ptx.template_text import TemplateReader, unquoted
from translator.source import Span
from translator.structure.code import NONE, Code

_ASM = frozenset({b"asm", b"__asm__", b"__asm"})
_QUALIFIERS = frozenset({b"volatile", b"__volatile__", b"inline", b"goto"})


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

    `template` is None where the file does not tell the text; `variants` has further texts, where the statement stands in a
    macro whose arguments are part of the text.
    """

    span: Span
    template: str | None
    operands: tuple[AsmOperand, ...]
    """Outputs, then inputs: what %0, %1 ... stand for."""
    volatile: bool
    clobbers_memory: bool
    first: int
    """Index of the ``asm`` token."""
    variants: tuple[str, ...] = ()


def find_asm(code: Code, places: Iterable[int] | None = None) -> Iterator[AsmStatement]:
    """Every asm statement (or those that begin at one of some tokens), in order; also in macro bodies and untaken branches."""
    reader = TemplateReader(code)
    for index in range(len(code)) if places is None else places:
        if code.text[index] in _ASM and code.is_identifier(index):
            statement = _statement_at(code, index, reader)
            if statement is not None:
                yield statement


def _statement_at(code: Code, index: int, reader: TemplateReader) -> AsmStatement | None:
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
    texts = reader.texts(sections[0], index)
    return AsmStatement(
        span=code.span(index, closer),
        template=texts[0] if texts else None,
        operands=(*outputs, *inputs),
        volatile=volatile,
        clobbers_memory=any(b"memory" in code.text[i] for i in sections[3]),
        first=index,
        variants=texts[1:],
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
    letters = unquoted(code.text[constraint].decode("latin-1"))
    tokens = range(opener + 1, code.partner[opener])
    expression = code.slice(tokens).decode("utf-8", "surrogateescape")
    return AsmOperand(letters.lstrip("=+&"), expression, output, not output or "+" in letters, tokens)
