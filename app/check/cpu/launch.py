"""Writing a launch for the executable, running it, and reading what it reports."""

from __future__ import annotations

import json
import tempfile
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal

import numpy as np

from app.check.cpu.child import Ended, run_child
from app.check.cpu.textures import texture_words
from app.check.cpu.variant import Variant
from app.check.model import (
    NUMPY_OF,
    ArgValue,
    Array,
    BufferValue,
    CancelCheck,
    PreparedCase,
    ScalarValue,
    StructValue,
    TextureValue,
)
from translator.options import Semantics

_PAGE = 4096
_GUARD = 32 << 20
_SHADOW_PER_BYTE = 12
_OUTPUT_BYTES = 4 << 20
_STACK = 512 << 10
_COOPERATIVE_STACK = 128 << 10


@dataclass(frozen=True, slots=True)
class RawRun:
    """What one run of the executable left: its report, line by line, and the contents of buffers and symbols."""

    ended: Ended
    records: tuple[Mapping[str, Any], ...]
    outputs: Mapping[str, Array]
    buffer_names: tuple[str, ...]
    printed: str

    def of_type(self, type_: str) -> list[Mapping[str, Any]]:
        return [r for r in self.records if r.get("type") == type_]


@dataclass(slots=True)
class _Plan:
    """Files and lines of one launch."""

    folder: Path
    lines: list[str] = field(default_factory=list)
    buffers: dict[str, tuple[BufferValue, Path, int]] = field(default_factory=dict)
    symbols: dict[str, tuple[Array, Path]] = field(default_factory=dict)
    textures: list[str] = field(default_factory=list)


def run_launch(
    executable: Path,
    case: PreparedCase,
    variant: Variant,
    semantics: Semantics,
    cancelled: CancelCheck,
    *,
    warp: Literal[32, 64],
    workers: int,
    cooperative: bool = False,
) -> RawRun:
    """Run the kernel once.  Raises OSError if files or the process cannot be made, ValueError for an impossible argument."""
    with tempfile.TemporaryDirectory(prefix="wavebridge-run-") as name:
        plan = _Plan(Path(name))
        _plan(plan, case, variant, semantics, warp, workers, cooperative)
        spec = plan.folder / "launch.txt"
        spec.write_text("\n".join(plan.lines) + "\n", encoding="utf-8", errors="surrogateescape")
        ended = run_child(
            [str(executable), str(spec)],
            timeout=case.timeout,
            cancelled=cancelled,
            stdout=plan.folder / "stdout.txt",
            stderr=plan.folder / "stderr.txt",
            cwd=plan.folder,
            env={"PATH": "/usr/bin:/bin", "LC_ALL": "C"},
            file_bytes=_OUTPUT_BYTES,
        )
        return RawRun(
            ended,
            _records(plan.folder / "report.jsonl"),
            {**_buffer_contents(plan), **_symbol_contents(plan)},
            tuple(plan.buffers),
            (plan.folder / "stdout.txt").read_bytes()[:4000].decode("utf-8", "replace"),
        )


def _plan(
    plan: _Plan,
    case: PreparedCase,
    variant: Variant,
    semantics: Semantics,
    warp: int,
    workers: int,
    cooperative: bool,
) -> None:
    arguments = [line for arg in case.args for line in _argument(plan, arg)]
    symbols = [_symbol(plan, s.name, s.data) for s in case.symbols]
    binds = [f"bind {reference.name} {_texture(plan, reference)}" for reference in case.references]
    blocks = case.grid[0] * case.grid[1] * case.grid[2]
    threads = case.block[0] * case.block[1] * case.block[2]
    stack = _COOPERATIVE_STACK if cooperative else _STACK
    live = (blocks if cooperative else workers) * threads * (stack + _PAGE)
    data = sum(buffer.data.nbytes for buffer, _, _ in plan.buffers.values())
    memory = (2 << 30) + live + len(plan.buffers) * _GUARD + data * (_SHADOW_PER_BYTE if variant.checked else 2)
    flush = semantics.ftz or semantics.use_fast_math
    plan.lines = [
        f"report {plan.folder / 'report.jsonl'}",
        f"address_space {memory}",
        f"cpu_seconds {int(case.timeout * max(1, workers)) + 2}",
        f"grid {case.grid[0]} {case.grid[1]} {case.grid[2]}",
        f"block {case.block[0]} {case.block[1]} {case.block[2]}",
        f"dynamic_shared {case.dynamic_shared}",
        f"warp {warp}",
        f"workers {workers}",
        f"stack {stack}",
        f"order {variant.order} {variant.seed}",
        f"cooperative {int(cooperative)}",
        f"flush_denormals {int(flush)}",
        *(_buffer_line(*b) for b in plan.buffers.values()),
        *plan.textures,
        *arguments,
        *symbols,
        *binds,
    ]


def _argument(plan: _Plan, arg: ArgValue) -> list[str]:
    match arg:
        case BufferValue(null=True):
            return ["argument null"]
        case BufferValue():
            return [f"argument pointer {_buffer(plan, arg)} {arg.offset}"]
        case ScalarValue():
            return [f"argument bytes {scalar_bytes(arg).hex()} 0"]
        case StructValue():
            fields = [(at, -1 if b.null else _buffer(plan, b), b.offset) for at, b in sorted(arg.pointers.items())]
            text = " ".join(f"{at} {buffer} {offset}" for at, buffer, offset in fields)
            return [f"argument bytes {arg.data.hex()} {len(fields)} {text}".rstrip()]
        case TextureValue():
            return [f"argument texture {_texture(plan, arg)}"]


def _texture(plan: _Plan, texture: TextureValue) -> int:
    """Index of the texture in the launch."""
    plan.textures.append(f"texture {_buffer(plan, texture.texels)} {texture.texels.offset} {texture_words(texture)}")
    return len(plan.textures) - 1


def scalar_bytes(arg: ScalarValue) -> bytes:
    """The argument as C passes it. Raises ValueError for a dtype that is no scalar, or a value that does not fit."""
    type_ = NUMPY_OF.get(arg.dtype)
    if type_ is None:
        raise ValueError(f"argument {arg.name} has the type {arg.dtype}, which is not a scalar")
    if arg.dtype == "bf16":
        bits = int(np.float32(arg.value).view(np.uint32))
        return ((bits + 0x7FFF + (bits >> 16 & 1)) >> 16 & 0xFFFF).to_bytes(2, "little")
    info = np.iinfo(type_) if issubclass(type_, np.integer) else None
    if info is not None and not info.min <= int(arg.value) <= info.max:
        raise ValueError(f"argument {arg.name} = {arg.value} does not fit {arg.dtype}")
    return np.array(arg.value if info is None else int(arg.value), dtype=type_).tobytes()


def _buffer(plan: _Plan, buffer: BufferValue) -> int:
    """Index of the buffer's allocation; the same value twice is one allocation."""
    if buffer.name in plan.buffers:
        if plan.buffers[buffer.name][0].data is not buffer.data:
            raise ValueError(f"two buffers are called {buffer.name}")
        return list(plan.buffers).index(buffer.name)
    size = buffer.data.nbytes
    padding = _padding(size)
    index = len(plan.buffers)
    path = plan.folder / f"buffer{index}.bin"
    with path.open("wb") as f:
        f.write(b"\0" * padding)
        f.write(np.ascontiguousarray(buffer.data).data)
        f.truncate((padding + size + _PAGE - 1) // _PAGE * _PAGE)
    plan.buffers[buffer.name] = (buffer, path, padding)
    return index


def _padding(size: int) -> int:
    """Bytes before the data, so that its end touches the guard as closely as its alignment allows."""
    body = (size + _PAGE - 1) // _PAGE * _PAGE
    alignment = min(256, max(16, size & -size)) if size else 16
    return (body - size) // alignment * alignment


def _buffer_line(buffer: BufferValue, path: Path, padding: int) -> str:
    return f"buffer {padding} {buffer.data.nbytes} {int(buffer.intent != 'out')} {path}"


def _symbol(plan: _Plan, name: str, data: Array) -> str:
    path = plan.folder / f"symbol{len(plan.symbols)}.bin"
    path.write_bytes(np.ascontiguousarray(data).tobytes())
    plan.symbols[name] = (data, path)
    return f"symbol {name} {path}"


def _records(path: Path) -> tuple[Mapping[str, Any], ...]:
    records: list[Mapping[str, Any]] = []
    if path.exists():
        for line in path.read_bytes().decode("utf-8", "replace").splitlines():
            try:
                record = json.loads(line)
            except json.JSONDecodeError:
                continue  # cut short by the process's end
            if isinstance(record, dict):
                records.append(record)
    return tuple(records)


def _buffer_contents(plan: _Plan) -> dict[str, Array]:
    contents: dict[str, Array] = {}
    for name, (buffer, path, padding) in plan.buffers.items():
        array = np.fromfile(path, dtype=buffer.data.dtype, count=buffer.data.size, offset=padding)
        contents[name] = array.reshape(buffer.data.shape)
    return contents


def _symbol_contents(plan: _Plan) -> dict[str, Array]:
    contents: dict[str, Array] = {}
    for name, (data, path) in plan.symbols.items():
        raw = path.read_bytes()[: data.nbytes].ljust(data.nbytes, b"\0")
        contents[name] = np.frombuffer(raw, dtype=data.dtype).reshape(data.shape).copy()
    return contents
