"""Forms of a call that differ by their number of arguments: which of them the translation can write as HIP's."""

from __future__ import annotations

from typing import Final

from translator.mappings import EditKind, Mapping
from translator.structure.calls import Call
from translator.structure.code import Code

_NULL: Final = frozenset({b"0", b"NULL", b"nullptr"})


def is_null(code: Code, part: range) -> bool:
    """Whether an argument is a null pointer, by its token."""
    return len(part) == 1 and code.text[part.start] in _NULL


def is_reshaped(code: Code, mapping: Mapping, call: Call) -> bool:
    """Whether the tables have edits for this number of arguments, and all of them can be made."""
    count = len(call.arguments)
    edits = [edit for edit in mapping.arguments if edit.count == count]
    return bool(edits) and all(
        is_null(code, call.arguments[edit.position]) for edit in edits if edit.kind is EditKind.DROP_NULL
    )
