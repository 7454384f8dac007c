"""CUB's warp collectives: where a file names one, and whether it gives the width."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from translator.structure.calls import template_arguments_at
from translator.structure.code import Code

_DIRECT_LOAD: Final = b"hipcub::WARP_LOAD_DIRECT"
_DIRECT_STORE: Final = b"hipcub::WARP_STORE_DIRECT"
WIDTH_AFTER: Final[dict[bytes, tuple[bytes, ...]]] = {
    b"WarpReduce": (b"",),
    b"WarpScan": (b"",),
    b"WarpExchange": (b"", b""),
    b"WarpMergeSort": (b"", b""),
    b"WarpLoad": (b"", b"", _DIRECT_LOAD),
    b"WarpStore": (b"", b"", _DIRECT_STORE),
}
"""The template parameters before the width, by collective: the value that one has by default, empty for those that have to
be given (CUB documentation, "Warp-wide Primitives")."""
WARP_CONSTANTS: Final[dict[bytes, bytes]] = {
    b"CUB_PTX_WARP_THREADS": b"32",
    b"CUB_WARP_THREADS": b"32",
    b"CUB_PTX_LOG_WARP_THREADS": b"5",
    b"CUB_LOG_WARP_THREADS": b"5",
}
"""CUB's constants of a warp, and their values in CUDA."""


@dataclass(frozen=True, slots=True)
class CubWarp:
    """``WarpReduce<T>``: the token of the name, its template arguments, and the one that is the width (None: left out)."""

    name_at: int
    arguments: tuple[range, ...]
    width: range | None

    def missing(self, code: Code) -> bytes:
        """The text to add to the template arguments for a width of 32 lanes; empty where a width is given."""
        if self.width is not None:
            return b""
        before = WIDTH_AFTER[code.text[self.name_at]][len(self.arguments) :]
        return b"".join(b", " + text for text in (*before, b"32"))


def find_cub_warps(code: Code, places: dict[bytes, tuple[int, ...]]) -> Iterator[CubWarp]:
    """The warp collectives that a file names with template arguments."""
    for name, before in WIDTH_AFTER.items():
        required = sum(not text for text in before)
        for index in places.get(name, ()):
            arguments = template_arguments_at(code, index)
            if arguments is None or len(arguments) < required:
                continue
            position = len(before)
            width = arguments[position] if len(arguments) > position else None
            yield CubWarp(index, tuple(arguments), width)
