"""Finds the string literals of a Python file that hold CUDA source.

Such are the sources given to CuPy's RawKernel and RawModule, PyCUDA's SourceModule and PyTorch's load_inline, directly or
through a name, and every other whole string that defines a kernel (a helper function may pass it on), docstrings aside.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from translator.hip.embedded.model import (
    EmbeddedPtx,
    EmbeddedSource,
    Found,
    LeftAlone,
    Piece,
    holds_cuda,
    holds_ptx,
    undoubled,
)
from translator.hip.embedded.python_literals import prefix_of, read_literal
from translator.hip.embedded.python_tokens import read_tokens
from translator.source import Span

_SOURCES: dict[str, tuple[frozenset[str], frozenset[int]]] = {
    "RawKernel": (frozenset({"code"}), frozenset({0})),
    "RawModule": (frozenset({"code"}), frozenset({0})),
    "SourceModule": (frozenset({"source"}), frozenset({0})),
    "DynamicSourceModule": (frozenset({"source"}), frozenset({0})),
    "load_inline": (frozenset({"cpp_sources", "cuda_sources"}), frozenset({1, 2})),
    "ElementwiseKernel": (frozenset({"operation", "preamble", "loop_prep", "after_loop"}), frozenset({1, 2})),
    "ReductionKernel": (frozenset({"map_expr", "reduce_expr", "post_map_expr", "preamble"}), frozenset({2, 3, 4})),
}
"""The arguments that hold source, by keyword and by position."""
_TEMPLATES = frozenset({"Template", "from_string", "substitute", "safe_substitute", "render"})
_WHOLE_METHODS = frozenset({"strip", "lstrip", "rstrip", "encode", "decode", "expandtabs"})
_AFTER = frozenset({",", ")", "]", "}", ";", "", "for", "if", "else"})
_FILLING = frozenset({"format", "format_map"})
_MARKS = {"the operator %": b"%", "format": b"{}", "an f-string": b"{}"}
"""Characters of which two mean one where parts are put in."""
_AT_RUN_TIME = "the string is put together at run time"
_OPENERS = {")": "(", "]": "[", "}": "{"}


def find_in_python(data: bytes) -> Iterator[Found]:
    """Every string that holds CUDA, in order."""
    finder = _Finder(data)
    tokens = finder.tokens
    index = 0
    while index < len(tokens):
        if tokens[index].kind != "string":
            index += 1
            continue
        last = index
        while last + 1 < len(tokens) and tokens[last + 1].kind == "string":
            last += 1
        found = finder.found(index, last)
        if found is not None:
            yield found
        index = last + 1


class _Finder:
    def __init__(self, data: bytes) -> None:
        self.data = data
        self.tokens = read_tokens(data)
        self.passed = self._names_given_to_loaders()

    def found(self, first: int, last: int) -> Found | None:
        """What the literals from one token to another are; None for strings without CUDA and docstrings."""
        literals = self.tokens[first : last + 1]
        span = Span(literals[0].span.start, literals[-1].span.end)
        before, after = self._around(first, last)
        if self._is_statement(before, after):
            return None
        loader = self._loader_of(first)
        name = self._assigned_name(before)
        is_source = bool(loader) or name in self.passed
        prefixes = {prefix_of(t.text.encode("latin-1")) for t in literals}
        is_format = any("f" in prefix or "t" in prefix for prefix in prefixes)
        pieces: list[Piece] = []
        for token in literals:
            piece = read_literal(self.data, token.span.start, token.span.end)
            if piece is None:
                return None
            pieces.append(piece)
        source = EmbeddedSource(span, tuple(pieces), loader or self.passed.get(name, ""))
        if holds_ptx(source.text):
            return EmbeddedPtx(span)
        if not is_source and not holds_cuda(source.text.replace(b"{{", b"{") if is_format else source.text):
            return None
        how = self._how_it_is_completed(before, after, name)
        if how == _AT_RUN_TIME or (is_format and how):
            return LeftAlone(span, _AT_RUN_TIME)
        how = "an f-string" if is_format else how
        marks = _MARKS.get(how, b"")
        return replace(
            source, template=how, pieces=tuple(undoubled(piece, marks) for piece in pieces) if marks else source.pieces
        )

    # ------------------------------------------------------------------------------------------------------ surroundings
    def _text(self, index: int) -> str:
        if not 0 <= index < len(self.tokens) or self.tokens[index].kind == "end":
            return ""
        return self.tokens[index].text

    def _around(self, first: int, last: int) -> tuple[int, int]:
        """The tokens before and after, brackets that only group left aside."""
        before, after = first - 1, last + 1
        while self._text(before) == "(" and self._text(after) == ")" and not self._is_call(before):
            before, after = before - 1, after + 1
        return before, after

    def _is_call(self, opener: int) -> bool:
        previous = self._text(opener - 1)
        is_name = opener > 0 and self.tokens[opener - 1].kind == "name"
        keyword = previous in ("return", "in", "and", "or", "not", "if", "else", "yield", "await", "assert", "print")
        return (is_name and not keyword) or previous in (")", "]")

    def _is_statement(self, before: int, after: int) -> bool:
        """A docstring, or a string used as a comment."""
        return self._text(after) in ("", ";") and self._text(before) in ("", ";", ":")

    def _how_it_is_completed(self, before: int, after: int, name: str) -> str:
        """What is put into a string: "" for nothing, `_AT_RUN_TIME` where it is joined to others."""
        kinds = {self._put_in(before, after)}
        if name:
            kinds |= {self._put_in(i - 1, i + 1) for i in self._uses(name)}
        kinds.discard("")
        return kinds.pop() if len(kinds) == 1 else _AT_RUN_TIME if kinds else ""

    def _put_in(self, before: int, after: int) -> str:
        """What the tokens round a string, or round a name that holds it, do to it."""
        if self._text(before) in ("+", "+=", "%") or self._text(after) in ("+", "+=", "["):
            return _AT_RUN_TIME
        if self._text(after) == "%":
            return "the operator %"
        if self._text(before) == "(" and self._text(before - 1) in _TEMPLATES:
            return "a template"
        if self._text(after) == ".":
            method = self._text(after + 1)
            return "" if method in _WHOLE_METHODS else "format" if method in _FILLING else _AT_RUN_TIME
        is_literal = self._is_string(before + 1)
        return _AT_RUN_TIME if is_literal and self._text(after) not in _AFTER else ""

    def _is_string(self, index: int) -> bool:
        return 0 <= index < len(self.tokens) and self.tokens[index].kind == "string"

    def _uses(self, name: str) -> Iterator[int]:
        for i, token in enumerate(self.tokens):
            if (
                token.kind == "name"
                and token.text == name
                and (self._text(i - 1) != "." or self._text(i - 2) == "self")
            ):
                yield i

    def _assigned_name(self, before: int) -> str:
        """The variable of ``name = ...`` or ``name: str = ...``; "" for keyword arguments and anything else."""
        if self._text(before) != "=":
            return ""
        i = before - 1
        while i >= 0 and self.tokens[i].kind != "end" and self._text(i) not in ("(", ",", ";"):
            i -= 1
        if self._text(i) in ("(", ","):
            return ""
        return self._text(i + 1) if self._text(i + 2) in ("=", ":") else self._text(before - 1)

    # ------------------------------------------------------------------------------------------------------------ loaders
    def _names_given_to_loaders(self) -> dict[str, str]:
        """Names that stand alone where a loader takes its source, and the loader."""
        given: dict[str, str] = {}
        for i, token in enumerate(self.tokens):
            if token.kind == "name" and self._text(i + 1) in (",", ")", "]"):
                loader = self._loader_of(i)
                if loader:
                    given[token.text] = loader
        return given

    def _loader_of(self, index: int) -> str:
        """The function among `_SOURCES` that takes the token (or a list that it stands in) as source; "" if none does."""
        opener, commas, keyword = self._argument(index)
        if self._text(opener) == "[":
            opener, commas, keyword = self._argument(opener)
        if self._text(opener) != "(":
            return ""
        name = self._text(opener - 1)
        keywords, positions = _SOURCES.get(name, (frozenset[str](), frozenset[int]()))
        return name if (keyword in keywords if keyword else commas in positions) else ""

    def _argument(self, index: int) -> tuple[int, int, str]:
        """The bracket that encloses a token, the commas between, and the keyword of the argument."""
        commas, keyword, i = 0, "", index - 1
        while i >= 0 and self.tokens[i].kind != "end":
            text = self._text(i)
            if text in ("(", "[", "{"):
                return i, commas, keyword
            if text in _OPENERS:
                i = self._matching(i)
            elif text == ",":
                commas += 1
            elif text == "=" and commas == 0:
                keyword = self._text(i - 1)
            i -= 1
        return -1, 0, ""

    def _matching(self, closer: int) -> int:
        """The bracket that opens what the one at `closer` ends."""
        depth, i = 0, closer
        while i >= 0:
            text = self._text(i)
            if text in _OPENERS:
                depth += 1
            elif text in ("(", "[", "{"):
                depth -= 1
                if depth == 0:
                    return i
            i -= 1
        return 0
