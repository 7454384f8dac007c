"""Which variables of a function change after they are made.

A variable that is only ever read can be loaded early or late with one result, so that no copies of it are needed to keep
the order of evaluation; and a pointer that never changes is known to point where it was made to.
"""

from __future__ import annotations

from translator.frontend.clang_api import VISIT_RECURSE, VISITOR, RawCursor, RawType, lib
from translator.frontend.cursors import K, Node

_NAME = K.DECL_REF_EXPR.value
_CAST = K.UNEXPOSED_EXPR.value

_found: list[set[int]] = []


def _same(a: RawType, b: RawType) -> bool:
    return bool(a.kind == b.kind and a.data[0] == b.data[0])


def _is_load(cursor: RawCursor, parent: RawCursor) -> bool:
    """clang puts an implicit cast over a name whose value is read; binding a reference to it makes the type const."""
    if parent.kind != _CAST:
        return False
    target = lib.getCanonicalType(lib.getCursorType(parent))
    source = lib.getCanonicalType(lib.getCursorType(cursor))
    return _same(source, target) and not bool(lib.isConstQualifiedType(target))


@VISITOR  # type: ignore[untyped-decorator]
def _visit(cursor: RawCursor, parent: RawCursor, _data: int) -> int:
    if cursor.kind == _NAME and not _is_load(cursor, parent):
        target: RawCursor = lib.getCursorReferenced(cursor)
        _found[-1].add(int(target.data[0] or 0))
    return VISIT_RECURSE


def possibly_written(function: Node) -> frozenset[int]:
    """Keys of the declarations that the body uses in any way but reading their value."""
    _found.append(set())
    try:
        lib.visitChildren(function.raw, _visit, None)
        return frozenset(_found[-1])
    finally:
        _found.pop()
