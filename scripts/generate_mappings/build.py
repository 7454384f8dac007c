"""Turns paired interfaces and the curated files into the rows of a table."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from itertools import groupby

from scripts.generate_mappings.curated import Curated, Entry
from scripts.generate_mappings.history import History
from scripts.generate_mappings.interface import Symbol
from scripts.generate_mappings.libraries import CudaLibrary
from scripts.generate_mappings.pairing import Pairing, Verdict
from scripts.generate_mappings.rows import Row
from translator.mappings import Kind, Status

ABSENT = "@absent"
MEMBER_ABSENT = "@member_absent"


@dataclass(slots=True)
class TableBuilder:
    """Builds one library's rows; `conflicts` collects what the curated file says against the interfaces' evidence."""

    library: CudaLibrary
    cuda: History
    hip: History
    pairing: Pairing
    curated: Curated
    conflicts: list[str] = field(default_factory=list)

    def rows(self, names: Mapping[str, Symbol]) -> Iterator[Row]:
        """The rows of the given CUDA names, and of the curated names that no header holds."""
        for name, symbol in names.items():
            if symbol.kind is not Kind.FIELD:
                yield from self._name(name, symbol)
        for name in self.curated.names.keys() - names.keys():
            known = self.cuda.latest(name)
            if known is None or known.kind is not Kind.FIELD:
                yield from self._curated(name, known)

    def members(self, names: Mapping[str, Symbol], structs: Mapping[str, Row]) -> Iterator[Row]:
        """The rows of the members of those structs that have a counterpart."""
        for name, symbol in names.items():
            if symbol.kind is not Kind.FIELD:
                continue
            owner = structs.get(name.partition(".")[0])
            if owner is not None and owner.status is not Status.UNSUPPORTED:
                yield from self._member(name, owner)

    def _name(self, name: str, symbol: Symbol) -> Iterator[Row]:
        if name in self.curated.names:
            yield from self._curated(name, symbol)
            return
        verdict = self.pairing.counterpart(symbol)
        if verdict is None:
            yield self._unsupported(self._base(name, symbol.kind))
        else:
            yield from self._paired(self._base(name, symbol.kind), verdict)

    def _base(self, name: str, kind: Kind) -> Row:
        return Row(
            name,
            kind,
            Status.UNSUPPORTED,
            cuda_since=self.cuda.since(name) or "",
            cuda_removed=self.cuda.removed(name) or "",
        )

    def _unsupported(self, row: Row) -> Row:
        reason = self.curated.reason(row.cuda)
        if reason is not None:
            return replace(row, note=reason.note, alternative=reason.alternative)
        return replace(row, note=ABSENT, alternative=f"@{self.library.alternative}" if self.library.alternative else "")

    def _paired(self, row: Row, verdict: Verdict) -> Iterator[Row]:
        base = self._with_hip(row, verdict.hip)
        segments = [
            (finding, [release for release, _ in group])
            for finding, group in groupby(
                verdict.by_release.items(), key=lambda item: (item[1], verdict.casts.get(item[0], ""))
            )
        ]
        if len(segments) <= 1:
            yield self._judged(base, verdict, *(segments[0][0] if segments else (None, "")))
            return
        for index, (finding, releases) in enumerate(segments):
            low = _boundary(segments[index - 1][1][-1], releases[0]) if index else ""
            high = _boundary(releases[-1], segments[index + 1][1][0]) if index + 1 < len(segments) else ""
            yield replace(self._judged(base, verdict, *finding), rocm=f"{low}-{high}")

    def _judged(self, row: Row, verdict: Verdict, remark: str | None, casts: str) -> Row:
        if remark is not None:
            return replace(row, status=Status.DIFFERS, note=remark, breaks=True)
        if verdict.other_forms:
            counts = ",".join(str(count) for count in verdict.arities)
            return replace(row, status=Status.DIFFERS, note=verdict.other_forms, arities=counts, arguments=casts)
        if casts:
            return replace(row, status=Status.DIFFERS, arguments=casts)
        return replace(
            row, status=Status.SAME if row.hip == row.cuda else Status.MAPPED, note=verdict.missing_overloads
        )

    def _with_hip(self, row: Row, hip: str) -> Row:
        deprecated = next((s.release for s in self.hip.snapshots if _is_deprecated(s.interface.symbols.get(hip))), "")
        return replace(
            row,
            hip=hip,
            hip_since=self.hip.since(hip) or "",
            hip_removed=self.hip.removed(hip) or "",
            hip_deprecated=deprecated,
            untagged=row.kind is Kind.TYPE and _is_untagged(self.hip.latest(hip)),
        )

    def _member(self, name: str, owner: Row) -> Iterator[Row]:
        struct, _, member = name.partition(".")
        if name in self.curated.names:
            yield from self._curated(name, self.cuda.names[name])
            return
        row = self._base(name, Kind.FIELD)
        target = f"{owner.hip}.{member}"
        if self.hip.latest(target) is None:
            reason = self.curated.reason(name)
            yield replace(
                row, note=reason.note if reason else MEMBER_ABSENT, alternative=reason.alternative if reason else ""
            )
            return
        status = Status.SAME if owner.hip == struct else Status.MAPPED
        found = self._with_hip(row, target)
        since = "" if found.hip_since == owner.hip_since else found.hip_since
        attribute = self._attribute(name) if since else ""
        yield replace(found, status=status, hip=member, hip_since=since, alternative=attribute)

    def _attribute(self, name: str) -> str:
        """What to ask instead of a device property, in a release that has the attribute and lacks the member."""
        struct, _, member = name.partition(".")
        attribute = f"hipDeviceAttribute{member[:1].upper()}{member[1:]}"
        known = struct == "cudaDeviceProp" and self.hip.latest(attribute) is not None
        return f"Query {attribute} with hipDeviceGetAttribute." if known and self.hip.since(attribute) is None else ""

    def _curated(self, name: str, symbol: Symbol | None) -> Iterator[Row]:
        for entry in self.curated.names[name]:
            yield self._entry(name, symbol, entry)

    def _entry(self, name: str, symbol: Symbol | None, entry: Entry) -> Row:
        kind = entry.kind or (symbol.kind if symbol else Kind.FUNCTION)
        row = self._base(name, kind)
        if entry.hip is not None and kind is not Kind.FIELD:
            row = self._with_hip(row, entry.hip)
            self._check(name, entry)
        return replace(
            row,
            status=entry.status,
            hip=entry.hip or "",
            rocm=entry.rocm,
            note=entry.note,
            alternative=entry.alternative,
            arguments=entry.arguments,
            arities=",".join(str(count) for count in entry.arities),
            hip_since=entry.hip_since or row.hip_since,
            hip_deprecated=entry.hip_deprecated or row.hip_deprecated,
            hip_removed=entry.hip_removed or row.hip_removed,
            cuda_since=entry.cuda_since or row.cuda_since,
            cuda_removed=entry.cuda_removed or row.cuda_removed,
            curated=True,
            breaks=self._breaks(name, entry),
            untagged=row.untagged,
        )

    def _breaks(self, name: str, entry: Entry) -> bool:
        """Whether a call of a curated name does not compile as it stands, by the interfaces' evidence."""
        if entry.status is not Status.DIFFERS or entry.hip is None or entry.arguments or entry.arities:
            return False
        if entry.breaks is not None:
            return entry.breaks
        verdict = self.pairing.compare(name, entry.hip)
        return bool(verdict.by_release) and all(verdict.by_release.values())

    def _check(self, name: str, entry: Entry) -> None:
        assert entry.hip is not None
        plain = entry.hip.isidentifier() and not entry.unverified
        if plain and self.hip.latest(entry.hip) is None:
            self.conflicts.append(f"{name}: HIP's interfaces have no '{entry.hip}'")
        elif entry.status in (Status.MAPPED, Status.SAME) and plain:
            verdict = self.pairing.compare(name, entry.hip)
            remarks = {remark for remark in verdict.by_release.values() if remark}
            if remarks and len(remarks) == len(set(verdict.by_release.values())):
                self.conflicts.append(f"{name} -> {entry.hip} is called the same, but: {' '.join(sorted(remarks))}")


def _is_untagged(symbol: Symbol | None) -> bool:
    """A typedef without a struct or an enumeration of the same name."""
    return symbol is not None and symbol.kind is Kind.TYPE and bool(symbol.alias)


def _is_deprecated(symbol: Symbol | None) -> bool:
    return symbol is not None and symbol.deprecated


def _boundary(last: str, first: str) -> str:
    """Where a change between two header sets is taken to lie: ROCm breaks interfaces in major releases."""
    major = first.partition(".")[0]
    return first if last.partition(".")[0] == major else f"{major}.0"
