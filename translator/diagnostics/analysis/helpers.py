"""Functions that a ROCm release lacks, or that mean something else there: small headers of ours stand in for them."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Final

from translator.diagnostics.analysis.names import Namespaces, find_qualified
from translator.mappings import NameTable, Status
from translator.options import WarpWidth
from translator.structure.code import NONE, Code
from translator.structure.declarations import follows_type
from translator.structure.functions import Function

HELPER_FOLDER: Final = Path(__file__).resolve().parents[3] / "resources" / "include" / "hip_helpers"
INDEX_FILE: Final = "index.toml"
_BEFORE_GLOBAL: Final = frozenset({b"return", b"else", b"case", b"throw", b"do", b"co_return"})
"""Words after which ``::name`` names something of the global namespace."""


@dataclass(frozen=True, slots=True)
class Helper:
    """What stands in for a CUDA function.

    `always` marks one that is used even where HIP has a function of the CUDA name, since that means something else;
    otherwise it is used where the tables know no HIP counterpart in the chosen release.  One with `keeps_warps` works on
    warps of 32 lanes whatever the wave size.
    """

    cuda: str
    function: str
    header: str
    always: bool
    keeps_warps: bool = False

    @property
    def reason(self) -> str:
        if self.keeps_warps:
            return "warps of 32 lanes are kept"
        return (
            "HIP's own takes other types or means something else" if self.always else "the chosen ROCm release has none"
        )


@dataclass(frozen=True, slots=True)
class HelperUse:
    """A place where a helper stands in for a CUDA function: the tokens of its name, both included."""

    helper: Helper
    first: int
    last: int


@dataclass(frozen=True, slots=True)
class HelperIndex:
    """Our helpers by CUDA name, and the CUDA headers that a helper header makes needless."""

    helpers: dict[str, Helper]
    kept_warps: dict[str, Helper]
    """Those that keep warps of 32 lanes; where that is wanted they go before the others."""
    replaced_headers: frozenset[str]

    def find(self, cuda: str, tables: NameTable, warp: WarpWidth = WarpWidth.NATIVE) -> Helper | None:
        """The helper to use for a CUDA name in the tables' release, if one is needed and there is one."""
        if warp is WarpWidth.KEEP_32 and (kept := self.kept_warps.get(cuda)) is not None:
            return kept
        helper = self.helpers.get(cuda)
        if helper is None or helper.always:
            return helper
        mapping = tables.lookup(cuda)
        return helper if mapping is None or mapping.status is Status.UNSUPPORTED else None


@lru_cache(maxsize=1)
def helper_index() -> HelperIndex:
    """The index of the helper headers that the product ships."""
    data = tomllib.loads((HELPER_FOLDER / INDEX_FILE).read_text("utf-8"))
    found: dict[str, Helper] = {}
    kept_warps: dict[str, Helper] = {}
    replaced: set[str] = set()
    for header, entry in data.items():
        keeps = bool(entry.get("keeps_warps", False))
        for cuda, function in entry["functions"].items():
            helper = Helper(cuda, function, header, cuda in entry.get("always", ()), keeps)
            (kept_warps if keeps else found)[cuda] = helper
        replaced.update(entry.get("replaces", ()))
    return HelperIndex(found, kept_warps, frozenset(replaced))


def find_helper_uses(
    code: Code,
    places: dict[bytes, tuple[int, ...]],
    own_names: frozenset[bytes],
    tables: NameTable,
    warp: WarpWidth,
    functions: tuple[Function, ...],
) -> Iterator[HelperUse]:
    """Every use of a function that a helper stands in for; a project's own function of the name is not one.

    A project's overload of a warp function (for a struct, say) does no more than CUDA's own, which the helper takes for any
    type: its calls are uses too, its definition is not.
    """
    spaces: Namespaces | None = None
    index = helper_index()
    defined = {function.name_at for function in functions}
    for cuda in sorted(index.helpers.keys() | index.kept_warps.keys()):
        name = cuda.encode()
        plain = name.rpartition(b"::")[2]
        if plain not in places or (helper := index.find(cuda, tables, warp)) is None:
            continue
        if plain in own_names and not helper.keeps_warps:
            continue
        if name != plain:
            spaces = spaces or Namespaces.of(code)
            for first, last in find_qualified(code, spaces, name, places[plain]):
                yield HelperUse(helper, first, last)
            continue
        for at in places[plain]:
            if _is_of_other_scope(code, at) or at in defined or _is_name_of_directive(code, at):
                continue
            if not (helper.keeps_warps and code.directive[at] == NONE and follows_type(code, at)):
                yield HelperUse(helper, at, at)


def _is_of_other_scope(code: Code, at: int) -> bool:
    """Whether a name is a member or qualified, by more than the ``::`` of the global namespace, where CUDA's are."""
    if not at or code.text[at - 1] not in (b".", b"->", b"::"):
        return False
    if code.text[at - 1] != b"::" or at == 1:
        return code.text[at - 1] != b"::"
    before = code.text[at - 2]
    return before == b">" or (code.is_identifier(at - 2) and before not in _BEFORE_GLOBAL)


def _is_name_of_directive(code: Code, at: int) -> bool:
    """Whether a name stands in a directive that is no macro's body: where a macro is defined, undone or tested."""
    number = code.directive[at]
    if number == NONE:
        return False
    directive = code.directives[number]
    return directive.name != b"define" or at <= directive.first + 2


def is_replaced_by_helpers(header: str) -> bool:
    """Whether a helper header of ours holds what a CUDA header declares, so that its include goes."""
    return header in helper_index().replaced_headers
