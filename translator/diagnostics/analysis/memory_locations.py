"""Calls that name memory by a location struct, as CUDA 13 has them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from translator.diagnostics.analysis.fields import declared_after
from translator.structure.calls import Call, call_at
from translator.structure.code import Code
from translator.structure.functions import FunctionIndex

_LOCATION_ARGUMENT: Final = {
    b"cudaMemPrefetchAsync": 2,
    b"cudaMemAdvise": 3,
    b"cuMemPrefetchAsync": 2,
    b"cuMemPrefetchAsync_v2": 2,
    b"cuMemAdvise": 3,
    b"cuMemAdvise_v2": 3,
}
_LOCATION_TYPES: Final = (b"cudaMemLocation", b"CUmemLocation", b"CUmemLocation_v1")


@dataclass(frozen=True, slots=True)
class LocationCall:
    """A call whose argument at `position`, the token `at`, is a variable that the file declares as ``cudaMemLocation``."""

    call: Call
    position: int
    at: int


def find_location_calls(
    code: Code, places: dict[bytes, tuple[int, ...]], functions: FunctionIndex
) -> Iterator[LocationCall]:
    """The calls whose location is a variable of the same function, or of the file."""
    locations = {
        (name, functions.enclosing(index))
        for type_ in _LOCATION_TYPES
        for index in places.get(type_, ())
        for name in declared_after(code, index)
    }
    for name, position in _LOCATION_ARGUMENT.items():
        for index in places.get(name, ()) if locations else ():
            call = call_at(code, index)
            if call is None or len(call.arguments) <= position or len(call.arguments[position]) != 1:
                continue
            at = call.arguments[position].start
            if {(code.text[at], functions.enclosing(index)), (code.text[at], None)} & locations:
                yield LocationCall(call, position, at)
