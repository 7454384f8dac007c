"""CUDA names where a file uses them, resolved against the name tables."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from translator.lexer import TokenKind
from translator.mappings import Kind, Mapping, NameTable
from translator.structure.code import NONE, Code
from translator.structure.preprocessor import FREE_TEXT_DIRECTIVES

_MAX_COMPONENTS = 5
_DEFINERS = frozenset({b"namespace", b"using"})


@dataclass(frozen=True, slots=True)
class NameUse:
    """A CUDA name in the text: the tokens `first` to `last` (several for a qualified name) and what is known of it."""

    first: int
    last: int
    mapping: Mapping


def find_names(code: Code, tables: NameTable) -> Iterator[NameUse]:
    """Every use of a name that the tables hold, in order, macro bodies and untaken branches included.

    Qualified names (``cub::BlockReduce``) are matched as far as a table knows them; a namespace counts only where the text
    uses it as one, and text directives (``#error``) are left alone.
    """
    index = 0
    while index < len(code):
        if code.kind[index] != TokenKind.IDENTIFIER or _is_free_text(code, index):
            index += 1
            continue
        use = _name_at(code, tables, index)
        if use is None:
            index += 1
            continue
        yield use
        index = use.last + 1


def _is_free_text(code: Code, index: int) -> bool:
    number = code.directive[index]
    if number == NONE:
        return False
    directive = code.directives[number]
    return directive.name in FREE_TEXT_DIRECTIVES or index == directive.first + 1


def _name_at(code: Code, tables: NameTable, index: int) -> NameUse | None:
    if not code.is_at(index + 1, b"::"):
        return _single(code, tables, index)
    if code.is_at(index - 1, b"::") and code.is_identifier(index - 2):
        return _single(code, tables, index)
    ends = [index]
    while len(ends) < _MAX_COMPONENTS and code.is_at(ends[-1] + 1, b"::") and code.is_identifier(ends[-1] + 2):
        ends.append(ends[-1] + 2)
    for last in reversed(ends):
        name = b"".join(code.text[index : last + 1]).decode(errors="replace")
        mapping = tables.lookup(name)
        if mapping is None:
            continue
        if mapping.kind is Kind.NAMESPACE and not _is_namespace_use(code, index, last):
            continue
        return NameUse(index, last, mapping)
    return None


def _single(code: Code, tables: NameTable, index: int) -> NameUse | None:
    mapping = tables.lookup(code.text[index].decode(errors="replace"))
    if mapping is None or (mapping.kind is Kind.NAMESPACE and not _is_namespace_use(code, index, index)):
        return None
    if mapping.kind is Kind.FIELD:
        return None
    return NameUse(index, index, mapping)


def _is_namespace_use(code: Code, first: int, last: int) -> bool:
    if code.is_at(first - 1, b".") or code.is_at(first - 1, b"->"):
        return False
    if code.is_at(last + 1, b"::"):
        return True
    before = code.text[first - 1] if first else b""
    # `namespace a = cub;`, `using namespace cub;`, `namespace cub {`
    return before in _DEFINERS or (before == b"=" and code.is_at(first - 3, b"namespace"))
