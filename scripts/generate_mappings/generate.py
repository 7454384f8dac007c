"""The whole generation: reads the sources, builds every table, writes them, and tells what was found."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from scripts.generate_mappings.build import ABSENT, MEMBER_ABSENT, TableBuilder
from scripts.generate_mappings.curated import Curated, CuratedError, read_curated
from scripts.generate_mappings.headers import HeaderTable
from scripts.generate_mappings.hip_libraries import HIP_LIBRARIES
from scripts.generate_mappings.history import History, Snapshot
from scripts.generate_mappings.interface import Interface, Symbol
from scripts.generate_mappings.libraries import CUDA_LIBRARIES, CudaLibrary
from scripts.generate_mappings.pairing import Pairing, type_pairs
from scripts.generate_mappings.rows import Row, write_sources, write_table, write_texts
from scripts.generate_mappings.signatures import TypePair
from scripts.generate_mappings.sources import Sources
from translator.mappings import Kind

CURATED_FOLDER: Final = Path(__file__).parent / "curated"
COMMON_TEXTS: Final = {
    ABSENT[
        1:
    ]: "HIP has no counterpart: none is in its headers from ROCm 5.7 to 7.2, nor in the bindings of ROCm 10.0.",
    MEMBER_ABSENT[1:]: "HIP's struct has no such member.",
}


@dataclass(slots=True)
class Summary:
    """Counts by table and status, and what needs a person's eye."""

    counts: dict[str, Counter[str]] = field(default_factory=dict)
    conflicts: list[str] = field(default_factory=list)

    def add(self, table: str, rows: Iterable[Row]) -> None:
        self.counts[table] = Counter(row.status.value for row in {row.cuda: row for row in rows}.values())

    def text(self) -> str:
        heads = ("same", "mapped", "differs", "unsupported")
        lines = [f"{'table':<18}" + "".join(f"{head:>13}" for head in heads) + f"{'names':>9}"]
        total: Counter[str] = Counter()
        for table, counts in self.counts.items():
            total.update(counts)
            lines.append(_line(table, counts, heads))
        lines.append(_line("all", total, heads))
        return "\n".join(lines) + "\n"


def _line(name: str, counts: Mapping[str, int], heads: Iterable[str]) -> str:
    return f"{name:<18}" + "".join(f"{counts.get(head, 0):>13}" for head in heads) + f"{sum(counts.values()):>9}"


@dataclass(slots=True)
class _Loaded:
    library: CudaLibrary
    cuda: History
    names: dict[str, Symbol]
    curated: Curated


def generate(sources: Sources, output: Path) -> Summary:
    """Build and write all tables into `output`."""
    hip = {library.id: sources.hip(library) for library in HIP_LIBRARIES}
    loaded = _load(sources)
    same_type = _type_pairs(loaded, hip)
    summary = Summary()
    texts = dict(COMMON_TEXTS)
    tables: list[tuple[str, str, list[Row]]] = []
    releases: dict[str, dict[str, list[str]]] = {}
    for item in loaded:
        pairing = _pairing(item, hip, same_type)
        builder = TableBuilder(item.library, item.cuda, pairing.hip, pairing, item.curated)
        rows = list(builder.rows(item.names))
        rows += builder.members(item.names, {row.cuda: row for row in rows if row.kind is Kind.TYPE})
        tables.append((item.library.id, item.library.title, rows))
        releases[item.library.id] = _releases(item.cuda, pairing.hip)
        summary.conflicts += [f"{item.library.id}: {conflict}" for conflict in builder.conflicts]
        texts.update(item.curated.texts)
    headers = HeaderTable(sources, read_curated(CURATED_FOLDER / "headers.toml", "headers"))
    tables.append(("headers", "Includes", list(headers.rows())))
    summary.conflicts += headers.conflicts
    for table, _, rows in tables:
        summary.add(table, rows)
    _write(output, tables, texts)
    write_sources(output / "sources.toml", {table: title for table, title, _ in tables}, releases)
    return summary


def _releases(cuda: History, hip: History) -> dict[str, list[str]]:
    """The releases that a table was made from, by side."""
    return {
        "cuda": [snapshot.release for snapshot in cuda.snapshots],
        "hip": [snapshot.release for snapshot in hip.snapshots if snapshot.complete],
        "bindings": [snapshot.release for snapshot in hip.snapshots if not snapshot.complete],
    }


def _write(output: Path, tables: list[tuple[str, str, list[Row]]], texts: Mapping[str, str]) -> None:
    """Write the tables and the texts that they refer to; raises CuratedError where one is missing."""
    used = {
        cell[1:]
        for _, _, rows in tables
        for row in rows
        for cell in (row.note, row.alternative)
        if cell.startswith("@")
    }
    if used - texts.keys():
        raise CuratedError(f"no [texts] entry for {', '.join(sorted(used - texts.keys()))}")
    for table, title, rows in tables:
        write_table(output / f"{table}.tsv", title, rows)
    write_texts(output / "texts.toml", {key: texts[key] for key in used})


def merged(histories: list[History]) -> History:
    """Several libraries' histories as one."""
    if len(histories) == 1:
        return histories[0]
    releases: dict[str, Snapshot] = {}
    for history in histories:
        for snapshot in history.snapshots:
            known = releases.get(snapshot.release)
            joined = Interface(snapshot.release)
            if known is not None:
                joined.update(known.interface.symbols.values())
            joined.update(snapshot.interface.symbols.values())
            complete = snapshot.complete or (known is not None and known.complete)
            releases[snapshot.release] = Snapshot(snapshot.release, joined, complete)
    ordered = sorted(releases, key=lambda release: [int(part) for part in release.split(".")])
    return History(releases[release] for release in ordered)


def _load(sources: Sources) -> list[_Loaded]:
    """Every CUDA library's public names; a name that two libraries declare belongs to the first."""
    loaded = []
    taken: set[str] = set()
    for library in CUDA_LIBRARIES:
        history = sources.cuda(library)
        public, internal = re.compile(library.public), re.compile(library.internal)
        curated = read_curated(CURATED_FOLDER / f"{library.id}.toml")
        names = {
            name: symbol
            for name, symbol in history.names.items()
            if public.search(name) and not internal.search(name) and name not in taken
        }
        taken.update(names)
        taken.update(curated.names)
        loaded.append(_Loaded(library, history, names, curated))
    return loaded


def _type_pairs(loaded: Iterable[_Loaded], hip: Mapping[str, History]) -> TypePair:
    """Which types stand for each other, by the curated files and by name."""
    pairs: dict[str, str] = {}
    cuda_names: dict[str, Symbol] = {}
    hip_names = {name: s for history in hip.values() for name, s in history.names.items() if s.kind is Kind.TYPE}
    for item in loaded:
        cuda_names.update({name: s for name, s in item.cuda.names.items() if s.kind is Kind.TYPE})
        pairing = _pairing(item, hip, lambda left, right: None)
        for name, symbol in item.names.items():
            if symbol.kind is Kind.TYPE:
                entries = item.curated.names.get(name)
                verdict = None if entries else pairing.counterpart(symbol)
                chosen = entries[-1].hip if entries else verdict.hip if verdict else None
                if chosen:
                    pairs[name] = chosen
    return type_pairs(pairs, cuda_names, hip_names)


def _pairing(item: _Loaded, hip: Mapping[str, History], same_type: TypePair) -> Pairing:
    ids = item.library.hip.split("+")
    prefix = next(library.prefix for library in HIP_LIBRARIES if library.id == ids[0])
    return Pairing(item.library, item.cuda, merged([hip[id_] for id_ in ids]), prefix, same_type)
