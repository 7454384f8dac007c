"""CUB's warp collectives: where a file names one, and whether it gives the width."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

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
_STOP: Final = frozenset({b";", b"{", b"}", b")", b"]"})


@dataclass(frozen=True, slots=True)
class CubWarp:
    """``WarpReduce<T>``: the token of the name, how many template arguments it has, the one that is the width (empty: left
    out), and the offset of the ``>`` that ends them."""

    name_at: int
    count: int
    width: range
    close: int

    def missing(self, code: Code) -> bytes:
        """The text to add to the template arguments for a width of 32 lanes; empty where a width is given."""
        if self.width:
            return b""
        before = WIDTH_AFTER[code.text[self.name_at]][self.count :]
        return b"".join(b", " + text for text in (*before, b"32"))


def find_cub_warps(code: Code, places: dict[bytes, tuple[int, ...]]) -> Iterator[CubWarp]:
    """The warp collectives that a file names with template arguments."""
    for name, before in WIDTH_AFTER.items():
        required = sum(not text for text in before)
        for index in places.get(name, ()):
            found = _template_list(code, index + 1)
            if found is None or len(found[0]) < required:
                continue
            arguments, close = found
            width = arguments[len(before)] if len(arguments) > len(before) else range(0)
            yield CubWarp(index, len(arguments), width, close)


def _template_list(code: Code, opener: int) -> tuple[list[range], int] | None:
    """The arguments of ``<...>`` and the offset of its closing ``>``, which may be one of the two of a ``>>``."""
    if not code.is_at(opener, b"<"):
        return None
    arguments: list[range] = []
    depth, start, index = 1, opener + 1, opener + 1
    while index < len(code) and code.same_flow(index, opener):
        text = code.text[index]
        if text == b"<" and code.is_identifier(index - 1):
            depth += 1
        elif text in (b">", b">>", b">>>"):
            if depth <= len(text):
                # Of a ``>>`` that closes an inner list too, the last argument has a part.
                shared = index + 1 if depth > 1 else index
                return [*arguments, range(start, shared)], code.start[index] + depth - 1
            depth -= len(text)
        elif text == b"," and depth == 1:
            arguments.append(range(start, index))
            start = index + 1
        elif code.partner[index] > index:
            index = code.partner[index]
        elif text in _STOP:
            return None
        index += 1
    return None
