"""The table of includes: which of CUDA's headers has which counterpart, by the files that both sides ship."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Final

from scripts.generate_mappings.curated import Curated, Entry
from scripts.generate_mappings.rows import Row
from scripts.generate_mappings.sources import Sources, order
from translator.mappings import Kind, Status

_PRIVATE: Final = re.compile(
    r"(^|/)(detail|details|internal|__\w+|specializations|dispatch|agent|tuning|libcxx|mr|system/\w+/detail|adl|nvtxDetail|CL"
    r"|nccl_device|nvtxw3|generated)(/|$)|_helpers\.h$|_internal|_impl\.|^crt/(?!(host_defines|device_functions|host_config"
    r"|math_functions)\.h$)"
)
_HEADER: Final = re.compile(r"(\.(h|hpp|cuh)|^cuda/(std/)?\w+)$")


@dataclass(slots=True)
class HeaderTable:
    """Builds the rows of the include table; `conflicts` names curated replacements that no HIP release ships."""

    sources: Sources
    curated: Curated
    conflicts: list[str] = field(default_factory=list)

    def rows(self) -> Iterator[Row]:
        cuda = self.sources.cuda_headers()
        hip = self.sources.hip_headers()
        names = {
            name for headers in cuda.values() for name in headers if _HEADER.search(name) and not _PRIVATE.search(name)
        }
        for name in sorted(names | self.curated.names.keys()):
            base = _base(name, cuda)
            if name in self.curated.names:
                yield from (self._curated(base, entry, hip) for entry in self.curated.names[name])
            else:
                yield self._paired(base, hip)

    def _curated(self, base: Row, entry: Entry, hip: Mapping[str, frozenset[str]]) -> Row:
        includes = [part for part in (entry.hip or "").split() if not part.startswith("#")]
        for include in includes:
            if not entry.unverified and not any(include in headers for headers in hip.values()):
                self.conflicts.append(f"headers: {base.cuda}: no HIP release has '{include}'")
        return replace(
            base,
            status=entry.status,
            hip=entry.hip or "",
            rocm=entry.rocm,
            note=entry.note,
            alternative=entry.alternative,
            curated=True,
            hip_since=entry.hip_since or max((_since(part, hip) for part in includes), key=_key, default=""),
        )

    def _paired(self, base: Row, hip: Mapping[str, frozenset[str]]) -> Row:
        candidate = re.sub(r"^cub/(.*)\.cuh$", r"hipcub/\1.hpp", base.cuda)
        public = base.cuda.startswith(("thrust/", "cub/"))
        if public and any(candidate in headers for headers in hip.values()):
            status = Status.SAME if candidate == base.cuda else Status.MAPPED
            return replace(base, status=status, hip=candidate, hip_since=_since(candidate, hip))
        reason = self.curated.reason(base.cuda)
        assert reason is not None, "the header patterns end with one that matches everything"
        return replace(base, note=reason.note, alternative=reason.alternative)


def _base(name: str, cuda: Mapping[str, frozenset[str]]) -> Row:
    releases = list(cuda)
    having = [release for release in releases if name in cuda[release]]
    since = having[0] if having and having[0] != releases[0] else ""
    following = releases[releases.index(having[-1]) + 1 :] if having else []
    return Row(name, Kind.HEADER, Status.UNSUPPORTED, cuda_since=since, cuda_removed=following[0] if following else "")


def _since(include: str, hip: Mapping[str, frozenset[str]]) -> str:
    """The first release that has an include, where an earlier one of those read has its folder but not the file."""
    folder = include.partition("/")[0] + "/"
    known = [release for release, headers in hip.items() if any(name.startswith(folder) for name in headers)]
    having = [release for release in known if include in hip[release]]
    return having[0] if having and having[0] != known[0] else ""


def _key(release: str) -> tuple[int, ...]:
    return order(release) if release else (0,)
