"""Functions that a ROCm release lacks, or that mean something else there: small headers of ours stand in for them."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Final

from translator.mappings import NameTable, Status

HELPER_FOLDER: Final = Path(__file__).resolve().parents[3] / "resources" / "include" / "hip_helpers"
INDEX_FILE: Final = "index.toml"


@dataclass(frozen=True, slots=True)
class Helper:
    """What stands in for a CUDA function.

    `always` marks one that is used even where HIP has a function of the CUDA name, since that means something else;
    otherwise it is used where the tables know no HIP counterpart in the chosen release.
    """

    cuda: str
    function: str
    header: str
    always: bool

    @property
    def reason(self) -> str:
        return "HIP's own means something else" if self.always else "the chosen ROCm release has none"


@dataclass(frozen=True, slots=True)
class HelperIndex:
    """Our helpers by CUDA name."""

    helpers: dict[str, Helper]

    def find(self, cuda: str, tables: NameTable) -> Helper | None:
        """The helper to use for a CUDA name in the tables' release, if one is needed and there is one."""
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
    for header, entry in data.items():
        for cuda, function in entry["functions"].items():
            found[cuda] = Helper(cuda, function, header, cuda in entry.get("always", ()))
    return HelperIndex(found)
