"""What is known of one CUDA name: its HIP counterpart, how the two differ, and since when each exists."""

from __future__ import annotations

from collections.abc import Mapping as MappingView
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from translator.mappings.arguments import ArgumentEdit
from translator.options import RocmVersion


class Status(StrEnum):
    """How a CUDA name carries over to HIP."""

    SAME = "same"
    """HIP has the name as it stands: nothing to edit."""
    MAPPED = "mapped"
    """HIP has it under another name, with the same meaning and the same arguments."""
    DIFFERS = "differs"
    """HIP has a counterpart, but arguments or meaning differ; `Mapping.note` says how, `Mapping.arguments` what to edit.
    `Mapping.hip` may equal the CUDA name."""
    UNSUPPORTED = "unsupported"
    """HIP has no counterpart (in the chosen release); `Mapping.note` says why, `Mapping.alternative` what to do."""


class Kind(StrEnum):
    """What sort of thing a name is."""

    FUNCTION = "function"
    TYPE = "type"
    ENUMERATOR = "enumerator"
    MACRO = "macro"
    FIELD = "field"
    """A member of a struct; `Mapping.cuda` is ``cudaDeviceProp.clockRate`` (struct, dot, member)."""
    HEADER = "header"
    NAMESPACE = "namespace"
    DEVICE_FUNCTION = "device_function"
    VARIABLE = "variable"
    """A built-in variable of device code (``threadIdx``, ``warpSize``)."""


@dataclass(frozen=True, slots=True)
class Mapping:
    """One CUDA name for one ROCm release.

    `hip` is None exactly where `status` is UNSUPPORTED.  Version fields that are None mean *unknown*: for CUDA, a name that
    is in the oldest header set that was read (11.8) has no `cuda_since`; `cuda_removed` is the first header set without it.
    """

    cuda: str
    hip: str | None
    status: Status
    library: str
    kind: Kind
    note: str = ""
    """The difference, or the reason why HIP has no counterpart; one or two sentences for a user.

    Where the status is DIFFERS and this is empty, `arguments` says all.  Where the status is SAME or MAPPED, it is a remark
    that needs no warning (an overload that HIP lacks, and whose use does not compile)."""
    alternative: str = ""
    cuda_since: str | None = None
    cuda_removed: str | None = None
    hip_since: RocmVersion | None = None
    hip_deprecated: RocmVersion | None = None
    hip_removed: RocmVersion | None = None
    arguments: tuple[ArgumentEdit, ...] = ()
    """How a call's arguments must change, in the order of the CUDA call's argument positions."""
    arities: tuple[int, ...] = ()
    """For a call of which CUDA has forms that HIP lacks: the numbers of arguments with which it carries over as it is.
    `note` speaks of calls with another number only."""
    breaks: bool = False
    """Whether a call as it stands does not compile in HIP and nothing rewrites it; `note` says why."""
    untagged: bool = False
    """Whether the HIP type is a typedef alone, so that ``struct`` or ``enum`` cannot stand before its name."""
    curated: bool = False
    """Whether people's knowledge is behind it (a rename, a difference in meaning), beside the interfaces."""


@dataclass(frozen=True, slots=True)
class HeaderMapping:
    """One CUDA include and what replaces it.

    `hip` lists the includes that replace it, in order; it is empty where the include is to be removed (`status` MAPPED:
    nothing is needed in HIP) or has no counterpart (`status` UNSUPPORTED).  `defines` are macros that must be defined before
    the first of them.
    """

    cuda: str
    hip: tuple[str, ...]
    status: Status
    library: str
    defines: tuple[str, ...] = ()
    note: str = ""
    alternative: str = ""
    cuda_since: str | None = None
    cuda_removed: str | None = None
    hip_since: RocmVersion | None = None


@dataclass(frozen=True, slots=True)
class TableSource:
    """What a table was made from: the CUDA releases, and the ROCm releases whose headers or bindings were read."""

    title: str
    cuda: tuple[str, ...] = ()
    hip: tuple[str, ...] = ()
    bindings: tuple[str, ...] = ()

    @classmethod
    def of(cls, entry: MappingView[str, Any]) -> TableSource:
        """From the entry of a table in ``sources.toml``."""
        sides = {side: tuple(entry.get(side, ())) for side in ("cuda", "hip", "bindings")}
        return cls(str(entry["title"]), **sides)
