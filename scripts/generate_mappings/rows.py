"""The rows of a table, and how they are written."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from translator.mappings import Kind, Status
from translator.mappings.table_file import BREAKS, COLUMNS, CURATED, KIND_CODES, STATUS_CODES, UNTAGGED


@dataclass(frozen=True, slots=True)
class Row:
    """One line of a table file; see `translator.mappings.table_file` for the columns."""

    cuda: str
    kind: Kind
    status: Status
    hip: str = ""
    rocm: str = ""
    cuda_since: str = ""
    cuda_removed: str = ""
    hip_since: str = ""
    hip_deprecated: str = ""
    hip_removed: str = ""
    arguments: str = ""
    arities: str = ""
    note: str = ""
    alternative: str = ""
    curated: bool = False
    breaks: bool = False
    untagged: bool = False

    def line(self) -> str:
        traits = [word for word, holds in ((BREAKS, self.breaks), (UNTAGGED, self.untagged)) if holds]
        cells = {
            "cuda": self.cuda,
            "rocm": self.rocm,
            "kind": KIND_CODES[self.kind],
            "status": STATUS_CODES[self.status],
            "hip": ""
            if self.status in (Status.UNSUPPORTED, Status.SAME)
            else ("=" if self.hip == self.cuda else self.hip),
            "cuda_since": self.cuda_since,
            "cuda_removed": self.cuda_removed,
            "hip_since": self.hip_since,
            "hip_deprecated": self.hip_deprecated,
            "hip_removed": self.hip_removed,
            "arguments": self.arguments,
            "arities": self.arities,
            "note": self.note,
            "alternative": self.alternative,
            "source": CURATED if self.curated else "",
            "traits": ",".join(traits),
        }
        return "\t".join(cells[column] for column in COLUMNS).rstrip("\t")


_HEAD: Final = (
    "# {title}. Written by scripts/generate_mappings from the interfaces and the curated files; do not edit.\n"
)


def write_table(path: Path, title: str, rows: Iterable[Row]) -> None:
    """Write a table file, sorted by name and range."""
    lines = sorted(row.line() for row in rows)
    text = _HEAD.format(title=title) + "# " + "\t".join(COLUMNS) + "\n" + "\n".join(lines) + "\n"
    replace(path, text)


def write_texts(path: Path, texts: dict[str, str]) -> None:
    """Write the shared texts."""
    lines = [f"{key} = {_quoted(texts[key])}" for key in sorted(texts)]
    replace(path, _HEAD.format(title="Texts that rows share") + "[texts]\n" + "\n".join(lines) + "\n")


def write_sources(path: Path, titles: Mapping[str, str], releases: Mapping[str, Mapping[str, Sequence[str]]]) -> None:
    """Write which releases each table was made from: ``{table: {"cuda": [...], "hip": [...], "bindings": [...]}}``."""
    lines = [_HEAD.format(title="What each table was made from")]
    for table, title in titles.items():
        lines.append(f"[{table}]\ntitle = {_quoted(title)}")
        for side, names in releases.get(table, {}).items():
            lines.append(f"{side} = [{', '.join(_quoted(name) for name in names)}]")
        lines.append("")
    replace(path, "\n".join(lines))


def replace(path: Path, text: str) -> None:
    """Write a file in one step, so that a run that is stopped leaves no half table."""
    temporary = path.with_suffix(".new")
    temporary.write_text(text, "utf-8")
    temporary.replace(path)


def _quoted(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'
