"""The text of an asm template: string literals, and the macros of the file that make strings (C++17 [cpp.stringize]).

A macro that asm stands in may put its own arguments into the text (``"ld." #how``): then there is one text for each use of
the macro in the file.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from translator.lexer import TokenKind
from translator.structure.code import NONE, Code
from translator.structure.lists import split_arguments
from translator.structure.preprocessor import MacroDefinition, find_macros

_SIMPLE_ESCAPES = {"n": "\n", "t": "\t", "r": "\r", "v": "\v", "f": "\f", "a": "\a", "b": "\b", "0": "\0"}
_ESCAPE = re.compile(r"\\(x[0-9a-fA-F]+|[0-7]{1,3}|\r\n|.)", re.DOTALL)
_DEPTH = 16
"""How many macros may lie in one another."""
Bindings = Mapping[bytes, bytes]
"""A macro's parameters with the text of their arguments."""


@dataclass
class TemplateReader:
    """Reads the templates of one file; macros are looked up only where one is needed."""

    code: Code
    _macros: dict[bytes, list[MacroDefinition]] | None = field(default=None, init=False)

    def texts(self, part: range, asm: int) -> tuple[str, ...]:
        """Every text that the tokens of a template stand for; empty where it cannot be known from this file."""
        plain = self._text(part, {}, 0)
        if plain is not None:
            return (plain,)
        around = self._enclosing(asm)
        if around is None or not around.parameters:
            return ()
        found: list[str] = []
        for bindings in self._uses(around):
            text = self._text(part, bindings, 0)
            if text is None:
                return ()
            if text not in found:
                found.append(text)
        return tuple(found)

    def _text(self, part: range, bindings: Bindings, depth: int) -> str | None:
        """Literals and macros one after the other, as one string; None where anything else stands among them."""
        pieces: list[str] = []
        i = part.start
        while i < part.stop:
            if self.code.kind[i] == TokenKind.STRING:
                pieces.append(unquoted(self.code.text[i].decode("utf-8", "surrogateescape")))
            elif self.code.is_at(i, b"#") and self.code.text[i + 1] in bindings:
                pieces.append(bindings[self.code.text[i + 1]].decode("utf-8", "surrogateescape"))
                i += 1
            else:
                expanded, last = self._macro(i, bindings, depth)
                if expanded is None:
                    return None
                pieces.append(expanded)
                i = last
            i += 1
        return "".join(pieces) if part else None

    def _macro(self, i: int, bindings: Bindings, depth: int) -> tuple[str | None, int]:
        """The string that a macro's use gives, and its last token."""
        definition = self._definition(self.code.text[i])
        if definition is None or depth > _DEPTH:
            return None, i
        if definition.parameters is None:
            return self._text(definition.body, {}, depth + 1), i
        if not self.code.is_at(i + 1, b"(") or self.code.partner[i + 1] == NONE:
            return None, i
        arguments = [self._argument(a, bindings) for a in split_arguments(self.code, i + 1)]
        if len(arguments) != len(definition.parameters):
            return None, i
        inner = dict(zip(definition.parameters, arguments, strict=True))
        as_written = {self.code.text[n + 1] for n in definition.body if self.code.is_at(n, b"#")}
        inner = {name: text if name in as_written else self._expanded(text) for name, text in inner.items()}
        return self._text(definition.body, inner, depth + 1), self.code.partner[i + 1]

    def _argument(self, part: range, bindings: Bindings) -> bytes:
        """The spelling of an argument; a parameter alone is what it stands for."""
        if len(part) == 1 and self.code.text[part.start] in bindings:
            return bindings[self.code.text[part.start]]
        return b" ".join(self.code.slice(part).split())

    def _expanded(self, text: bytes) -> bytes:
        """A name that is a macro for a number or the like, replaced by it."""
        for _ in range(_DEPTH):
            definition = self._definition(text)
            if definition is None or definition.parameters is not None or not definition.body:
                break
            text = self.code.slice(definition.body)
        return text

    def _definition(self, name: bytes) -> MacroDefinition | None:
        """The macro of a name, if all its definitions are the same."""
        found = self._by_name().get(name, [])
        if not found or len({(m.parameters, self.code.slice(m.body)) for m in found}) > 1:
            return None
        return found[0]

    def _by_name(self) -> dict[bytes, list[MacroDefinition]]:
        if self._macros is None:
            self._macros = {}
            for macro in find_macros(self.code):
                self._macros.setdefault(macro.name, []).append(macro)
        return self._macros

    def _enclosing(self, index: int) -> MacroDefinition | None:
        number = self.code.directive[index]
        if number == NONE:
            return None
        directive = self.code.directives[number]
        named = (m for found in self._by_name().values() for m in found)
        return next((m for m in named if m.directive is directive), None)

    def _uses(self, macro: MacroDefinition) -> Iterator[Bindings]:
        """The arguments of each use in the file's own text (a use inside another macro says nothing of its arguments)."""
        parameters = macro.parameters or ()
        for i, text in enumerate(self.code.text):
            if text != macro.name or not self.code.is_at(i + 1, b"(") or self.code.partner[i + 1] == NONE:
                continue
            if self.code.directive[i] != NONE:
                if self.code.directives[self.code.directive[i]] is not macro.directive:
                    yield {}
                continue
            arguments = split_arguments(self.code, i + 1)
            if len(arguments) == len(parameters):
                yield {p: self._argument(a, {}) for p, a in zip(parameters, arguments, strict=True)}


def unquoted(literal: str) -> str:
    """What a string literal holds."""
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
