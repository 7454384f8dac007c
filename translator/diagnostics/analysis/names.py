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
    spaces = Namespaces.of(code)
    index = 0
    while index < len(code):
        if code.kind[index] != TokenKind.IDENTIFIER or _is_free_text(code, index):
            index += 1
            continue
        use = _name_at(code, tables, index, spaces)
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


@dataclass(frozen=True, slots=True)
class Namespaces:
    """What a file says of namespaces: ``namespace cg = cooperative_groups;`` and ``using namespace cub;``."""

    aliases: dict[bytes, bytes]
    used: tuple[bytes, ...]

    @classmethod
    def of(cls, code: Code) -> Namespaces:
        aliases: dict[bytes, bytes] = {}
        used: list[bytes] = []
        for index, text in enumerate(code.text):
            if text != b"namespace":
                continue
            if code.is_at(index + 2, b"="):
                aliases[code.text[index + 1]] = _qualified(code, index + 3)
            elif code.is_at(index - 1, b"using"):
                used.append(_qualified(code, index + 1))
        return cls({alias: aliases.get(name, name) for alias, name in aliases.items()}, tuple(used))


def _qualified(code: Code, first: int) -> bytes:
    if code.is_at(first, b"::"):
        first += 1
    last = first
    while code.is_at(last + 1, b"::") and code.is_identifier(last + 2):
        last += 2
    return b"".join(code.text[first : last + 1])


def _name_at(code: Code, tables: NameTable, index: int, spaces: Namespaces) -> NameUse | None:
    if not code.is_at(index + 1, b"::"):
        return _single(code, tables, index, spaces)
    if code.is_at(index - 1, b"::") and code.is_identifier(index - 2):
        return _single(code, tables, index, spaces)
    ends = [index]
    while len(ends) < _MAX_COMPONENTS and code.is_at(ends[-1] + 1, b"::") and code.is_identifier(ends[-1] + 2):
        ends.append(ends[-1] + 2)
    head = spaces.aliases.get(code.text[index])
    for last in reversed(ends):
        name = b"".join(code.text[index : last + 1])
        mapping = tables.lookup(name.decode(errors="replace"))
        if mapping is None and head is not None and last > index:
            mapping = tables.lookup((head + b"".join(code.text[index + 1 : last + 1])).decode(errors="replace"))
        if mapping is None:
            continue
        if mapping.kind is Kind.NAMESPACE and not _is_namespace_use(code, index, last):
            continue
        return NameUse(index, last, mapping)
    return None


def _single(code: Code, tables: NameTable, index: int, spaces: Namespaces) -> NameUse | None:
    text = code.text[index]
    mapping = tables.lookup(text.decode(errors="replace"))
    if mapping is None and spaces.used and _may_be_unqualified(code, index):
        candidates = (tables.lookup((space + b"::" + text).decode(errors="replace")) for space in spaces.used)
        mapping = next((found for found in candidates if found is not None), None)
    if mapping is None or (mapping.kind is Kind.NAMESPACE and not _is_namespace_use(code, index, index)):
        return None
    if mapping.kind is Kind.FIELD:
        return None
    return NameUse(index, index, mapping)


def _may_be_unqualified(code: Code, index: int) -> bool:
    """Whether a name may come from a namespace in use: it is called or has template arguments, and is no member."""
    if index + 1 >= len(code) or code.text[index + 1] not in (b"(", b"<"):
        return False
    return index == 0 or code.text[index - 1] not in (b".", b"->", b"::")


def find_qualified(code: Code, spaces: Namespaces, name: bytes, places: tuple[int, ...]) -> Iterator[tuple[int, int]]:
    """The uses of a qualified name as (first, last) tokens; `places` are those of its last component.

    Finds it written in full, through an alias of its namespace, and bare where the namespace is in use.
    """
    space, _, _ = name.rpartition(b"::")
    for index in places:
        first = index
        while code.is_at(first - 1, b"::") and code.is_identifier(first - 2):
            first -= 2
        if first == index:
            if space in spaces.used and _may_be_unqualified(code, index):
                yield index, index
            continue
        head, *rest = code.text[first : index - 1 : 2]
        written = b"::".join((spaces.aliases.get(head, head), *rest))
        if written == space:
            yield first, index


def _is_namespace_use(code: Code, first: int, last: int) -> bool:
    if code.is_at(first - 1, b".") or code.is_at(first - 1, b"->"):
        return False
    if code.is_at(last + 1, b"::"):
        return True
    before = code.text[first - 1] if first else b""
    # `namespace a = cub;`, `using namespace cub;`, `namespace cub {`
    return before in _DEFINERS or (before == b"=" and code.is_at(first - 3, b"namespace"))
