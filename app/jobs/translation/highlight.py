"""Pygments tokens as flat arrays: they travel between processes and into the database as bytes.

Columns and lengths count UTF-16 units, as Qt's text layouts do.
"""

from __future__ import annotations

from array import array
from dataclasses import dataclass
from typing import Literal

from pygments.lexers import get_lexer_by_name

Language = Literal["cuda", "glsl", "python"]

LARGEST_TEXT = 2_000_000
"""Characters; a longer text is shown without colours rather than after seconds."""
_UNSHOWABLE = str.maketrans({0: "\u2400", 0x2028: "\u2424", 0x2029: "\u2424", 0xFDD0: "\ufffd", 0xFDD1: "\ufffd"})
"""Characters that Qt takes for line ends or keeps for itself; each is replaced by one character of the same width."""


@dataclass(frozen=True, slots=True)
class Spans:
    """Coloured spans of a text: `flat` holds (column, length, index into types) as unsigned 32-bit numbers, and line i's
    numbers begin at ``starts[i]``.  No spans at all (`types` empty) means not coloured."""

    flat: bytes = b""
    starts: bytes = b""
    types: tuple[str, ...] = ()


def displayed(data: bytes) -> str:
    """The text of a file as the panes show it: every line end is ``\\n``, undecodable bytes are U+FFFD.

    Lines are those of `translator.source.LineIndex`.
    """
    text = data.decode("utf-8", errors="replace")
    return text.replace("\r\n", "\n").replace("\r", "\n").translate(_UNSHOWABLE)


def lex(language: Language, text: str) -> Spans:
    """Spans of a text from `displayed`."""
    if len(text) > LARGEST_TEXT:
        return Spans()
    flat, starts, types = array("I"), array("I", [0]), dict[str, int]()
    column = 0
    wide = not text.isascii() and max(text) > "\uffff"
    lexer = get_lexer_by_name(language, stripnl=False, ensurenl=False)
    for _, token, value in lexer.get_tokens_unprocessed(text):
        for i, part in enumerate(value.split("\n")):
            if i:
                starts.append(len(flat))
                column = 0
            length = len(part.encode("utf-16-le")) // 2 if wide else len(part)
            if part and not part.isspace():
                flat.extend((column, length, types.setdefault(str(token), len(types))))
            column += length
    return Spans(flat.tobytes(), starts.tobytes(), tuple(types))
