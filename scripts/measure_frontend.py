"""Measure how many real kernels libclang reads without an error, with our own CUDA interface headers.

    python -m scripts.measure_frontend CORPUS... [--every 5] [--causes 30] [--json FILE]

A kernel counts as read when no error lies between its first and its last line.  A corpus is a folder; of a folder that
holds ``NAME-cuda`` programs (HeCBench) every ninth program is left out, since it is kept for acceptance.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import sys
import tempfile
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field
from pathlib import Path

import clang.cindex as ci
from clang.cindex import Cursor, CursorKind

from translator.frontend.arguments import INTERFACE_VARIABLE, language_arguments, library_folders, prelude
from translator.options import Options, SourceSettings

KEEP_GOING = 0x200


@dataclass(frozen=True, slots=True)
class Unit:
    """One translation unit: the file, the folder of its project, and the flags that its Makefile gives."""

    file: Path
    project: Path
    flags: tuple[str, ...]


@dataclass(slots=True)
class Outcome:
    """What one unit gave: kernels (place to whether an error lies inside), and the messages of the errors."""

    file: str
    seconds: float
    kernels: dict[str, bool] = field(default_factory=dict)
    errors_in_kernels: list[str] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)


def arguments_for(host_headers: list[str], std: str) -> list[str]:
    """The product's command line; with `host_headers` those folders stand for the standard headers that it names."""
    options = Options(source=SourceSettings(std=std))
    fixed = list(language_arguments(options))
    if not host_headers:
        return fixed
    libraries = {str(folder) for folder in library_folders()}
    kept = [a for a in fixed if a not in libraries]
    dropped = {
        "-target",
        "x86_64-unknown-linux-musl",
        "-nostdinc",
        "-nostdinc++",
        "-D_LIBCPP_PROVIDES_DEFAULT_RUNE_TABLE",
    }
    host = [a for index, a in enumerate(kept) if a not in dropped and not (a == "-isystem" and _dangling(kept, index))]
    return ["-nostdinc++", *host, *(part for folder in host_headers for part in ("-isystem", folder))]


def _dangling(arguments: list[str], index: int) -> bool:
    return index + 1 == len(arguments) or arguments[index + 1].startswith("-")


def makefile_flags(project: Path) -> tuple[str, ...]:
    """The ``-I`` and ``-D`` flags that the project's Makefile spells out."""
    makefile = project / "Makefile"
    text = makefile.read_text(errors="replace").replace("\\\n", " ") if makefile.exists() else ""
    variables = dict(re.findall(r"^\s*(\w+)\s*[:?]?=\s*(.*?)\s*$", text, re.M))
    for _ in range(3):
        text = re.sub(r"\$[({](\w+)[)}]", lambda found: variables.get(found[1], found[0]), text)
    flags = []
    for found in re.finditer(r"-([ID])\s*([^\s\"'\\]+)", text):
        if "$" not in found[2]:
            value = str((project / found[2]).resolve()) if found[1] == "I" else found[2]
            flags.append(f"-{found[1]}{value}")
    return tuple(dict.fromkeys(flags))


def projects(corpus: Path) -> list[Path]:
    """The programs of a benchmark collection, every ninth left out; otherwise the corpus itself."""
    for folder in (corpus, corpus / "src"):
        programs = sorted(p for p in folder.glob("*-cuda") if p.is_dir() and p.name != "ggml-cuda")
        if len(programs) > 1:
            return [p for index, p in enumerate(programs) if index % 9]
    return [corpus]


def units(corpus: Path) -> list[Unit]:
    found = []
    for project in projects(corpus):
        files = sorted(project.rglob("*.cu"))
        texts = {f: f.read_text(errors="replace") for f in files}
        fragments = {Path(i).name for t in texts.values() for i in re.findall(r'#\s*include\s*[<"]([^">]+\.cu)[">]', t)}
        folders = {f.parent for f in project.rglob("*") if f.suffix in {".h", ".cuh", ".hpp", ".inl"}}
        flags = makefile_flags(project) + tuple(
            f"-idirafter{d}" for d in sorted(folders, key=lambda d: (len(d.parts), d))
        )
        found += [Unit(f, project, flags) for f in files if f.name not in fragments]
    return found


def read(unit: Unit, arguments: list[str]) -> Outcome:
    """Parse one unit and match the errors with the kernels of its project's files."""
    start = time.perf_counter()
    parsed = ci.Index.create().parse(str(unit.file), args=[*arguments, *unit.flags], options=KEEP_GOING)
    outcome = Outcome(str(unit.file), time.perf_counter() - start)
    bad: dict[str, list[tuple[int, str]]] = {}
    for problem in parsed.diagnostics:
        if problem.severity >= ci.Diagnostic.Error and problem.location.file is not None:
            bad.setdefault(problem.location.file.name, []).append((problem.location.line, problem.spelling))
            outcome.errors.append(
                f"{Path(problem.location.file.name).name}:{problem.location.line}: {problem.spelling}"
            )
    for kernel in _kernels(parsed.cursor, str(unit.project)):
        name = kernel.extent.start.file.name
        first, last = kernel.extent.start.line, kernel.extent.end.line
        inside = [message for line, message in bad.get(name, ()) if first <= line <= last]
        outcome.kernels[f"{name}:{first}:{kernel.spelling}"] = not inside
        outcome.errors_in_kernels += [f"{Path(name).name}:{kernel.spelling}: {message}" for message in inside]
    return outcome


def _kernels(top: Cursor, project: str) -> list[Cursor]:
    found, stack = [], [top]
    containers = {CursorKind.NAMESPACE, CursorKind.LINKAGE_SPEC, CursorKind.UNEXPOSED_DECL, CursorKind.CLASS_DECL}
    while stack:
        for child in stack.pop().get_children():
            file = child.location.file
            if file is None or not file.name.startswith(project):
                continue
            if child.kind in containers or child.kind in (CursorKind.STRUCT_DECL, CursorKind.CLASS_TEMPLATE):
                stack.append(child)
            elif child.kind in (CursorKind.FUNCTION_DECL, CursorKind.FUNCTION_TEMPLATE) and _is_kernel(child):
                found.append(child)
    return found


def _is_kernel(function: Cursor) -> bool:
    kinds = {c.kind for c in function.get_children()}
    return CursorKind.CUDAGLOBAL_ATTR in kinds and CursorKind.COMPOUND_STMT in kinds


def measure(work: list[Unit], arguments: list[str], jobs: int) -> list[Outcome]:
    """Read all units in worker processes; a unit that kills its worker is reported and skipped."""
    outcomes: list[Outcome] = []
    waiting = list(work)
    while waiting:
        with ProcessPoolExecutor(jobs) as pool:
            running = {pool.submit(read, unit, arguments): unit for unit in waiting}
            for future in as_completed(running):
                try:
                    outcomes.append(future.result())
                    waiting.remove(running[future])
                except BrokenProcessPool:
                    print(f"libclang crashed on {waiting[0].file}", file=sys.stderr)
                    waiting.pop(0)
                    break
    return outcomes


def precompiled(arguments: list[str], output: Path) -> list[str]:
    """Precompile the prelude; returns the arguments that use it."""
    options = ci.TranslationUnit.PARSE_INCOMPLETE | 0x10 | KEEP_GOING
    unit = ci.Index.create().parse(str(prelude().header), args=arguments, options=options)
    for problem in unit.diagnostics:
        if problem.severity >= ci.Diagnostic.Error:
            print(f"in the interface headers: {problem}", file=sys.stderr)
    unit.save(str(output))
    return [*arguments, "-include-pch", str(output)]


def report(outcomes: list[Outcome], causes: int) -> None:
    kernels: dict[str, bool] = {}
    for outcome in outcomes:
        for place, read_well in outcome.kernels.items():
            kernels[place] = kernels.get(place, True) and read_well
    good = sum(kernels.values())
    seconds = sorted(o.seconds for o in outcomes)
    print(f"{len(outcomes)} files, {sum(not o.errors for o in outcomes)} without any error")
    print(f"{good} of {len(kernels)} kernels without an error inside ({100 * good / max(1, len(kernels)):.2f} %)")
    if seconds:
        print(f"parse: median {seconds[len(seconds) // 2]:.3f} s, 90 % {seconds[len(seconds) * 9 // 10]:.3f} s")
    in_kernels = [e for o in outcomes for e in o.errors_in_kernels]
    for title, errors in (
        ("inside kernels", in_kernels),
        ("anywhere", [re.sub(r"^[^:]+:\d+: ", "", e) for o in outcomes for e in set(o.errors)]),
    ):
        print(f"\nErrors {title}:")
        for message, count in Counter(errors).most_common(causes):
            print(f"{count:6d} {message[:160]}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("corpus", nargs="+", type=Path)
    parser.add_argument("--every", type=int, default=1, help="read every N-th file only")
    parser.add_argument(
        "--host-headers", default="", metavar="DIR:DIR...", help="standard headers of this machine instead"
    )
    parser.add_argument("-I", "--include", action="append", default=[], type=Path, help="a further include folder")
    parser.add_argument("--std", default="c++17")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--causes", type=int, default=25)
    parser.add_argument("--json", type=Path)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="wavebridge-measure-") as folder:
        measure_all(options, Path(folder))


def measure_all(options: argparse.Namespace, folder: Path) -> None:
    """Measure with a copy of the headers, so that they may be edited meanwhile."""
    headers = shutil.copytree(prelude().folder, folder / "cuda")
    os.environ[INTERFACE_VARIABLE] = str(headers / prelude().header.name)
    prelude.cache_clear()
    arguments = arguments_for([f for f in options.host_headers.split(":") if f], options.std)
    arguments += [f"-I{include.resolve()}" for include in options.include]
    work = [u for corpus in options.corpus for u in units(corpus.resolve())][:: options.every]
    outcomes = measure(work, precompiled(arguments, folder / "prelude.pch"), options.jobs)
    report(outcomes, options.causes)
    if options.json:
        rows = [{"file": o.file, "kernels": o.kernels, "errors": o.errors} for o in outcomes]
        options.json.write_text(json.dumps(rows, indent=1))


if __name__ == "__main__":
    main()
