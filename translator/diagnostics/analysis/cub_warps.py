"""CUB's warp collectives: where a file names one, and whether it gives the width."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from translator.diagnostics.analysis.names import Namespaces
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
    out), and the offset of the ``>`` that ends them.  `certain` is false where the name may be another library's."""

    name_at: int
    count: int
    width: range
    close: int
    certain: bool

    def missing(self, code: Code) -> bytes:
        """The text to add to the template arguments for a width of 32 lanes; empty where a width is given."""
        if self.width:
            return b""
        before = WIDTH_AFTER[code.text[self.name_at]][self.count :]
        return b"".join(b", " + text for text in (*before, b"32"))


def find_cub_warps(code: Code, places: dict[bytes, tuple[int, ...]]) -> Iterator[CubWarp]:
    """The warp collectives that a file names with template arguments; a class of the project's own is none."""
    named = [name for name in WIDTH_AFTER if name in places and not _is_own(code, places[name])]
    spaces = Namespaces.of(code) if named else None
    for name in named:
        before = WIDTH_AFTER[name]
        required = sum(not text for text in before)
        imported = any(code.text[i - 3 : i] == (b"using", b"cub", b"::") for i in places[name])
        for index in places[name]:
            found = _template_list(code, index + 1)
            if found is None or len(found[0]) < required:
                continue
            arguments, close = found
            width = arguments[len(before)] if len(arguments) > len(before) else range(0)
            certain = spaces is not None and _is_cub(code, spaces, index, imported)
            yield CubWarp(index, len(arguments), width, close, certain)


def _is_own(code: Code, indices: tuple[int, ...]) -> bool:
    return any(code.text[i - 1] in (b"class", b"struct") and not code.is_at(i + 1, b"<") for i in indices if i)


def _is_cub(code: Code, spaces: Namespaces, index: int, imported: bool) -> bool:
    """Whether the name is qualified with CUB's namespace (which projects nest in others), or bare where that is in use."""
    if not code.is_at(index - 1, b"::"):
        return imported or b"cub" in spaces.used
    space = code.text[index - 2]
    return spaces.aliases.get(space, space).rpartition(b"::")[2] == b"cub"


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
