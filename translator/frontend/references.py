"""What a function's body refers to: launches, and functions that it calls or names."""

from __future__ import annotations

from dataclasses import dataclass, field

from translator.frontend.clang_api import VISIT_RECURSE, VISITOR, RawCursor, lib, text
from translator.frontend.cursors import K, Node

LAUNCH_CONFIGURATION = "cudaConfigureCall"
"""What clang calls for ``<<<...>>>``; the interface header declares it."""

_CALL = K.CALL_EXPR.value
_NAMES = (K.DECL_REF_EXPR.value, K.MEMBER_REF_EXPR.value)
_FUNCTION_KINDS = tuple(k.value for k in (K.FUNCTION_DECL, K.CXX_METHOD, K.CONSTRUCTOR, K.CONVERSION_FUNCTION))


@dataclass(slots=True)
class References:
    launches: list[Node] = field(default_factory=list)
    functions: list[Node] = field(default_factory=list)


_calls: list[tuple[RawCursor, RawCursor]] = []


@VISITOR  # type: ignore[untyped-decorator]
def _visit(cursor: RawCursor, parent: RawCursor, _data: int) -> int:
    if cursor.kind == _CALL or cursor.kind in _NAMES:
        _calls.append((cursor, parent))
    return VISIT_RECURSE


def references_of(node: Node) -> References:
    """The launches in a body, and every function that it names; each function once."""
    _calls.clear()
    lib.visitChildren(node.raw, _visit, None)
    found = References()
    seen: set[int] = set()
    for cursor, parent in list(_calls):
        target: RawCursor = lib.getCursorReferenced(cursor)
        if target.kind not in _FUNCTION_KINDS:
            continue
        if cursor.kind == _CALL and text(lib.getCursorSpelling(cursor)) == LAUNCH_CONFIGURATION:
            found.launches.append(Node(parent, node.unit))
            continue
        key = int(target.data[0] or 0)
        if key not in seen:
            seen.add(key)
            found.functions.append(Node(target, node.unit))
    return found
