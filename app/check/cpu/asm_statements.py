"""Inline PTX: an asm statement becomes a call of the emulator's ``wbemu::ptx::run``, which reads the template itself.

Only the punctuation changes, in place: the template stays an expression of the source, so that the preprocessor joins what
macros make of it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from app.check.cpu.lexical import matching

_ASM = re.compile(
    r"(?<![\w$])(?:asm|__asm__|__asm)\b\s*(?:\\\n\s*)?(?:(?:volatile|__volatile__|__volatile|inline|goto)\b\s*(?:\\\n\s*)?)*\("
)
_NAME = re.compile(r"\s*\[\s*\w*\s*\]")
_TEMPLATE = "::wbemu::ptx::run(::wbemu::here(), [] { struct Ptx { static constexpr const char* text() { return "
_TEMPLATE_END = "; } }; return Ptx{}; }()"


@dataclass(frozen=True, slots=True)
class Replacement:
    """``text[start:end]`` becomes `text`."""

    start: int
    end: int
    text: str


def replacements(text: str, blanked: str) -> Iterator[Replacement]:
    """The edits for every asm statement; `blanked` is the text without strings and comments, at the same places."""
    for match in _ASM.finditer(blanked):
        opening = match.end() - 1
        closing = matching(blanked, opening)
        if closing is None:
            continue
        sections = _sections(blanked, opening + 1, closing)
        if _is_compiler_barrier(text, sections):
            continue
        yield Replacement(match.start(), match.end(), _TEMPLATE)
        yield from _operands(blanked, sections)
        if len(sections) > 3:
            yield Replacement(sections[3][0] - 1, closing, "")  # clobbers, with their colon


def _is_compiler_barrier(text: str, sections: list[tuple[int, int]]) -> bool:
    start, end = sections[0]
    return re.fullmatch(r'[\s\\]*(?:"\s*"[\s\\]*)+', text[start:end]) is not None


def _sections(blanked: str, start: int, end: int) -> list[tuple[int, int]]:
    """What the colons at the top level separate: template, outputs, inputs, clobbers, labels."""
    borders = [i for i in _at_top(blanked, start, end) if blanked[i] == ":"]
    return list(zip([start, *(b + 1 for b in borders)], [*borders, end], strict=True))


def _at_top(blanked: str, start: int, end: int) -> Iterator[int]:
    """Places that are in no bracket."""
    i = start
    while i < end:
        if blanked[i] in "([{":
            i = matching(blanked, i) or end
        else:
            yield i
        i += 1


def _operands(blanked: str, sections: list[tuple[int, int]]) -> Iterator[Replacement]:
    template_end = sections[0][1]
    yield Replacement(template_end, template_end + (len(sections) > 1), _TEMPLATE_END)
    for number, function in ((1, "asm_result"), (2, "asm_source")):
        if number >= len(sections):
            return
        start, end = sections[number]
        if number == 2:
            yield Replacement(start - 1, start, "")  # the colon before the inputs
        commas = [i for i in _at_top(blanked, start, end) if blanked[i] == ","]
        for left, right in zip([start, *(c + 1 for c in commas)], [*commas, end], strict=True):
            yield from _operand(blanked, left, right, function)


def _operand(blanked: str, start: int, end: int, function: str) -> Iterator[Replacement]:
    """``"=r"(x)`` → ``, ::wbemu::ptx::asm_result("=r", (x))``."""
    named = _NAME.match(blanked, start, end)
    begin = named.end() if named else start
    opening = blanked.find("(", begin, end)
    closing = matching(blanked, opening) if opening >= 0 else None
    if closing is None:
        return
    comma = start - 1 if blanked[start - 1] == "," else start
    yield Replacement(comma, begin, f", ::wbemu::ptx::{function}(")
    yield Replacement(opening, opening, ", ")
    yield Replacement(closing + 1, closing + 1, ")")
