"""Reading and lowering small CUDA texts."""

from __future__ import annotations

import os
from pathlib import Path

from translator.frontend.lower.lowerer import lower_kernel
from translator.frontend.unit import Unit, open_unit
from translator.ir.nodes import Module
from translator.ir.printer import print_module
from translator.ir.verify import verify
from translator.options import Options
from translator.source import SourceFile

HERE = Path(os.devnull).parent / "wavebridge-tests"


def read(text: str, options: Options | None = None, instantiations: tuple[str, ...] = ()) -> Unit:
    """A unit of a file that exists only in memory."""
    source = SourceFile(HERE / "case.cu", text.encode())
    return open_unit(source, options or Options(), instantiations=instantiations)


def lower(text: str, kernel: str | None = None, options: Options | None = None) -> Module:
    """The module of the only kernel (or of the one named), verified if it has no problems."""
    unit = read(text, options)
    assert not unit.errors, unit.errors
    chosen = [k for k in unit.kernels if kernel in (None, k.name, k.call_name)]
    assert chosen, [k.call_name for k in unit.kernels]
    module = lower_kernel(unit, chosen[0])
    if not module.problems:
        verify(module)
    return module


def body(text: str, kernel: str | None = None, options: Options | None = None) -> str:
    """The printed module, without problems."""
    module = lower(text, kernel, options)
    assert not module.problems, module.problems
    return print_module(module)


def statements(code: str, parameters: str = "int* o, float* x, int n", before: str = "") -> str:
    """What the statements of a kernel become, without indentation of the first level."""
    text = body(f"{before}\n__global__ void k({parameters}) {{\n{code}\n}}\n", "k")
    kernel = text[text.index("kernel k(") :].splitlines()[1:-1]
    return "\n".join(line.removeprefix("  ") for line in kernel)


def problems(text: str, kernel: str | None = None) -> list[tuple[str, int]]:
    """Rules and lines of a kernel's problems."""
    module = lower(text, kernel)
    return [(p.rule, p.origin.line if p.origin else 0) for p in module.problems]
