"""Declarations of simple local variables, found from tokens."""

from __future__ import annotations

from dataclasses import dataclass

from translator.structure.code import NONE, Code
from translator.structure.functions import Function

_QUALIFIERS = frozenset(
    {b"const", b"constexpr", b"static", b"volatile", b"register", b"inline", b"__device__", b"__constant__"}
)
_INTEGER_WORDS = frozenset({b"unsigned", b"signed", b"int", b"long", b"short", b"char"})
INT32_TYPES = frozenset(
    {b"unsigned", b"unsigned int", b"int", b"signed", b"signed int", b"uint", b"uint32_t", b"int32_t"}
    | {b"std::uint32_t", b"std::int32_t", b"u32", b"int unsigned"}
)
INT64_TYPES = frozenset(
    {b"unsigned long long", b"long long", b"unsigned long long int", b"long long int", b"long long unsigned int"}
    | {
        b"uint64_t",
        b"int64_t",
        b"std::uint64_t",
        b"std::int64_t",
        b"size_t",
        b"unsigned long",
        b"long",
        b"unsigned long int",
    }
    | {b"lane_mask_t", b"std::size_t"}
)

_BEFORE_OPERANDS = frozenset({b"return", b"else", b"do", b"case", b"throw", b"co_return", b"co_yield", b"goto"})


def follows_type(code: Code, index: int) -> bool:
    """Whether a name stands right behind a word that no expression may follow, so that it is declared there."""
    return (
        index > 0
        and code.same_flow(index - 1, index)
        and code.is_identifier(index - 1)
        and code.text[index - 1] not in _BEFORE_OPERANDS
    )


@dataclass(frozen=True, slots=True)
class Declarator:
    """One variable of a declaration: ``type a = x, b;`` has two.

    `type_first` to `type_last` are the tokens of the type without qualifiers; `initialiser` is empty without one;
    `plain` is false for arrays, pointers and references.
    """

    name: bytes
    name_at: int
    type_name: bytes
    type_first: int
    type_last: int
    initialiser: range
    plain: bool
    is_parameter: bool = False


def find_declarators(code: Code, function: Function) -> list[Declarator]:
    """The variables that a function declares with a type of one name (or an integer type of several words)."""
    found = [d for part in function.parameters if (d := _parameter(code, part)) is not None]
    index = function.body_open
    while index < function.body_close:
        if code.text[index] in (b";", b"{", b"}", b"(", b":") or index == function.body_open:
            found += read_declaration(code, index + 1, function.body_close)
        index += 1
    return found


def resolve_names(code: Code, function: Function, declarators: list[Declarator]) -> dict[int, Declarator]:
    """For each token of a function that names one of the variables, the declaration in whose block it stands."""
    by_name: dict[bytes, list[tuple[Declarator, int]]] = {}
    for declarator in sorted(declarators, key=lambda d: d.name_at):
        by_name.setdefault(declarator.name, []).append((declarator, _scope_end(code, function, declarator)))
    found: dict[int, Declarator] = {}
    for index in range(function.name_at, function.body_close):
        candidates = by_name.get(code.text[index])
        if candidates is None or (index and code.text[index - 1] in (b".", b"->", b"::")):
            continue
        for declarator, end in reversed(candidates):
            if declarator.name_at <= index <= end:
                found[index] = declarator
                break
    return found


def _scope_end(code: Code, function: Function, declarator: Declarator) -> int:
    if declarator.is_parameter:
        return function.body_close
    index = declarator.name_at
    while index > function.body_open:
        index -= 1
        if code.text[index] == b"{" and code.partner[index] > declarator.name_at:
            return code.partner[index]
        if 0 <= code.partner[index] < index:
            index = code.partner[index]
    return function.body_close


def _parameter(code: Code, part: range) -> Declarator | None:
    if not part:
        return None
    first, type_last = _type(code, part.start, part.stop)
    if type_last == NONE:
        return None
    name_at = type_last + 1
    plain = True
    while name_at < part.stop and code.text[name_at] in (b"*", b"&", b"const", b"__restrict__", b"restrict"):
        plain = False
        name_at += 1
    if name_at >= part.stop or not code.is_identifier(name_at):
        return None
    plain = plain and not code.is_at(name_at + 1, b"[")
    type_name = _joined(code, first, type_last)
    return Declarator(code.text[name_at], name_at, type_name, first, type_last, range(0), plain, is_parameter=True)


def read_declaration(code: Code, index: int, limit: int) -> list[Declarator]:
    """The declarators of a declaration that begins at `index`; empty where there is none."""
    first, type_last = _type(code, index, limit)
    if type_last == NONE:
        return []
    found: list[Declarator] = []
    at = type_last + 1
    type_name = _joined(code, first, type_last)
    while at < limit:
        plain = True
        while code.text[at] in (b"*", b"&", b"const", b"__restrict__") and at < limit:
            plain = False
            at += 1
        if not code.is_identifier(at):
            return found
        name_at = at
        end, initialiser, is_array = _declarator_end(code, at + 1, limit)
        if end == NONE:
            return found
        found.append(
            Declarator(code.text[name_at], name_at, type_name, first, type_last, initialiser, plain and not is_array)
        )
        if not code.is_at(end, b","):
            return found
        at = end + 1
    return found


def _declarator_end(code: Code, index: int, limit: int) -> tuple[int, range, bool]:
    """The token after a declarator (``;``, ``,`` or ``)``), its initialiser, and whether it is an array."""
    is_array = False
    while code.is_at(index, b"[") and code.partner[index] != NONE:
        is_array = True
        index = code.partner[index] + 1
    text = code.text[index] if index < limit else b""
    if text in (b";", b",", b":"):
        return index, range(0), is_array
    if text == b"=":
        end = _expression_end(code, index + 1, limit)
        return end, range(index + 1, end), is_array
    if text in (b"{", b"(") and code.partner[index] != NONE:
        end = code.partner[index] + 1
        if code.text[end] in (b";", b","):
            return end, range(index + 1, end - 1), is_array
    return NONE, range(0), is_array


def _expression_end(code: Code, index: int, limit: int) -> int:
    while index < limit and code.text[index] not in (b";", b",", b")", b"]", b"}"):
        index = code.partner[index] + 1 if code.partner[index] > index else index + 1
    return index


def _type(code: Code, index: int, limit: int) -> tuple[int, int]:
    """The first and last token of a type name at `index` (qualifiers skipped); (NONE, NONE) where there is none."""
    while index < limit and code.text[index] in _QUALIFIERS:
        index += 1
    if index >= limit or not code.is_identifier(index):
        return NONE, NONE
    last = index
    if code.text[index] in _INTEGER_WORDS:
        while last + 1 < limit and code.text[last + 1] in _INTEGER_WORDS:
            last += 1
    else:
        while code.is_at(last + 1, b"::") and code.is_identifier(last + 2):
            last += 2
    after = last + 1
    if after >= limit or not (code.is_identifier(after) or code.text[after] in (b"*", b"&")):
        return NONE, NONE
    return index, last


def _joined(code: Code, first: int, last: int) -> bytes:
    words = code.text[first : last + 1]
    return b"".join(words) if b"::" in words else b" ".join(words)
