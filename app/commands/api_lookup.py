"""The answer to ``main.py api NAME``: what the name tables know of one CUDA name or include."""

from __future__ import annotations

import difflib
from collections.abc import Iterator
from dataclasses import dataclass

from translator.mappings import (
    ArgumentEdit,
    EditKind,
    HeaderMapping,
    Mapping,
    NameTable,
    Status,
    TableSource,
    load_tables,
)
from translator.options import HipTarget, RocmVersion

NEAR_MATCHES = 5
DEFAULT_ROCM = HipTarget().rocm
_HEADS = {
    Status.SAME: "the same name in HIP",
    Status.MAPPED: "renamed, with the same arguments and meaning",
    Status.DIFFERS: "has a counterpart that differs",
    Status.UNSUPPORTED: "has no counterpart",
}


@dataclass(frozen=True, slots=True)
class ApiAnswer:
    """What was found for a name; `near` holds similar names where nothing was found."""

    name: str
    rocm: RocmVersion
    mapping: Mapping | None = None
    header: HeaderMapping | None = None
    source: TableSource | None = None
    near: tuple[str, ...] = ()

    @property
    def found(self) -> bool:
        return self.mapping is not None or self.header is not None

    @property
    def text(self) -> str:
        """The answer as lines of plain text."""
        return "\n".join(_lines(self))


def look_up(name: str, rocm: RocmVersion = DEFAULT_ROCM) -> ApiAnswer:
    """Look up a name in the tables that the product ships; raises TableError where they cannot be read."""
    return find_api(name, load_tables(rocm))


def find_api(name: str, table: NameTable) -> ApiAnswer:
    """Look up a name as it stands in source (``cudaMalloc``, ``cub::BlockReduce``, ``cudaDeviceProp.major``), or an
    include with or without its brackets or quotes (``<cublas_v2.h>``)."""
    plain = name.strip()
    mapping = table.lookup(plain)
    if mapping is not None:
        return ApiAnswer(plain, table.rocm, mapping=mapping, source=table.source(mapping.library))
    include = plain.strip('<>"')
    header = table.header(include)
    if header is not None:
        return ApiAnswer(include, table.rocm, header=header, source=table.source(header.library))
    return ApiAnswer(plain, table.rocm, near=near_names(plain, table))


def near_names(name: str, table: NameTable, limit: int = NEAR_MATCHES) -> tuple[str, ...]:
    """Names and includes that are spelled like `name`, the nearest first."""
    wanted = name.lower()
    start = wanted[:2]
    by_lower: dict[str, str] = {}
    for known in (*table.names(), *table.header_names()):
        lower = known.lower()
        if lower.startswith(start) and abs(len(lower) - len(wanted)) <= max(3, len(wanted) // 3):
            by_lower.setdefault(lower, known)
    close = difflib.get_close_matches(wanted, by_lower, n=limit, cutoff=0.7)
    return tuple(by_lower[lower] for lower in close)


def _lines(answer: ApiAnswer) -> Iterator[str]:
    if answer.mapping is not None:
        yield from _mapping_lines(answer.mapping, answer)
    elif answer.header is not None:
        yield from _header_lines(answer.header, answer)
    else:
        yield f"{answer.name}: not in the tables; it may be a name of the project's own."
        if answer.near:
            yield "Similar names: " + ", ".join(answer.near)


def _mapping_lines(mapping: Mapping, answer: ApiAnswer) -> Iterator[str]:
    yield f"{mapping.cuda}: {mapping.kind.replace('_', ' ')} of {_title(answer)}; {_HEADS[mapping.status]}."
    yield _row("ROCm", str(answer.rocm))
    if mapping.hip is not None:
        yield _row("HIP", mapping.hip or "(remove the name)")
    carries_over = mapping.status in (Status.SAME, Status.MAPPED)
    yield from _remarks(mapping.note, "" if carries_over else mapping.alternative)
    for edit in mapping.arguments:
        yield _row("Argument", _edit_text(edit))
    if mapping.arities:
        yield _row("Carries over", f"calls with {' or '.join(str(count) for count in mapping.arities)} arguments")
    yield from _versions(mapping.cuda_since, mapping.cuda_removed, mapping.hip_since, answer)
    if mapping.hip_deprecated is not None:
        yield _row("Deprecated", f"in HIP, seen first in ROCm {mapping.hip_deprecated}")
    if mapping.hip_removed is not None:
        yield _row("Removed", f"from HIP in ROCm {mapping.hip_removed}")
    yield _row("Evidence", _evidence(answer, mapping.curated))


def _header_lines(header: HeaderMapping, answer: ApiAnswer) -> Iterator[str]:
    yield f"<{header.cuda}>: include; {_HEADS[header.status]}."
    yield _row("ROCm", str(answer.rocm))
    for macro in header.defines:
        yield _row("Define", f"{macro} (before the include)")
    for include in header.hip:
        yield _row("HIP", f"<{include}>")
    if not header.hip and header.status is not Status.UNSUPPORTED:
        yield _row("HIP", "(remove the include)")
    yield from _remarks(header.note, header.alternative)
    yield from _versions(header.cuda_since, header.cuda_removed, header.hip_since, answer)


def _remarks(note: str, alternative: str) -> Iterator[str]:
    if note:
        yield _row("Note", note)
    if alternative:
        yield _row("Instead", alternative)


def _versions(since: str | None, removed: str | None, hip: RocmVersion | None, answer: ApiAnswer) -> Iterator[str]:
    oldest = answer.source.cuda[0] if answer.source and answer.source.cuda else None
    known = f"since {since}" if since else f"since {oldest} or earlier" if oldest else "since: unknown"
    yield _row("CUDA", known + (f", gone in {removed}" if removed else ""))
    if hip is not None:
        yield _row("HIP since", f"ROCm {hip}")


def _evidence(answer: ApiAnswer, curated: bool) -> str:
    parts = []
    if answer.source is not None:
        parts += [f"CUDA headers {_range(answer.source.cuda)}"] if answer.source.cuda else []
        parts += [f"HIP headers {_range(answer.source.hip)}"] if answer.source.hip else []
        parts += [f"bindings of ROCm {_range(answer.source.bindings)}"] if answer.source.bindings else []
    if curated:
        parts.append("curated by hand")
    return ", ".join(parts) or "curated by hand"


def _range(releases: tuple[str, ...]) -> str:
    return releases[0] if len(releases) == 1 else f"{releases[0]} to {releases[-1]}"


def _title(answer: ApiAnswer) -> str:
    return answer.source.title if answer.source is not None else "CUDA"


def _edit_text(edit: ArgumentEdit) -> str:
    place = f"{edit.position + 1}: "
    if edit.count:
        place = f"{edit.position + 1} of {edit.count}: "
    match edit.kind:
        case EditKind.SYMBOL:
            return place + "in HIP_SYMBOL(...)"
        case EditKind.KERNEL:
            return place + "as const void*"
        case EditKind.MASK:
            return place + "a 64-bit mask"
        case EditKind.DROP:
            return place + "left out"
        case EditKind.INSERT:
            return place + f"{edit.text} is inserted"
        case EditKind.REPLACE:
            return place + f"becomes {edit.text}"
        case EditKind.CAST | EditKind.POINTER:
            return place + f"as {edit.text}"
        case EditKind.COMPUTE:
            return place + "a compute type, where a data type stands for it"
        case EditKind.DROP_NULL:
            return place + "left out where it is a null pointer; else the call cannot be written in HIP"
        case EditKind.RENAME:
            return f"a call with {edit.count} arguments becomes {edit.text}" if edit.count else f"becomes {edit.text}"


def _row(head: str, text: str) -> str:
    return f"  {head:<13}{text}"
