"""A lossless byte lexer for CUDA C++.

The tokens of a file, put together again, are the file: every byte belongs to exactly one token, whatever the bytes are.
Nothing is expanded or skipped, so the tokens of macro bodies and of untaken ``#if`` branches are there like all others.
Bytes from 0x80 up count as letters, which lets UTF-8 identifiers and any legacy encoding pass.

Sources: C++17 [lex] (translation phases 1 to 3), CUDA C++ Programming Guide, "Execution Configuration" for ``<<< >>>``.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from enum import IntEnum

from translator.source import Span


class TokenKind(IntEnum):
    WHITESPACE = 1
    """Blanks and spliced line ends (backslash, newline)."""
    IDENTIFIER = 2
    """Keywords too; a line splice inside an identifier belongs to it."""
    PUNCTUATOR = 3
    NEWLINE = 4
    NUMBER = 5
    """A preprocessing number, digit separators included."""
    COMMENT = 6
    STRING = 7
    """A string literal with its prefix; raw strings too."""
    CHARACTER = 8
    HEADER_NAME = 9
    """``<...>`` after ``#include`` and in ``__has_include``, delimiters included (a quoted name is a STRING)."""
    BROKEN = 10
    """An unterminated comment, string or character literal, and any byte that fits nowhere."""


TRIVIA = frozenset({TokenKind.WHITESPACE, TokenKind.NEWLINE, TokenKind.COMMENT})


_SPLICE = rb"\\[ \t]*(?:\r\n|\n|\r)"
_BLANKS = rb"(?:[ \t\f\v]|" + _SPLICE + rb")*"
_LETTER = rb"[\w$\x80-\xff]"
_PREFIX = rb"(?:u8|[uUL])?"
_ESCAPE = rb"\\(?:\r\n|.)"

_INCLUDE = rb"\#" + _BLANKS + rb"(?:include_next|include|import)" + _BLANKS + rb"<[^>\r\n]*>"
_HAS_INCLUDE = rb"__has_include(?:_next)?" + _BLANKS + rb"\(" + _BLANKS + rb"<[^>\r\n]*>"

_BRANCHES: tuple[tuple[TokenKind, bytes], ...] = (
    # The order is by how often a branch matches, as far as the branches overlap allows.
    (TokenKind.WHITESPACE, rb"[ \t\f\v]+"),
    (TokenKind.HEADER_NAME, _INCLUDE + rb"|" + _HAS_INCLUDE),
    # A literal with a prefix begins like an identifier.
    (TokenKind.IDENTIFIER, rb"(?!" + _PREFIX + rb"R?[\"'])[^\W\d]" + _LETTER + rb"*(?:" + _SPLICE + _LETTER + rb"+)*"),
    (
        TokenKind.PUNCTUATOR,
        rb"[(){}\[\];,?~]|<<[<=]?|>>[>=]?|->\*?|::|\.\.\.|\.\*|&&|\|\||\+\+|--|\#\#|[-+*%&|^!=<>]=|/=|"
        rb"[-+*%&|^!=<>:\#]|/(?![*/])|\.(?!\d)",
    ),
    (TokenKind.NEWLINE, rb"\r\n|\n|\r"),
    (TokenKind.NUMBER, rb"\.?\d(?:[eEpP][-+]|'?" + _LETTER + rb"|\.)*"),
    (TokenKind.COMMENT, rb"//(?:[^\r\n\\]|" + _SPLICE + rb"|\\)*|/\*.*?\*/"),
    (TokenKind.STRING, _PREFIX + rb"R\"(?P<delimiter>[^()\\\s\"]{0,16})\(.*?\)(?P=delimiter)\""),
    (TokenKind.STRING, _PREFIX + rb"\"(?:[^\"\\\r\n]|" + _ESCAPE + rb")*\""),
    (TokenKind.CHARACTER, _PREFIX + rb"'(?:[^'\\\r\n]|" + _ESCAPE + rb")*'"),
    (TokenKind.WHITESPACE, rb"(?:[ \t\f\v]|" + _SPLICE + rb")+"),
    (TokenKind.IDENTIFIER, rb"[$\x80-\xff]" + _LETTER + rb"*"),
    (TokenKind.BROKEN, rb"/\*.*"),
    (TokenKind.BROKEN, _PREFIX + rb"[\"'](?:[^\r\n\\]|" + _ESCAPE + rb")*"),
    (TokenKind.BROKEN, rb"."),
)
_PATTERN = re.compile(rb"|".join(rb"(" + branch + rb")" for _, branch in _BRANCHES), re.DOTALL)


def _kinds_by_group() -> tuple[TokenKind, ...]:
    """The token kind for each group number of the pattern (an inner group never is a match's last group)."""
    kinds = [TokenKind.BROKEN]
    for kind, branch in _BRANCHES:
        kinds += [kind] * (1 + branch.count(b"(?P<"))
    return tuple(kinds)


_KIND_OF_GROUP = _kinds_by_group()
_HEADER_GROUP = _KIND_OF_GROUP.index(TokenKind.HEADER_NAME)


@dataclass(frozen=True, slots=True)
class Tokens:
    """The tokens of a text, as parallel sequences: token ``i`` is ``data[starts[i]:starts[i + 1]]``.

    `starts` has one entry more than `kinds`, the length of the text.
    """

    data: bytes
    kinds: tuple[TokenKind, ...]
    starts: tuple[int, ...]

    def __len__(self) -> int:
        return len(self.kinds)

    def text(self, index: int) -> bytes:
        return self.data[self.starts[index] : self.starts[index + 1]]

    def span(self, index: int) -> Span:
        return Span(self.starts[index], self.starts[index + 1])

    def texts(self) -> Iterator[bytes]:
        """All tokens in order; joined they are `data`."""
        return (self.text(index) for index in range(len(self)))


BYTE_ORDER_MARK = b"\xef\xbb\xbf"
"""UTF-8's mark, which editors on Windows put in front of a file."""


def tokenize(data: bytes) -> Tokens:
    """Split any bytes into tokens; never fails."""
    kinds: list[TokenKind] = []
    starts: list[int] = [0]
    kind_of_group = _KIND_OF_GROUP
    if data.startswith(BYTE_ORDER_MARK):
        # Blank to a compiler, but its bytes would count as the letters of a name.
        kinds.append(TokenKind.WHITESPACE)
        starts.append(len(BYTE_ORDER_MARK))
    for match in _PATTERN.finditer(data, starts[-1]):
        group = match.lastindex or 0
        if group == _HEADER_GROUP:
            _split_include(match, kinds, starts)
        else:
            kinds.append(kind_of_group[group])
            starts.append(match.end())
    return Tokens(data, tuple(kinds), tuple(starts))


def _split_include(match: re.Match[bytes], kinds: list[TokenKind], starts: list[int]) -> None:
    """Split ``#include <name>`` or ``__has_include(<name>`` into its tokens."""
    text = match.group()
    name_at = text.index(b"<")
    for part in _PATTERN.finditer(text, 0, name_at):
        kinds.append(_KIND_OF_GROUP[part.lastindex or 0])
        starts.append(match.start() + part.end())
    kinds.append(TokenKind.HEADER_NAME)
    starts.append(match.end())


def unspliced(text: bytes) -> bytes:
    """A token's text without the line splices in it (C++17 [lex.phases], phase 2)."""
    return re.sub(_SPLICE, b"", text) if b"\\" in text else text
