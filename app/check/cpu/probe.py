"""What a kernel does with its buffers, seen in one checked run: for guessing intents and sizes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

import numpy as np

from app.check.cpu.executors import execution_of, source_of
from app.check.cpu.kernels import build_kernel
from app.check.cpu.launch import run_launch
from app.check.cpu.toolchain import NoCompiler, find_toolchain
from app.check.cpu.tools import BuildCancelled, BuildFailed
from app.check.cpu.variant import CHECKED
from app.check.model import (
    ArgValue,
    Array,
    BufferUse,
    BufferValue,
    CancelCheck,
    KernelUnderTest,
    PreparedCase,
    ProbeResult,
    StructValue,
)

_NONE = 2**64 - 1


def probe(
    kernel: KernelUnderTest,
    case: PreparedCase,
    cache: Path,
    cancelled: CancelCheck,
    *,
    grow_to: int = 0,
    compiler: str = "",
) -> ProbeResult:
    """Run the original kernel once in the checked build and report what it did with each buffer.

    Buffers smaller than `grow_to` bytes are first extended by repeating their contents (zeros if they have none), so that a
    guess that is too small does not end the run.  Never raises for what the kernel does.
    """
    source = source_of("reference", kernel, case)
    assert source is not None
    try:
        toolchain = find_toolchain(compiler)
        if not toolchain.rewrites_ir:
            return ProbeResult("not_run", message="a probe run needs clang or the ziglang package")
        built = build_kernel(source, CHECKED, toolchain, cache, cancelled)
        grown = _grown(case, grow_to)
        semantics = kernel.options.semantics
        run = run_launch(built.executable, grown, CHECKED, semantics, cancelled, warp=32, workers=1)
        if any(e.get("kind") == "need" for e in run.of_type("end")):
            run = run_launch(
                built.executable, grown, CHECKED, semantics, cancelled, warp=32, workers=1, cooperative=True
            )
    except BuildCancelled:
        return ProbeResult("not_run", message="cancelled")
    except BuildFailed as e:
        return ProbeResult("unsupported", message=str(e))
    except (NoCompiler, ValueError, OSError) as e:
        return ProbeResult("not_run", message=str(e))
    execution = execution_of(run, built, "", source.lines)
    uses = {}
    for record in run.of_type("usage"):
        name = run.buffer_names[int(record["buffer"])]
        uses[name] = _use(name, record)
    return ProbeResult(execution.outcome, uses, execution.findings, execution.message)


def _use(name: str, record: Mapping[str, int]) -> BufferUse:
    def extent(kind: str) -> tuple[int, int]:
        low = int(record[f"{kind}_low"])
        return (0, 0) if low == _NONE else (low, int(record[f"{kind}_high"]))

    return BufferUse(
        name,
        int(record["reads"]),
        int(record["writes"]),
        int(record["atomics"]),
        extent("read"),
        extent("write"),
        int(record["reads_before_write"]) > 0,
    )


def _grown(case: PreparedCase, size: int) -> PreparedCase:
    seen: dict[str, BufferValue] = {}

    def grow(buffer: BufferValue) -> BufferValue:
        if buffer.null or buffer.data.nbytes >= size:
            return buffer
        if buffer.name not in seen:
            seen[buffer.name] = replace(buffer, data=_extended(buffer.data, size))
        return replace(seen[buffer.name], offset=buffer.offset)

    args: list[ArgValue] = []
    for arg in case.args:
        if isinstance(arg, BufferValue):
            args.append(grow(arg))
        elif isinstance(arg, StructValue):
            args.append(replace(arg, pointers={at: grow(b) for at, b in arg.pointers.items()}))
        else:
            args.append(arg)
    return replace(case, args=tuple(args))


def _extended(data: Array, size: int) -> Array:
    count = -(-size // data.dtype.itemsize)
    if data.size == 0:
        return np.zeros(count, data.dtype)
    return np.resize(data, count)


__all__ = ["BufferUse", "ProbeResult", "probe"]
