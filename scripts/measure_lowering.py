"""How many kernels of real projects lower without problems, and what stands in the way of the others.

Usage: python scripts/measure_lowering.py CORPUS [--set hecbench|llm.c|ggml|all] [--every N] [--start N] [--list] [--json FILE]

HeCBench programs whose index in the sorted list is divisible by nine are left alone: they stay unseen until a release.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from translator.frontend.lower.lowerer import lower_kernel
from translator.frontend.unit import open_unit
from translator.ir.verify import IRError, verify
from translator.options import Options, SourceSettings
from translator.source import SourceFile

_INCLUDE = re.compile(r"(?<!\S)-I\s*([^\s$]+)")
_DEFINE = re.compile(r"(?<!\S)-D(\w+(?:=[\w.]+)?)(?!\S)")


@dataclass(slots=True)
class Tally:
    kernels: int = 0
    lowered: int = 0
    files: int = 0
    seconds: float = 0.0
    reasons: Counter[str] = field(default_factory=Counter)
    sole: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)
    rows: list[dict[str, object]] = field(default_factory=list)


def hecbench(corpus: Path) -> Iterator[Path]:
    programs = sorted((corpus / "HeCBench" / "src").glob("*-cuda"))
    for i, program in enumerate(programs):
        if i % 9:
            yield from sorted(program.rglob("*.cu"))


def files_of(corpus: Path, which: str) -> list[Path]:
    found: list[Path] = []
    if which in ("hecbench", "all"):
        found += hecbench(corpus)
    if which in ("llm.c", "all"):
        root = corpus / "llm.c"
        found += [*sorted(root.glob("*.cu")), *sorted(root.glob("llmc/*.cuh")), *sorted(root.glob("dev/cuda/*.cu"))]
    if which in ("ggml", "all"):
        found += sorted((corpus / "ggml").rglob("*.cu"))
    return found


def settings(path: Path) -> SourceSettings:
    """Include folders and defines from the nearest Makefile."""
    folder = path.parent
    for candidate in (folder, *folder.parents[:2]):
        makefile = candidate / "Makefile"
        if makefile.is_file():
            text = makefile.read_text(errors="replace")
            folders = [candidate, *((candidate / m).resolve() for m in _INCLUDE.findall(text))]
            return SourceSettings(tuple(folders), tuple(dict.fromkeys(_DEFINE.findall(text))))
    return SourceSettings((folder.parent, *extra_folders(path)))


def extra_folders(path: Path) -> tuple[Path, ...]:
    for parent in path.parents:
        if (parent / "include" / "ggml.h").is_file():
            return (parent / "include", parent / "src", parent / "src" / "ggml-cuda")
    return ()


def measure(path: Path, tally: Tally) -> None:
    started = time.perf_counter()
    options = Options(source=settings(path))
    try:
        unit = open_unit(SourceFile.read(path), options)
    except Exception as e:
        tally.faults.append(f"{path}: {type(e).__name__}: {e}")
        return
    tally.files += 1
    for kernel in unit.kernels:
        row: dict[str, object] = {"file": str(path), "kernel": kernel.call_name, "line": kernel.line}
        tally.kernels += 1
        try:
            module = lower_kernel(unit, kernel)
            if not module.problems:
                verify(module)
        except (IRError, Exception) as e:
            tally.faults.append(f"{path}:{kernel.line} {kernel.call_name}: {type(e).__name__}: {str(e)[:200]}")
            row["fault"] = str(e)
            tally.rows.append(row)
            continue
        reasons = {
            f"{p.rule} {re.sub(chr(39) + '[^' + chr(39) + ']*' + chr(39), '·', p.message)}" for p in module.problems
        }
        row["problems"] = [
            f"{p.rule} {p.message} @{Path(p.origin.file).name if p.origin else ''}:{p.origin.line if p.origin else 0}"
            for p in module.problems
        ]
        tally.rows.append(row)
        if not reasons:
            tally.lowered += 1
        tally.reasons.update(reasons)
        if len(reasons) == 1:
            tally.sole.update(reasons)
    tally.seconds += time.perf_counter() - started


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("corpus", type=Path)
    parser.add_argument("--set", dest="which", default="all", choices=("hecbench", "llm.c", "ggml", "all"))
    parser.add_argument("--every", type=int, default=1)
    parser.add_argument("--start", type=int, default=0)
    parser.add_argument("--list", action="store_true", help="print each kernel that fails")
    parser.add_argument("--json", type=Path)
    arguments = parser.parse_args()
    sys.setrecursionlimit(20000)
    tally = Tally()
    for path in files_of(arguments.corpus, arguments.which)[arguments.start :: arguments.every]:
        measure(path, tally)
    share = 100 * tally.lowered / max(tally.kernels, 1)
    print(
        f"{tally.files} files, {tally.kernels} kernels, {tally.lowered} lowered ({share:.1f} %), {tally.seconds:.0f} s"
    )
    for reason, count in tally.reasons.most_common(50):
        print(f"{count:5} ({tally.sole[reason]} alone)  {reason}")
    for fault in tally.faults:
        print("FAULT", fault)
    if arguments.list:
        for row in tally.rows:
            if row.get("problems"):
                print(row["file"], row["line"], row["kernel"], row["problems"])
    if arguments.json:
        arguments.json.write_text(json.dumps(tally.rows, indent=1))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
