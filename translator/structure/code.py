"""The significant tokens of a file, with brackets matched and directives marked."""

from __future__ import annotations

from dataclasses import dataclass

from translator.lexer import TRIVIA, TokenKind, Tokens, tokenize, unspliced
from translator.source import Span

NONE = -1
"""Stands for "no such token" in the index columns."""

_OPEN = {b"(": b")", b"[": b"]", b"{": b"}"}
_CLOSE = frozenset(_OPEN.values())
_BRACKETS = _CLOSE | _OPEN.keys()
_HASH = ord("#")


@dataclass(frozen=True, slots=True)
class Directive:
    """One preprocessor directive: ``first`` is the ``#``, ``last`` the last token of its (spliced) line."""

    name: bytes
    first: int
    last: int

    @property
    def body(self) -> range:
        """The tokens after the directive's name."""
        return range(self.first + 2, self.last + 1)


@dataclass(frozen=True, slots=True)
class Code:
    """A file without blanks and comments, as parallel columns; an index into them is what all of `structure` speaks of.

    `partner` holds the index of the matching bracket, `directive` the number of the directive that a token belongs to
    (both `NONE` where there is none).  Brackets of a directive are matched within it; after ``#else`` the brackets go on
    from where they stood at the ``#if``, so that branches which both open a block do not count twice.
    """

    data: bytes
    tokens: Tokens
    kind: tuple[TokenKind, ...]
    text: tuple[bytes, ...]
    start: tuple[int, ...]
    end: tuple[int, ...]
    partner: tuple[int, ...]
    directive: tuple[int, ...]
    directives: tuple[Directive, ...]

    def __len__(self) -> int:
        return len(self.text)

    def span(self, first: int, last: int | None = None) -> Span:
        """The bytes from one token to another, both included."""
        return Span(self.start[first], self.end[first if last is None else last])

    def slice(self, part: range) -> bytes:
        """The source text of a run of tokens, blanks and comments between them included."""
        return self.data[self.start[part.start] : self.end[part.stop - 1]] if part else b""

    def is_at(self, index: int, text: bytes) -> bool:
        """Whether the token at an index, which may lie outside the file, has this text."""
        return 0 <= index < len(self.text) and self.text[index] == text

    def is_identifier(self, index: int) -> bool:
        return 0 <= index < len(self.kind) and self.kind[index] == TokenKind.IDENTIFIER

    def same_flow(self, a: int, b: int) -> bool:
        """Whether two tokens lie in the same directive, or both in the plain text."""
        return self.directive[a] == self.directive[b]


def read_code(data: bytes) -> Code:
    """Lex a text and find its brackets and directives."""
    tokens = tokenize(data)
    starts = tokens.starts
    # Plain loops over local lists: this runs once a token, for every file of a project.
    places: list[int] = []
    directive: list[int] = []
    firsts: list[int] = []
    line_start = True
    inside = NONE
    for place, kind in enumerate(tokens.kinds):
        if kind in TRIVIA:
            if kind == TokenKind.NEWLINE:
                line_start, inside = True, NONE
            continue
        if line_start:
            line_start = False
            if data[starts[place]] == _HASH and kind == TokenKind.PUNCTUATOR:
                inside = len(firsts)
                firsts.append(len(places))
        places.append(place)
        directive.append(inside)
    kind_column = [tokens.kinds[place] for place in places]
    texts = [data[starts[place] : starts[place + 1]] for place in places]
    if b"\\" in data:
        texts = [
            unspliced(text) if kind == TokenKind.IDENTIFIER else text
            for text, kind in zip(texts, kind_column, strict=True)
        ]
    directives = _directives(texts, directive, firsts)
    return Code(
        data=data,
        tokens=tokens,
        kind=tuple(kind_column),
        text=tuple(texts),
        start=tuple([starts[place] for place in places]),
        end=tuple([starts[place + 1] for place in places]),
        partner=tuple(_match_brackets(texts, directive, directives)),
        directive=tuple(directive),
        directives=tuple(directives),
    )


def _directives(texts: list[bytes], directive: list[int], firsts: list[int]) -> list[Directive]:
    found: list[Directive] = []
    for number, first in enumerate(firsts):
        last = first
        while last + 1 < len(texts) and directive[last + 1] == number:
            last += 1
        found.append(Directive(texts[first + 1] if last > first else b"", first, last))
    return found


def _match_brackets(texts: list[bytes], directive_of: list[int], directives: list[Directive]) -> list[int]:
    partner = [NONE] * len(texts)
    plain: list[int] = []
    saved: list[tuple[int, ...]] = []
    inner: list[int] = []
    current = NONE
    for index, text in enumerate(texts):
        number = directive_of[index]
        if number != current:
            current = number
            inner = []
            if number != NONE:
                _enter_directive(directives[number].name, plain, saved)
        if text not in _BRACKETS:
            continue
        stack = plain if number == NONE else inner
        if text in _OPEN:
            stack.append(index)
        else:
            _close(index, texts, partner, stack)
    return partner


def _enter_directive(name: bytes, plain: list[int], saved: list[tuple[int, ...]]) -> None:
    """Keep, and give back, the open brackets at the borders of conditional branches."""
    if name in (b"if", b"ifdef", b"ifndef"):
        saved.append(tuple(plain))
    elif name in (b"else", b"elif", b"elifdef", b"elifndef") and saved:
        plain[:] = saved[-1]
    elif name == b"endif" and saved:
        saved.pop()


def _close(index: int, texts: list[bytes], partner: list[int], stack: list[int]) -> None:
    """Pair a closing bracket with the nearest open one of its kind; what was left open between them stays unpaired.

    A ``)`` or ``]`` never reaches past a ``{``: that would let one stray bracket undo the blocks around it.
    """
    for depth in range(len(stack) - 1, -1, -1):
        opener = texts[stack[depth]]
        if _OPEN[opener] == texts[index]:
            partner[index], partner[stack[depth]] = stack[depth], index
            del stack[depth:]
            return
        if opener == b"{":
            return
