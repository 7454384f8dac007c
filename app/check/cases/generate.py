"""Contents of buffers from recipes: ``{ dist = "normal", seed = 1 }``, ``{ fill = 0 }``, ``{ index_below = "m" }`` ...

Every recipe is deterministic, so that two executors always see the same bytes.
"""

from __future__ import annotations

import zlib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np

from app.check.cases.expressions import Number, evaluate
from app.check.model import Array, numpy_type
from translator.results import FieldInfo


class RecipeError(ValueError):
    """A recipe that cannot be followed; the message says what is wrong with it."""


def lanes_of(dtype: str) -> int:
    """Scalars in one element: 4 for "f32x4", 1 for "f32"."""
    head, _, count = dtype.rpartition("x")
    return int(count) if head and count.isdigit() else 1


def scalar_of(dtype: str) -> str:
    head, _, count = dtype.rpartition("x")
    return head if head and count.isdigit() else dtype


def generate(
    gen: Mapping[str, Any], dtype: str, count: int, names: Mapping[str, Number], folder: Path | None, salt: str
) -> Array:
    """`count` elements of a scalar or vector dtype, flattened to scalars.  `salt` varies default seeds by argument."""
    n = count * lanes_of(dtype)
    scalar = scalar_of(dtype)
    rng = np.random.default_rng(int(gen.get("seed", zlib.crc32(salt.encode()))))
    if "fill" in gen:
        return _as(np.full(n, float(evaluate(gen["fill"], names))), scalar)
    if "values" in gen:
        return _repeat(np.asarray(gen["values"], dtype=np.float64), n, scalar)
    if "arange" in gen:
        start, step = float(gen["arange"]), float(gen.get("step", 1))
        return _as(start + step * np.arange(n, dtype=np.float64), scalar)
    if "index_below" in gen:
        limit = max(int(evaluate(gen["index_below"], names)), 1)
        return rng.integers(0, limit, n).astype(numpy_type(scalar))
    if "permutation" in gen:
        return rng.permutation(n).astype(numpy_type(scalar))
    if "csr" in gen:
        per_row = int(evaluate(gen["csr"], names))
        steps = rng.integers(0, 2 * per_row + 1, max(n - 1, 0))
        return np.concatenate([[0], np.cumsum(steps)])[:n].astype(numpy_type(scalar))
    if "file" in gen:
        return _from_file(str(gen["file"]), n, scalar, folder)
    return _random(gen, scalar, n, rng, names)


def _random(
    gen: Mapping[str, Any], scalar: str, n: int, rng: np.random.Generator, names: Mapping[str, Number]
) -> Array:
    is_float = scalar in ("f16", "bf16", "f32", "f64")
    dist = gen.get("dist", "normal" if is_float else "uniform")
    low = float(evaluate(gen.get("low", 0 if not is_float else -1), names))
    high = float(evaluate(gen.get("high", {"bool": 2}.get(scalar, 64) if not is_float else 1), names))
    match dist:
        case "normal":
            mean, std = float(gen.get("mean", 0.0)), float(gen.get("std", 1.0))
            return _as(rng.normal(mean, std, n), scalar)
        case "uniform" if is_float:
            return _as(rng.uniform(low, high, n), scalar)
        case "uniform":
            return rng.integers(int(low), max(int(high), int(low) + 1), n).astype(numpy_type(scalar))
        case _:
            raise RecipeError(f"dist is normal or uniform, not '{dist}'")


def generate_structs(
    fields: tuple[FieldInfo, ...],
    recipes: Mapping[str, Any],
    element_size: int,
    count: int,
    names: Mapping[str, Number],
    folder: Path | None,
    salt: str,
) -> Array:
    """`count` structs as bytes; leaves without a recipe get random numbers, padding is zero."""
    if element_size <= 0:
        raise RecipeError(f"{salt}: a struct needs its element_size in bytes")
    raw = np.zeros((count, element_size), dtype=np.uint8)
    for leaf in fields:
        if leaf.dtype.startswith("ptr"):
            continue
        recipe = recipes.get(leaf.name, {})
        gen = recipe if isinstance(recipe, Mapping) else {"fill": recipe}
        values = generate(gen, leaf.dtype, count, names, folder, f"{salt}.{leaf.name}")
        as_bytes = np.ascontiguousarray(values).view(np.uint8).reshape(count, -1)
        if leaf.offset + as_bytes.shape[1] > element_size:
            raise RecipeError(f"{salt}.{leaf.name} lies beyond the {element_size} bytes of an element")
        raw[:, leaf.offset : leaf.offset + as_bytes.shape[1]] = as_bytes
    return raw.reshape(-1)


def _from_file(name: str, n: int, scalar: str, folder: Path | None) -> Array:
    if folder is None:
        raise RecipeError("gen.file needs a case that lies in a file")
    path = (folder / name).resolve()
    if not path.is_relative_to(folder.resolve().parent):
        raise RecipeError(f"gen.file = '{name}' lies outside the project")
    data = np.fromfile(path, dtype=numpy_type(scalar))
    if data.size < n:
        raise RecipeError(f"{name} holds {data.size} values, {n} are needed")
    return data[:n]


def _repeat(values: Array, n: int, scalar: str) -> Array:
    if values.size == 0:
        raise RecipeError("gen.values is empty")
    return _as(np.resize(values, n), scalar)


def _as(values: Array, scalar: str) -> Array:
    if scalar == "bf16":
        return to_bf16(values.astype(np.float32))
    kind = numpy_type(scalar)
    if np.issubdtype(kind, np.integer):
        info = np.iinfo(np.dtype(kind).name)
        values = np.clip(np.nan_to_num(np.floor(values)), info.min, info.max)
    return values.astype(kind)


def to_bf16(values: Array) -> Array:
    """float32 → bfloat16 bits (uint16), rounded to nearest even."""
    bits = values.astype(np.float32).view(np.uint32).astype(np.uint64)
    rounded = bits + 0x7FFF + ((bits >> 16) & 1)
    return (rounded >> 16).astype(np.uint16)


def from_bf16(bits: Array) -> Array:
    return (bits.astype(np.uint32) << 16).view(np.float32)
