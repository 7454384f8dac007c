"""From an executable's report to the outcome and findings of an execution, in words."""

from __future__ import annotations

import re
import signal
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, Literal

from app.check.cpu.flags import EMULATOR
from app.check.cpu.launch import RawRun
from app.check.cpu.line_table import Place, line_table, shared_variables
from app.check.model import Finding
from translator.source import LineMap

Lines = Mapping[Path, LineMap]
"""Of the files that are translations, by the original's path; empty for the original itself."""

_Severity = Literal["info", "warning", "error"]

SEVERITY: Mapping[str, _Severity] = {
    "out-of-bounds": "error",
    "array-bounds": "error",
    "deadlock": "error",
    "shared-race": "error",
    "global-race": "warning",
    "barrier-divergence": "error",
    "inactive-lane": "warning",
    "mask-excludes-caller": "error",
    "warp-mismatch": "error",
    "bad-width": "error",
    "uninit-shared": "warning",
    "uninit-global": "info",
    "shift": "warning",
    "integer-division": "warning",
    "undefined-constant": "error",
    "printf": "info",
}
"""Of every kind of finding the emulator makes; what ends the run is an error."""

_ENDS = {
    "out-of-bounds": "accesses memory out of bounds",
    "stack-overflow": "overflows the stack of a thread",
    "integer-division": "divides an integer by zero",
    "assert": "fails an assertion",
    "trap": "ends with a trap",
    "abort": "calls abort()",
    "timeout": "did not end in time",
    "no-memory": "needs more memory than there is",
}


def position(record: Mapping[str, Any]) -> str:
    def triple(key: str) -> str:
        return ",".join(str(n) for n in record.get(key, (0, 0, 0)))

    return f"block ({triple('block')}), thread ({triple('thread')})"


def findings_of(run: RawRun, executable: Path, lines: Lines) -> tuple[Finding, ...]:
    """Everything that the run reported, each once, most severe first."""
    found: dict[tuple[str, str | None, int | None, str], Finding] = {}
    for record in run.of_type("finding"):
        finding = _finding(record, run.buffer_names, executable, lines)
        found.setdefault((finding.kind, finding.file, finding.line, finding.message), finding)
    if run.printed.strip():
        text = f"the kernel printed: {run.printed.strip()[:1000]}"
        found["printf", None, None, text] = Finding("printf", text, severity="info")
    rank = {"error": 0, "warning": 1, "info": 2}
    return tuple(sorted(found.values(), key=lambda f: rank[f.severity]))


def _finding(record: Mapping[str, Any], buffers: Sequence[str], executable: Path, lines: Lines) -> Finding:
    kind = str(record["kind"])
    place = _original(_place(record, executable), lines)
    count = int(record.get("count", 1))
    text = _named(str(record["text"]), buffers, executable)
    found = line_table(executable).find(int(record["other_pc"]) - 1) if record.get("other_pc") else None
    other = _original(found, lines)
    if other is not None:
        text += f", which accesses it at line {other.line}"
    times = f", {count} times" if count > 1 else ""
    return Finding(
        kind,
        f"{text} (first in {position(record)}{times})",
        place.line if place else None,
        place.file if place else None,
        SEVERITY.get(kind, "warning"),
    )


def _named(text: str, buffers: Sequence[str], executable: Path) -> str:
    """The text with the source's names of buffers and shared variables."""

    def name(m: re.Match[str]) -> str:
        index = int(m[1])
        return f"buffer '{buffers[index]}'" if index < len(buffers) else m[0]

    def variable(m: re.Match[str]) -> str:
        offset = int(m[1])
        hit = next((v for v in shared_variables(executable) if v.start <= offset < v.end), None)
        return f"shared variable '{hit.name}', byte {offset - hit.start}" if hit else f"shared memory, byte {offset}"

    return re.sub(r"@shared@, byte (\d+)", variable, re.sub(r"@buffer(\d+)@", name, text))


def _place(record: Mapping[str, Any], executable: Path) -> Place | None:
    if record.get("line"):
        return Place(str(record.get("file", "")), int(record["line"]))
    if record.get("pc"):
        # a finding's address is where a call returns to, a signal's is the instruction itself
        back = 0 if record.get("signal") else 1
        return _in_project(line_table(executable).find(int(record["pc"]) - back))
    return None


def _in_project(place: Place | None) -> Place | None:
    return None if place is not None and place.file.startswith(str(EMULATOR)) else place


def _original(place: Place | None, lines: Lines) -> Place | None:
    """The place in the CUDA source of a place in its translation."""
    found = lines.get(Path(place.file)) if place is not None else None
    return replace(place, line=found.backward(place.line)) if place is not None and found is not None else place


def ending_of(run: RawRun, executable: Path, lines: Lines) -> Mapping[str, Any] | None:
    """The record of a run that was ended before its time, with `where` (a `Place` or None) added; None if it completed."""
    ends = run.of_type("end")
    if not ends:
        return None
    place = _place(ends[0], executable)
    if place is None and ends[0].get("wait_line"):
        place = Place(str(ends[0]["wait_file"]), int(ends[0]["wait_line"]))
    return {**ends[0], "where": _original(place, lines)}


def ending_text(end: Mapping[str, Any], run: RawRun) -> str:
    """One sentence: what ended the run, where, in which block and thread."""
    kind = str(end["kind"])
    what = _ENDS.get(kind, kind)
    if "offset" in end:
        name = run.buffer_names[int(end["buffer"])]
        what += f": byte {end['offset']} of buffer '{name}', which has {end['size']}"
    elif end.get("address"):
        what += f": address {end['address']}"
    elif end.get("text"):
        what += f": {end['text']}"
    place = end.get("where")
    line = f" at {Path(place.file).name}:{place.line}" if isinstance(place, Place) and place.line else ""
    if end.get("signal") and kind != "timeout":
        what += f" ({signal.Signals(int(end['signal'])).name})"
    return f"{what}{line}, {position(end)}"
