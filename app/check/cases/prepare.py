"""From a case to the values of one launch."""

from __future__ import annotations

import struct
from collections.abc import Mapping
from dataclasses import replace

import numpy as np

from app.check.cases.expressions import Number, evaluate, evaluate_count
from app.check.cases.generate import generate, generate_structs, scalar_of
from app.check.cases.model import ArgSpec, Case, Size
from app.check.cases.textures import prepare_texture, texel_count
from app.check.model import (
    ArgValue,
    Array,
    BufferValue,
    Dim3,
    PreparedCase,
    ScalarValue,
    StructValue,
    SymbolValue,
    TextureValue,
    numpy_type,
)

LARGEST_CASE_BYTES = 1 << 30


def prepare(case: Case) -> PreparedCase:
    """Fill a case in.  Raises ValueError (ExpressionError, RecipeError) with a sentence that names the argument."""
    names = _names(case)
    args: list[ArgValue] = []
    total = 0
    for spec in case.args:
        try:
            value = _argument(spec, names, case)
        except (ValueError, OSError) as error:
            raise ValueError(f"case {case.name}, argument {spec.name}: {error}") from error
        args.append(value)
        total += value.data.nbytes if isinstance(value, BufferValue) else 0
        total += value.texels.data.nbytes if isinstance(value, TextureValue) else 0
    if total > LARGEST_CASE_BYTES:
        raise ValueError(f"case {case.name}: its buffers take {total >> 20} MiB; at most 1024 are allowed")
    return PreparedCase(
        name=case.name,
        grid=_dim3(case.grid, names, "grid"),
        block=_dim3(case.block, names, "block"),
        dynamic_shared=evaluate_count(case.dynamic_shared, names),
        args=tuple(args),
        symbols=tuple(_symbol(s, names, case) for s in case.symbols if s.texture is None),
        references=tuple(_texture(s, names, case) for s in case.symbols if s.texture is not None),
        warp=case.warp,
        timeout=case.timeout,
        strength=case.strength,
        notes=case.notes,
    )


def _names(case: Case) -> dict[str, Number]:
    names: dict[str, Number] = {}
    for name, value in case.let.items():
        names[name] = evaluate(value, names)
    return names


def _dim3(sizes: tuple[Size, ...], names: Mapping[str, Number], what: str) -> Dim3:
    numbers = [evaluate_count(s, names) for s in sizes] + [1, 1]
    x, y, z = numbers[:3]
    if min(x, y, z) < 1:
        raise ValueError(f"the {what} {x} x {y} x {z} is empty")
    if what == "block" and x * y * z > 1024:
        raise ValueError(f"a block of {x} x {y} x {z} has more than 1024 threads")
    return x, y, z


def _argument(spec: ArgSpec, names: Mapping[str, Number], case: Case) -> ArgValue:
    match spec.kind:
        case "scalar":
            return ScalarValue(spec.name, spec.dtype, _scalar(spec, names))
        case "struct":
            data = _struct_bytes(spec, 1, names, case)
            return StructValue(spec.name, spec.dtype, data.tobytes())
        case "texture" | "surface":
            return _texture(spec, names, case)
        case _:
            return _buffer(spec, names, case)


def _texture(spec: ArgSpec, names: Mapping[str, Number], case: Case) -> TextureValue:
    texels = _buffer(replace(spec, count=texel_count(spec, names)), names, case)
    return prepare_texture(spec, names, texels)


def _scalar(spec: ArgSpec, names: Mapping[str, Number]) -> int | float | bool:
    value = evaluate(spec.value, names)
    if spec.dtype in ("f16", "bf16", "f32", "f64"):
        return float(value)
    return bool(value) if spec.dtype == "bool" else int(value)


def _buffer(spec: ArgSpec, names: Mapping[str, Number], case: Case) -> BufferValue:
    count = evaluate_count(spec.count, names)
    folder = case.path.parent if case.path else None
    if spec.fields or scalar_of(spec.dtype) not in KNOWN_SCALARS:
        data = _struct_bytes(spec, count, names, case)
    else:
        data = generate(spec.gen, spec.dtype, count, names, folder, spec.name)
    return BufferValue(
        spec.name,
        spec.dtype,
        data,
        spec.intent,
        evaluate_count(spec.offset, names),
        spec.null,
        spec.compare,
        spec.element_size,
        spec.fields,
    )


def _struct_bytes(spec: ArgSpec, count: int, names: Mapping[str, Number], case: Case) -> Array:
    folder = case.path.parent if case.path else None
    if not spec.fields:
        seed = int(spec.gen.get("seed", 1)) if spec.gen else 1
        fill = spec.gen.get("fill", 0) if spec.gen else 0
        size = count * max(spec.element_size, 1)
        if spec.gen.get("dist"):
            return np.random.default_rng(seed).integers(0, 256, size).astype(np.uint8)
        return np.full(size, int(fill), dtype=np.uint8)
    return generate_structs(spec.fields, spec.field_gen, spec.element_size, count, names, folder, spec.name)


def _symbol(spec: ArgSpec, names: Mapping[str, Number], case: Case) -> SymbolValue:
    value = _buffer(spec, names, case)
    if spec.kind == "constant":
        return SymbolValue(spec.name, "constant", spec.dtype, value.data, spec.compare)
    return SymbolValue(spec.name, "device", spec.dtype, value.data, spec.compare)


KNOWN_SCALARS = frozenset(["bool", "i8", "u8", "i16", "u16", "i32", "u32", "i64", "u64", "f16", "bf16", "f32", "f64"])


def scalar_bytes(value: ScalarValue) -> bytes:
    """A scalar as C stores it, little-endian (bool: one byte)."""
    match value.dtype:
        case "bool":
            return bytes([1 if value.value else 0])
        case "bf16":
            bits = struct.unpack("<I", struct.pack("<f", float(value.value)))[0]
            return struct.pack("<H", (bits + 0x7FFF + ((bits >> 16) & 1)) >> 16)
        case "f16" | "f32" | "f64":
            return np.asarray(value.value, dtype=numpy_type(value.dtype)).tobytes()
        case dtype:
            kind = np.dtype(numpy_type(dtype))
            return (int(value.value) & ((1 << 8 * kind.itemsize) - 1)).to_bytes(kind.itemsize, "little")
