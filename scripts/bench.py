"""Measures the engine's steps on the bundled example, as times and as ratios to Pygments' lexer in the same run.

Ratios are what to compare between machines and days; run it as ``make bench``.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

from pygments.lexers import CudaLexer
from rich.console import Console
from rich.table import Table

from app.project.open import open_project
from translator.api import translate_file
from translator.diagnostics.model import Target
from translator.frontend.lower.lowerer import lower_kernel
from translator.frontend.unit import open_unit
from translator.lexer import tokenize
from translator.options import Options
from translator.source import SourceFile
from translator.vulkan.build import build_kernel

EXAMPLE = Path(__file__).resolve().parents[1] / "resources" / "examples" / "first_steps"
ROUNDS = 5


def best(action: Callable[[], object], rounds: int = ROUNDS) -> float:
    """Seconds of the quickest of several rounds: the one that the rest of the machine disturbed least."""
    times = []
    for _ in range(rounds):
        started = time.perf_counter()
        action()
        times.append(time.perf_counter() - started)
    return min(times)


def main() -> None:
    project = open_project(EXAMPLE)
    sources = [SourceFile.read(f.path) for f in project.translated_files]
    options = {s.path: project.options_for(s.path, Options()) for s in sources}
    size = sum(len(s.data) for s in sources)
    text = "\n".join(s.data.decode() for s in sources)
    large = SourceFile(Path("large.cu"), b"\n".join(s.data for s in sources) * 40)

    def hip(source: SourceFile) -> object:
        return translate_file(source, options.get(source.path, Options()), targets=frozenset({Target.HIP}))

    def units() -> object:
        return [open_unit(s, options[s.path]).kernels for s in sources if s.path.suffix == ".cu"]

    opened = [(s, open_unit(s, options[s.path])) for s in sources if s.path.suffix == ".cu"]
    kernels = [(s, u, k) for s, u in opened for k in u.kernels if not k.problems]

    def lower_all() -> list[object]:
        return [lower_kernel(u, k) for _, u, k in kernels]

    modules = [(s, lower_kernel(u, k)) for s, u, k in kernels]
    pygments = best(lambda: list(CudaLexer().get_tokens(text)))
    rows = [
        ("Pygments lexes the example", pygments, f"{size / pygments / 1e6:.2f} MB/s"),
        ("our lexer, the same text", best(lambda: [tokenize(s.data) for s in sources]), ""),
        (f"HIP, the example ({len(sources)} files)", best(lambda: [hip(s) for s in sources]), ""),
        (f"HIP, one file of {len(large.data) / 1e6:.1f} MB", best(lambda: hip(large), 1), ""),
        ("libclang parses the example", best(units, 2), ""),
        (f"lowering {len(kernels)} kernels", best(lower_all, 2), ""),
        ("passes, GLSL and SPIR-V", best(lambda: [build_kernel(m, Options(), s.path) for s, m in modules], 2), ""),
    ]
    table = Table(box=None, pad_edge=False)
    for column in ("step", "milliseconds", "ratio to Pygments", ""):
        table.add_column(column, justify="left" if column in ("step", "") else "right")
    for name, seconds, note in rows:
        table.add_row(name, f"{1000 * seconds:.1f}", f"{seconds / pygments:.2f}", note)
    Console().print(table)


if __name__ == "__main__":
    main()
