"""Cuts a C++ file into its declarations at namespace level, without a parser.

The pieces in order, joined, are the file.  Each declaration tells what it may declare and what it uses: names too many do no
harm to `device_code`, which keeps what a kernel may need.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Literal

from translator.lexer import TRIVIA, TokenKind, Tokens, tokenize

_DEVICE_WORDS = frozenset({b"__global__", b"__device__", b"__constant__", b"__shared__", b"__managed__"})
_TYPE_WORDS = frozenset({b"struct", b"class", b"union", b"enum", b"typedef"})
_PREFIXES = frozenset({b"static", b"inline", b"constexpr", b"extern", b"const"})
_NO_NAMES = _TYPE_WORDS | frozenset(
    b"""alignas __align__ __attribute__ __launch_bounds__ __declspec decltype noexcept sizeof requires explicit if while
    for switch return static_assert typename const constexpr static inline extern template using void bool char short int
    long float double unsigned signed auto""".split()
)
_BEHIND_A_NAME = frozenset({b"(", b";", b"=", b"[", b"{", b",", b"::", b":", b"<"})


@dataclass(frozen=True, slots=True)
class Piece:
    """A piece of the text.

    `kind`: a declaration; a preprocessor directive; ``using namespace``, with the namespace in `names`; the opening or closing
    of a namespace; or what lies between.  `names` is what a declaration may declare, `uses` all identifiers in it.  `host`: a
    function for the host alone, as far as its words tell.
    """

    text: bytes
    kind: Literal["declaration", "directive", "using", "scope", "gap"]
    names: frozenset[bytes] = frozenset()
    uses: frozenset[bytes] = frozenset()
    host: bool = False


def cut(text: bytes) -> Iterator[Piece]:
    """The file's pieces, for any bytes."""
    return _Cutter(tokenize(text)).pieces()


@dataclass(frozen=True, slots=True)
class _Word:
    text: bytes
    is_name: bool


@dataclass(slots=True)
class _Cutter:
    """`head`: words of the current declaration before its body; `body`: from its first brace on."""

    tokens: Tokens
    start: int = 0
    index: int = 0
    depth: int = 0
    head: list[_Word] = field(default_factory=list)
    body: list[_Word] = field(default_factory=list)

    def pieces(self) -> Iterator[Piece]:
        at_line_start = True
        while self.index < len(self.tokens):
            kind = self.tokens.kinds[self.index]
            if at_line_start and not self.head and self.tokens.text(self.index) == b"#":
                yield from self._directive()
                continue
            at_line_start = kind == TokenKind.NEWLINE or (at_line_start and kind in TRIVIA)
            self.index += 1
            if kind not in TRIVIA:
                piece = self._word(_Word(self.tokens.text(self.index - 1), kind == TokenKind.IDENTIFIER))
                if piece is not None:
                    yield piece
        self.index = len(self.tokens)
        rest = self._take()
        if self.head:
            yield _declaration(rest, self.head, self.body)
        elif rest:
            yield Piece(rest, "gap")

    def _take(self) -> bytes:
        """The text up to here, which begins the next piece."""
        text = self.tokens.data[self.tokens.starts[self.start] : self.tokens.starts[self.index]]
        self.start = self.index
        return text

    def _directive(self) -> Iterator[Piece]:
        gap = self._take()
        if gap:
            yield Piece(gap, "gap")
        while self.index < len(self.tokens) and self.tokens.kinds[self.index] != TokenKind.NEWLINE:
            self.index += 1
        self.index = min(self.index + 1, len(self.tokens))
        yield Piece(self._take(), "directive")

    def _word(self, word: _Word) -> Piece | None:
        """Take in the next word; the piece that it ends, if it ends one."""
        if self.depth == 0 and word.text == b"}" and not self.head:
            return Piece(self._take(), "scope")
        opens_body = self.depth == 0 and word.text == b"{"
        if opens_body and _opens_scope(self.head):
            self.head = []
            return Piece(self._take(), "scope")
        (self.body if self.body or opens_body else self.head).append(word)
        self.depth = max(0, self.depth + (word.text in (b"(", b"{", b"[")) - (word.text in (b")", b"}", b"]")))
        if self.depth or not self._ends(word):
            return None
        piece = _declaration(self._take(), self.head, self.body)
        self.head, self.body = [], []
        return piece

    def _ends(self, word: _Word) -> bool:
        if word.text == b"}" and self.body:
            return _is_function(self.head)
        return word.text == b";" or self._macro_call_ends()

    def _macro_call_ends(self) -> bool:
        """``DEFINE_KERNEL(name)`` without a semicolon: the words are a call, and something else begins behind it."""
        head = self.head
        if len(head) < 3 or head[-1].text != b")" or head[1].text != b"(" or not head[0].text.isupper():
            return False
        following = next((i for i in range(self.index, len(self.tokens)) if self.tokens.kinds[i] not in TRIVIA), None)
        if following is None:
            return True
        return self.tokens.kinds[following] == TokenKind.IDENTIFIER or self.tokens.text(following) in (b"#", b"}")


def _opens_scope(head: list[_Word]) -> bool:
    """``namespace a::b {``, ``inline namespace {``, ``extern "C" {``."""
    texts = [word.text for word in head]
    return b"namespace" in texts[:2] or (texts[:1] == [b"extern"] and len(texts) == 2)


def _is_function(head: list[_Word]) -> bool:
    """Whether a ``}`` ends the declaration: it has parameters, and is neither a type nor an initialiser."""
    texts = [word.text for word in _significant(head)]
    return b"(" in texts and not _TYPE_WORDS.intersection(texts[:1]) and not _assigns(texts)


def _assigns(texts: list[bytes]) -> bool:
    """Whether there is a ``=`` outside brackets that is no operator's name: a variable with an initialiser."""
    depth = 0
    for before, text in zip([b"", *texts], texts, strict=False):
        depth += (text == b"(") - (text == b")")
        if text == b"=" and depth == 0 and before != b"operator":
            return True
    return False


def _significant(head: list[_Word]) -> list[_Word]:
    """The words behind ``template <...>`` and decorations."""
    rest = head
    while rest and rest[0].text == b"template":
        depth = 0
        for index, word in enumerate(rest[1:], 1):
            depth += word.text.count(b"<") - word.text.count(b">")
            if depth <= 0 and index > 1:
                rest = rest[index + 1 :]
                break
        else:
            return head
    while rest and rest[0].text in _PREFIXES:
        rest = rest[1:]
    return rest


def _declaration(text: bytes, head: list[_Word], body: list[_Word]) -> Piece:
    rest = _significant(head)
    first = rest[0].text if rest else b""
    if [word.text for word in rest[:2]] == [b"using", b"namespace"]:
        return Piece(text, "using", frozenset({b"".join(word.text for word in rest[2:] if word.text != b";")}))
    is_type = first in _TYPE_WORDS
    uses = frozenset(word.text for word in (*head, *body) if word.is_name)
    texts = {word.text for word in head}
    function = b"(" in texts and not is_type and first != b"using" and not _assigns([word.text for word in rest])
    for_device = bool(_DEVICE_WORDS & texts) or b"constexpr" in texts or _hidden_in_a_macro(rest)
    names = _declared(rest, body, is_enum=any(word.text == b"enum" for word in rest[:2]))
    return Piece(text, "declaration", names, uses, host=function and not for_device)


def _hidden_in_a_macro(words: list[_Word]) -> bool:
    """``DEFINE_KERNEL(name)``, and functions whose device word may be in a macro (all capitals)."""
    return any(word.is_name and word.text.isupper() and len(word.text) > 2 for word in words)


def _declared(head: list[_Word], body: list[_Word], *, is_enum: bool) -> frozenset[bytes]:
    """Names that the declaration may bring in."""
    names: set[bytes] = set()
    depth = 0
    for index, word in enumerate(head):
        depth += (word.text == b"(") - (word.text == b")")
        if not word.is_name:
            continue
        if [w.text for w in head[max(0, index - 2) : index]] == [b"(", b"*"]:
            names.add(word.text)  # a pointer to functions or to an array: float (*name)(float)
        if depth == 0 and word.text not in _NO_NAMES:
            following = head[index + 1].text if index + 1 < len(head) else b";"
            if word.text == b"operator" or following in _BEHIND_A_NAME:
                names.add(word.text)
    if is_enum:
        names.update(word.text for word in body if word.is_name)
    behind = len(body) - next((i for i, word in enumerate(reversed(body)) if word.text == b"}"), len(body))
    names.update(word.text for word in body[behind:] if word.is_name)  # typedef struct {...} name;
    return frozenset(names)
