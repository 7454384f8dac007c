"""Reader of compile_commands.json (Clang's JSON compilation database format)."""

from __future__ import annotations

import json
import os
import shlex
from pathlib import Path

from app.project.build.flags import FlagSet
from app.project.model import BuildFacts, Compilation, ScanIssue


def read_compile_commands(path: Path) -> BuildFacts:
    """Settings by file; the sum of all is the default for files that it does not name (headers)."""
    try:
        entries = json.loads(path.read_bytes())
    except (OSError, ValueError, RecursionError) as error:
        issue = ScanIssue(path, f"The compilation database cannot be read: {error}. It is left aside.", "error")
        return BuildFacts("compile_commands", (path,), issues=(issue,))
    if not isinstance(entries, list):
        issue = ScanIssue(path, "The compilation database is not a list of commands. It is left aside.", "error")
        return BuildFacts("compile_commands", (path,), issues=(issue,))
    everything, per_file, bad = FlagSet(), dict[Path, Compilation](), 0
    for entry in entries:
        words = _words(entry)
        if words is None:
            bad += 1
            continue
        folder = Path(os.path.normpath(path.parent / entry["directory"]))
        own = FlagSet()
        own.add(words, folder)
        everything.add(words, folder)
        per_file[Path(os.path.normpath(folder / entry["file"]))] = own.compilation()
    issues = (
        (ScanIssue(path, f"{bad} entries of the compilation database are malformed and left aside."),) if bad else ()
    )
    return BuildFacts("compile_commands", (path,), everything.compilation(), per_file, issues)


def _words(entry: object) -> list[str] | None:
    """The arguments of one entry, or None where the entry is malformed."""
    if not isinstance(entry, dict) or not all(isinstance(entry.get(k), str) for k in ("directory", "file")):
        return None
    arguments, command = entry.get("arguments"), entry.get("command")
    if isinstance(arguments, list) and all(isinstance(a, str) for a in arguments):
        return arguments
    if not isinstance(command, str):
        return None
    try:
        return shlex.split(command)
    except ValueError:
        return None
