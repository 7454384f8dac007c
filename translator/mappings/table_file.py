"""The format of the table files and the reading of one row.

A table file (``resources/mappings/LIBRARY.tsv``) is UTF-8 text, one name a line, fields separated by tabs, trailing empty
fields left off, lines sorted by name; lines that begin with ``#`` are comments.  The columns are `COLUMNS`.

A note or an alternative of the form ``@id`` stands for a text in ``texts.toml``, since many names share one.  A name whose
answer depends on the ROCm release has several rows with ranges in the column ``rocm`` (``-6.0``: before 6.0; ``6.0-``: from
6.0 on); at most one range holds for a release.
"""

from __future__ import annotations

from collections.abc import Mapping as MappingView
from dataclasses import replace
from itertools import zip_longest
from typing import Final

from translator.mappings.arguments import parse_edits
from translator.mappings.model import HeaderMapping, Kind, Mapping, Status
from translator.options import RocmVersion

COLUMNS: Final = (
    "cuda",
    "rocm",
    "kind",
    "status",
    "hip",
    "cuda_since",
    "cuda_removed",
    "hip_since",
    "hip_deprecated",
    "hip_removed",
    "arguments",
    "arities",
    "note",
    "alternative",
    "source",
    "traits",
)

CURATED: Final = "c"
"""In the column ``source``: the row rests on the curated files; without it, on the interfaces alone."""
BREAKS: Final = "breaks"
UNTAGGED: Final = "untagged"
"""Words of the column ``traits``, separated by commas: `Mapping.breaks`, `Mapping.untagged`."""

_KINDS: Final = {
    "f": Kind.FUNCTION,
    "t": Kind.TYPE,
    "e": Kind.ENUMERATOR,
    "m": Kind.MACRO,
    "s": Kind.FIELD,
    "h": Kind.HEADER,
    "n": Kind.NAMESPACE,
    "d": Kind.DEVICE_FUNCTION,
    "v": Kind.VARIABLE,
}
_STATUSES: Final = {"=": Status.SAME, "m": Status.MAPPED, "d": Status.DIFFERS, "u": Status.UNSUPPORTED}

KIND_CODES: Final = {kind: code for code, kind in _KINDS.items()}
STATUS_CODES: Final = {status: code for code, status in _STATUSES.items()}


class TableError(ValueError):
    """A table file breaks its format; the message names the file and the row."""


def parse_row(library: str, line: str, texts: MappingView[str, str], rocm: RocmVersion) -> Mapping | None:
    """Read one row for a ROCm release; None where the row's range excludes the release."""
    cells = dict(zip_longest(COLUMNS, line.split("\t"), fillvalue=""))
    if cells["rocm"] and not _holds(cells["rocm"], rocm):
        return None
    try:
        status = _STATUSES[cells["status"]]
        mapping = Mapping(
            cuda=cells["cuda"],
            hip=_hip_name(cells["hip"], _own_name(cells), status),
            status=status,
            library=library,
            kind=_KINDS[cells["kind"]],
            note=_text(cells["note"], texts),
            alternative=_text(cells["alternative"], texts),
            cuda_since=cells["cuda_since"] or None,
            cuda_removed=cells["cuda_removed"] or None,
            hip_since=_version(cells["hip_since"]),
            hip_deprecated=_version(cells["hip_deprecated"]),
            hip_removed=_version(cells["hip_removed"]),
            arguments=parse_edits(cells["arguments"]) if cells["arguments"] else (),
            curated=cells["source"] == CURATED,
            breaks=BREAKS in cells["traits"],
            untagged=UNTAGGED in cells["traits"],
            arities=tuple(int(count) for count in cells["arities"].split(",") if count),
        )
    except (KeyError, ValueError) as error:
        raise TableError(f"mapping table {library}, row '{cells['cuda']}': {error}") from error
    return _for_release(mapping, rocm)


def header_of(mapping: Mapping) -> HeaderMapping:
    """The header form of a row of kind HEADER: its `hip` holds includes and, after ``#``, macros, separated by blanks."""
    parts = (mapping.hip or "").split()
    return HeaderMapping(
        cuda=mapping.cuda,
        hip=tuple(part for part in parts if not part.startswith("#")),
        status=mapping.status,
        library=mapping.library,
        defines=tuple(part[1:] for part in parts if part.startswith("#")),
        note=mapping.note,
        alternative=mapping.alternative,
        cuda_since=mapping.cuda_since,
        cuda_removed=mapping.cuda_removed,
        hip_since=mapping.hip_since,
    )


def _own_name(cells: MappingView[str, str]) -> str:
    """The name as it stands in source: of a member, what follows the struct."""
    return cells["cuda"].partition(".")[2] if _KINDS[cells["kind"]] is Kind.FIELD else cells["cuda"]


def _hip_name(cell: str, cuda: str, status: Status) -> str | None:
    match status:
        case Status.UNSUPPORTED:
            return None
        case Status.SAME:
            return cuda
        case Status.MAPPED | Status.DIFFERS:
            return cuda if cell == "=" else cell


def _text(cell: str, texts: MappingView[str, str]) -> str:
    return texts[cell[1:]] if cell.startswith("@") else cell


def _version(cell: str) -> RocmVersion | None:
    return RocmVersion.parse(cell) if cell else None


def _holds(rocm_range: str, rocm: RocmVersion) -> bool:
    low, _, high = rocm_range.partition("-")
    return (not low or RocmVersion.parse(low) <= rocm) and (not high or rocm < RocmVersion.parse(high))


def _for_release(mapping: Mapping, rocm: RocmVersion) -> Mapping:
    """A counterpart that the release lacks makes the name unsupported there."""
    if mapping.status is Status.UNSUPPORTED:
        return mapping
    if mapping.hip_since is not None and rocm < mapping.hip_since:
        note = f"{mapping.hip} is known from ROCm {mapping.hip_since} on; the target is ROCm {rocm}."
        return _withdrawn(mapping, note, f"Target ROCm {mapping.hip_since} or later.")
    if mapping.hip_removed is not None and rocm >= mapping.hip_removed:
        note = f"{mapping.hip} was removed in ROCm {mapping.hip_removed}; the target is ROCm {rocm}."
        return _withdrawn(mapping, note, mapping.alternative)
    return mapping


def _withdrawn(mapping: Mapping, note: str, alternative: str) -> Mapping:
    return replace(
        mapping,
        hip=None,
        status=Status.UNSUPPORTED,
        note=note,
        alternative=mapping.alternative or alternative,
        arguments=(),
        breaks=False,
    )
