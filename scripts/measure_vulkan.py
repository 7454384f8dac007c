"""How many kernels of real projects get a Vulkan form, and what stands in the way of the others.

Usage: python scripts/measure_vulkan.py CORPUS [--set hecbench|llm.c|ggml|all] [--every N] [--start N] [--list RULE] [--json FILE]

"error" is a fault of Wavebridge; its number must be 0.  HeCBench programs whose index in the sorted list is divisible by
nine are left alone: they stay unseen until a release.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

from scripts.measure_lowering import files_of, settings
from translator.frontend.lower.lowerer import lower_kernel
from translator.frontend.unit import open_unit
from translator.options import Options
from translator.source import SourceFile
from translator.vulkan.build import build_kernel


@dataclass(slots=True)
class Tally:
    files: int = 0
    status: Counter[str] = field(default_factory=Counter)
    source_kernels: dict[tuple[str, str, int], set[str]] = field(default_factory=dict)
    rules: Counter[str] = field(default_factory=Counter)
    rows: list[dict[str, object]] = field(default_factory=list)
    no_emulation: int = 0


def measure(path: Path, tally: Tally) -> None:
    options = Options(source=settings(path))
    try:
        unit = open_unit(SourceFile.read(path), options)
    except Exception as e:
        print(f"{path}: {type(e).__name__}: {e}", file=sys.stderr)
        return
    tally.files += 1
    for k in unit.kernels:
        start = time.perf_counter()
        try:
            result = build_kernel(lower_kernel(unit, k), options, path)
            status, rule, message = result.status, result.rule, result.message
        except Exception as e:
            status, rule, message = "error", "front end", f"{type(e).__name__}: {e}"
        else:
            if result.interface and result.interface.warp_strategy != "none" and result.emulated_spirv is None:
                tally.no_emulation += 1
        tally.status[status] += 1
        tally.source_kernels.setdefault((str(path), k.name, k.line), set()).add(status)
        if rule is not None:
            tally.rules[rule] += 1
        seconds = round(time.perf_counter() - start, 3)
        row = {"file": str(path), "kernel": k.name, "args": list(k.template_args), "status": status}
        tally.rows.append(row | {"rule": rule, "message": message, "seconds": seconds})


def report(tally: Tally, listed: str | None) -> None:
    total = sum(tally.status.values())
    sources = len(tally.source_kernels)
    good = sum(bool(s & {"ok", "warned"}) for s in tally.source_kernels.values())
    print(f"{tally.files} files, {sources} kernels in source, {total} instantiations")
    print(f"with a Vulkan form: {good} of {sources} ({100 * good / max(sources, 1):.1f} %)")
    print(" ".join(f"{k}: {v}" for k, v in tally.status.most_common()), f"| without emulation: {tally.no_emulation}")
    for rule, count in tally.rules.most_common():
        print(f"  {count:5} {rule}")
    slow = sorted(tally.rows, key=lambda r: -float(str(r["seconds"])))[:5]
    print("slowest:", ", ".join(f"{r['kernel']} {r['seconds']} s" for r in slow))
    for r in tally.rows:
        if r["status"] == "error" or (listed and r["rule"] == listed):
            print(f"{r['status']} {r['rule']} {r['file']} {r['kernel']}{r['args']}: {r['message']}")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("corpus", type=Path)
    parser.add_argument("--set", default="hecbench", choices=["hecbench", "llm.c", "ggml", "all"])
    parser.add_argument("--every", type=int, default=1)
    parser.add_argument("--start", type=int, default=0)
    parser.add_argument("--list", help="print the kernels that this rule refuses")
    parser.add_argument("--json", type=Path)
    args = parser.parse_args()
    tally = Tally()
    for path in files_of(args.corpus, args.set)[args.start :: args.every]:
        measure(path, tally)
    report(tally, args.list)
    if args.json:
        args.json.write_text(json.dumps(tally.rows, indent=1), encoding="utf-8")
    return 1 if tally.status["error"] else 0


if __name__ == "__main__":
    raise SystemExit(main())
