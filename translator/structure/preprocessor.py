"""Includes, macro definitions and conditional groups."""

from __future__ import annotations

from dataclasses import dataclass

from translator.lexer import TokenKind
from translator.source import Span
from translator.structure.code import NONE, Code, Directive

FREE_TEXT_DIRECTIVES = frozenset({b"error", b"warning", b"line", b"ident"})
"""Directives whose tokens are text for people: nothing in them is a name."""


@dataclass(frozen=True, slots=True)
class Include:
    """One ``#include`` of a literal name."""

    directive: Directive
    name: str
    quoted: bool
    name_span: Span
    """The name with its delimiters."""


@dataclass(frozen=True, slots=True)
class MacroDefinition:
    """One ``#define``; `parameters` is None for an object-like macro, `body` the tokens that replace it."""

    name: bytes
    parameters: tuple[bytes, ...] | None
    body: range
    directive: Directive


@dataclass(frozen=True, slots=True)
class Branch:
    """One branch of a conditional group: its directive, and the offsets that it guards (up to the next directive)."""

    directive: Directive
    content: Span


@dataclass(frozen=True, slots=True)
class ConditionalGroup:
    """``#if`` to ``#endif``; an unclosed group ends with the file."""

    branches: tuple[Branch, ...]
    span: Span
    depth: int


def find_includes(code: Code) -> list[Include]:
    """The includes in order; ``#include MACRO`` has no literal name and is left out."""
    found: list[Include] = []
    for directive in code.directives:
        if directive.name not in (b"include", b"include_next", b"import") or not directive.body:
            continue
        at = directive.first + 2
        if code.kind[at] not in (TokenKind.HEADER_NAME, TokenKind.STRING):
            continue
        text = code.text[at]
        name = text[1:-1].strip().decode("utf-8", errors="replace")
        found.append(Include(directive, name, text.startswith(b'"'), code.span(at)))
    return found


def find_macros(code: Code) -> list[MacroDefinition]:
    found: list[MacroDefinition] = []
    for directive in code.directives:
        at = directive.first + 2
        if directive.name != b"define" or at > directive.last or not code.is_identifier(at):
            continue
        parameters: tuple[bytes, ...] | None = None
        body_first = at + 1
        # A parameter list begins right after the name, without a blank.
        if code.is_at(at + 1, b"(") and code.start[at + 1] == code.end[at]:
            closer = code.partner[at + 1]
            if closer == NONE:
                continue
            parameters = tuple(code.text[i] for i in range(at + 2, closer) if code.text[i] != b",")
            body_first = closer + 1
        found.append(MacroDefinition(code.text[at], parameters, range(body_first, directive.last + 1), directive))
    return found


def find_conditionals(code: Code) -> list[ConditionalGroup]:
    """All conditional groups, outer ones first."""
    done: list[ConditionalGroup] = []
    open_groups: list[list[Directive]] = []
    for directive in code.directives:
        if directive.name in (b"if", b"ifdef", b"ifndef"):
            open_groups.append([directive])
        elif directive.name in (b"else", b"elif", b"elifdef", b"elifndef") and open_groups:
            open_groups[-1].append(directive)
        elif directive.name == b"endif" and open_groups:
            done.append(
                _group(code, open_groups.pop(), code.start[directive.first], code.end[directive.last], len(open_groups))
            )
    while open_groups:
        done.append(_group(code, open_groups.pop(), len(code.data), len(code.data), len(open_groups)))
    return sorted(done, key=lambda group: group.span)


def _group(code: Code, directives: list[Directive], content_end: int, end: int, depth: int) -> ConditionalGroup:
    branches: list[Branch] = []
    for number, directive in enumerate(directives):
        start = code.end[directive.last]
        stop = code.start[directives[number + 1].first] if number + 1 < len(directives) else content_end
        branches.append(Branch(directive, Span(start, max(start, stop))))
    return ConditionalGroup(tuple(branches), Span(code.start[directives[0].first], end), depth)
