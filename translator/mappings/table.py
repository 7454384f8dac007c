"""The look-up of CUDA names for one ROCm release."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Final

from translator.mappings.model import HeaderMapping, Kind, Mapping, TableSource
from translator.mappings.table_file import TableError, header_of, parse_row
from translator.options import RocmVersion

RESOURCE_FOLDER: Final = Path(__file__).resolve().parents[2] / "resources" / "mappings"
TEXTS_FILE: Final = "texts.toml"
SOURCES_FILE: Final = "sources.toml"
HEADERS_LIBRARY: Final = "headers"


@lru_cache(maxsize=8)
def load_tables(rocm: RocmVersion) -> NameTable:
    """The tables that the product ships, seen for a ROCm release; loaded once a process and release."""
    return NameTable.read(RESOURCE_FOLDER, rocm)


class NameTable:
    """All CUDA names with their counterparts in one ROCm release.

    Rows are kept as text and read when asked for: a translation looks up a few hundred of some twenty thousand names.
    Names are looked up as they stand in source: plain identifiers; ``cub::BlockReduce`` and the like with their namespace,
    written in full; members as ``cudaDeviceProp.major``.
    """

    __slots__ = ("_cache", "_headers", "_libraries", "_owners", "_rocm", "_rows", "_sources", "_texts")

    def __init__(
        self,
        libraries: dict[str, str],
        texts: dict[str, str],
        rocm: RocmVersion,
        sources: dict[str, TableSource] | None = None,
    ) -> None:
        """`libraries` maps a library's id to the text of its table file."""
        self._rocm = rocm
        self._sources = sources or {}
        self._texts = texts
        self._libraries = tuple(sorted(libraries))
        self._cache: dict[str, Mapping | None] = {}
        self._rows: dict[str, str] = {}
        self._headers = _index(libraries.get(HEADERS_LIBRARY, ""))
        self._owners: dict[str, str] = {}
        for library, text in libraries.items():
            if library != HEADERS_LIBRARY:
                self._add(library, _index(text))

    @classmethod
    def read(cls, folder: Path, rocm: RocmVersion) -> NameTable:
        """Read every table of a folder; raises TableError where one cannot be read."""
        try:
            texts = tomllib.loads((folder / TEXTS_FILE).read_text("utf-8"))["texts"]
            libraries = {path.stem: path.read_text("utf-8") for path in folder.glob("*.tsv")}
            sources = tomllib.loads((folder / SOURCES_FILE).read_text("utf-8"))
        except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError, KeyError) as error:
            raise TableError(f"the mapping tables in '{folder}' cannot be read: {error}") from error
        return cls(libraries, texts, rocm, {library: TableSource.of(entry) for library, entry in sources.items()})

    def _add(self, library: str, rows: dict[str, str]) -> None:
        twice = self._rows.keys() & rows.keys()
        if twice:
            name = min(twice)
            raise TableError(f"'{name}' is in the mapping tables of {self._owners[name]} and {library}")
        self._rows.update(rows)
        self._owners.update(dict.fromkeys(rows, library))

    @property
    def rocm(self) -> RocmVersion:
        return self._rocm

    @property
    def libraries(self) -> tuple[str, ...]:
        """The ids of the tables, sorted."""
        return self._libraries

    def source(self, library: str) -> TableSource | None:
        """What a library's table was made from."""
        return self._sources.get(library)

    def lookup(self, name: str) -> Mapping | None:
        """What is known of a CUDA name; None for a name that no table holds."""
        try:
            return self._cache[name]
        except KeyError:
            pass
        found = self._read(self._owners.get(name, ""), self._rows.get(name))
        self._cache[name] = found
        return found

    def field(self, struct: str, member: str) -> Mapping | None:
        """What is known of a member of a CUDA struct."""
        return self.lookup(f"{struct}.{member}")

    def header(self, name: str) -> HeaderMapping | None:
        """What replaces an include, written as between its brackets or quotes (``cub/cub.cuh``)."""
        mapping = self._read(HEADERS_LIBRARY, self._headers.get(name))
        return None if mapping is None else header_of(mapping)

    def names(self) -> Iterator[str]:
        """Every name that `lookup` answers (headers left out)."""
        return iter(self._rows)

    def header_names(self) -> Iterator[str]:
        return iter(self._headers)

    def by_library(self, library: str) -> Iterator[Mapping]:
        """All mappings of a library, in the order of its file."""
        if library == HEADERS_LIBRARY:
            found = (self._read(library, rows) for rows in self._headers.values())
        else:
            found = (self.lookup(name) for name, owner in self._owners.items() if owner == library)
        return (mapping for mapping in found if mapping is not None)

    def by_kind(self, kind: Kind) -> Iterator[Mapping]:
        for name in self._rows:
            if (mapping := self.lookup(name)) is not None and mapping.kind is kind:
                yield mapping

    def _read(self, library: str, rows: str | None) -> Mapping | None:
        for row in rows.split("\n") if rows else ():
            if (mapping := parse_row(library, row, self._texts, self._rocm)) is not None:
                return mapping
        return None


def _index(text: str) -> dict[str, str]:
    """The rows of a table file by name; several rows of a name are joined by line ends."""
    lines = [line for line in text.splitlines() if line and line[0] != "#"]
    rows = {line.partition("\t")[0]: line for line in lines}
    if len(rows) == len(lines):
        return rows
    rows = {}
    for line in lines:
        name = line.partition("\t")[0]
        rows[name] = f"{rows[name]}\n{line}" if name in rows else line
    return rows
