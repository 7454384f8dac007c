"""Where a file reads the number of lanes in a warp: CUDA's built-in ``warpSize`` and the device property of the name."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from translator.diagnostics.analysis.fields import FieldUse
from translator.structure.code import NONE, Code
from translator.structure.declarations import follows_type
from translator.structure.functions import FunctionIndex
from translator.structure.preprocessor import FREE_TEXT_DIRECTIVES

WARP_SIZE: Final = b"warpSize"
PROPERTY: Final = "cudaDeviceProp.warpSize"
ATTRIBUTES: Final = (b"cudaDevAttrWarpSize", b"CU_DEVICE_ATTRIBUTE_WARP_SIZE")
_ACCESS: Final = (b".", b"->", b"::")
_WRITES: Final = frozenset({b"=", b"+=", b"-=", b"*=", b"/=", b"++", b"--"})


@dataclass(frozen=True, slots=True)
class WarpSizes:
    """`built_in` are the tokens that name CUDA's variable.  `properties` are reads of the device property: the tokens of
    the whole expression, from its object to the member.  `others` are members of the name whose object is not known."""

    built_in: tuple[int, ...]
    properties: tuple[range, ...]
    others: tuple[int, ...]


def find_warp_sizes(
    code: Code, places: dict[bytes, tuple[int, ...]], functions: FunctionIndex, fields: tuple[FieldUse, ...]
) -> WarpSizes:
    """Sort the places of the name; a variable of the project's own of that name is none of these."""
    known = {use.at: use for use in fields if use.mapping.cuda == PROPERTY}
    reads = tuple(range(use.object_at, use.at + 1) for use in known.values() if _is_read(code, use))
    named = places.get(WARP_SIZE, ())
    members = [i for i in named if i and code.text[i - 1] in _ACCESS]
    handled = {part.stop - 1 for part in reads}
    written = {i for i in members if _is_written(code, i)}
    built_in = tuple(_built_in(code, functions, [i for i in named if i not in set(members)]))
    return WarpSizes(built_in, reads, tuple(i for i in members if i not in handled and i not in written))


def _built_in(code: Code, functions: FunctionIndex, named: list[int]) -> Iterator[int]:
    """The tokens outside every function that declares the name; none where the file declares it for all."""
    declared = [i for i in named if _is_declared(code, i)]
    owners = {functions.enclosing(i) for i in declared}
    if None in owners:
        return
    for index in named:
        if functions.enclosing(index) not in owners and not _is_free_text(code, index):
            yield index


def _is_declared(code: Code, index: int) -> bool:
    number = code.directive[index]
    if number != NONE:
        directive = code.directives[number]
        if index == directive.first + 2 and directive.name in (b"define", b"undef", b"ifdef", b"ifndef"):
            return True
        if index == directive.first + 3 and directive.name == b"define":
            return False  # all that a macro expands to
    return follows_type(code, index)


def _is_free_text(code: Code, index: int) -> bool:
    number = code.directive[index]
    return number != NONE and code.directives[number].name in FREE_TEXT_DIRECTIVES


def _is_read(code: Code, use: FieldUse) -> bool:
    return not code.is_at(use.object_at - 1, b"&") and not _is_written(code, use.at)


def _is_written(code: Code, index: int) -> bool:
    return index + 1 < len(code) and code.text[index + 1] in _WRITES
