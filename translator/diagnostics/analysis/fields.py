"""Members of CUDA's structs where a file uses them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from translator.mappings import Mapping, NameTable
from translator.structure.code import NONE, Code

_MEMBER_ACCESS = (b".", b"->")
_STRUCT_PREFIXES = (b"cu", b"CU", b"nccl")
_TYPE_TAIL = frozenset({b"*", b"&", b"const"})


@dataclass(frozen=True, slots=True)
class FieldUse:
    """``variable.member``, where the variable is of a CUDA struct: the member's token and what is known of it."""

    object_at: int
    at: int
    mapping: Mapping


def find_fields(code: Code, places: dict[bytes, tuple[int, ...]], tables: NameTable) -> Iterator[FieldUse]:
    """The members that the tables know, of variables that the file declares with the struct's type.

    A name that is declared with several types (in different functions) is taken for each of them.
    """
    structs: dict[bytes, set[bytes]] = {}
    for name, indices in places.items():
        if name.startswith(_STRUCT_PREFIXES):
            for index in indices:
                for variable in declared_after(code, index):
                    structs.setdefault(variable, set()).add(name)
    for variable, types in structs.items():
        for index in places.get(variable, ()):
            if index and code.text[index - 1] in _MEMBER_ACCESS:
                continue
            member = _member_after(code, index)
            if member == NONE:
                continue
            for struct in sorted(types):
                found = _deepest_missing(code, tables, struct.decode(), member)
                if found is not None:
                    yield FieldUse(index, *found)
                    break


def _deepest_missing(code: Code, tables: NameTable, struct: str, member: int) -> tuple[int, Mapping] | None:
    """The member and what is known of it; of ``desc.handle.nvSciBufObject`` the inner member where HIP lacks that."""
    path = code.text[member].decode(errors="replace")
    outer = tables.field(struct, path)
    if outer is None:
        return None
    at = member
    while outer.hip is not None and (at := _member_after(code, at)) != NONE:
        path += "." + code.text[at].decode(errors="replace")
        inner = tables.field(struct, path)
        if inner is None:
            break
        if inner.hip is None:
            return at, inner
    return member, outer


def declared_after(code: Code, index: int) -> Iterator[bytes]:
    """The variables that a declaration with the type at `index` declares."""
    at = index + 1
    while at < len(code):
        while at < len(code) and code.text[at] in _TYPE_TAIL:
            at += 1
        if not code.is_identifier(at) or code.is_at(at + 1, b"("):
            return
        yield code.text[at]
        at += 1
        while code.is_at(at, b"[") and code.partner[at] != NONE:
            at = code.partner[at] + 1
        if code.is_at(at, b"=") and code.is_at(at + 1, b"{") and code.partner[at + 1] != NONE:
            at = code.partner[at + 1] + 1
        if not code.is_at(at, b","):
            return
        at += 1


def _member_after(code: Code, index: int) -> int:
    at = index + 1
    while code.is_at(at, b"[") and code.partner[at] != NONE:
        at = code.partner[at] + 1
    if at < len(code) and code.text[at] in _MEMBER_ACCESS and code.is_identifier(at + 1):
        return at + 1
    return NONE
