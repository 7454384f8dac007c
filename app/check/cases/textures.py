"""Textures and surfaces in cases: their shape, their texels and how they are sampled."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import prod
from typing import Any, Final, cast

from app.check.cases.expressions import Number, evaluate_count
from app.check.cases.generate import lanes_of, scalar_of
from app.check.cases.model import ArgSpec, Size, TextureSpec
from app.check.model import BufferValue, Sampling, TextureValue, numpy_type

TEXTURE_KINDS: Final = ("texture", "surface")
TEXTURE_KEYS: Final = frozenset(
    {"resource", "extent", "layers", "cubemap", "pitch", "filter", "address", "normalized", "read", "border"}
)
ADDRESS_MODES: Final = ("wrap", "clamp", "mirror", "border")
"""In the order of cudaTextureAddressMode."""
_RESOURCES: Final = ("linear", "pitched", "array")
_SCALARS: Final = frozenset({"i8", "u8", "i16", "u16", "i32", "u32", "f16", "f32"})
_FACES: Final = 6


def read_texture(table: Mapping[str, Any]) -> TextureSpec:
    """The texture keys of an ``[[arg]]`` or ``[[symbol]]``; raises ValueError or KeyError."""
    name = table["name"]
    extent = table["extent"] if isinstance(table["extent"], list) else [table["extent"]]
    if not 1 <= len(extent) <= 3:
        raise ValueError(f"extent of {name} has one to three sizes")
    return TextureSpec(
        resource=_one_of(table.get("resource", "array"), _RESOURCES, f"resource of {name}"),
        extent=tuple(cast(Size, size) for size in extent),
        layers=table.get("layers", 0),
        cubemap=bool(table.get("cubemap", False)),
        pitch=table.get("pitch", 0),
        sampling=_sampling(table, name),
    )


def _sampling(table: Mapping[str, Any], name: str) -> Sampling:
    address = table.get("address", "clamp")
    modes = [address] * 3 if isinstance(address, str) else [*address, "clamp", "clamp", "clamp"][:3]
    border = [float(value) for value in table.get("border", [])] + [0.0] * 4
    return Sampling(
        filter=_one_of(table.get("filter", "point"), ("point", "linear"), f"filter of {name}"),
        address=cast(tuple[str, str, str], tuple(_one_of(mode, ADDRESS_MODES, f"address of {name}") for mode in modes)),
        normalized=bool(table.get("normalized", False)),
        read=_one_of(table.get("read", "element"), ("element", "normalized"), f"read of {name}"),
        border=(border[0], border[1], border[2], border[3]),
    )


def _one_of(value: Any, known: tuple[str, ...], what: str) -> Any:
    if value not in known:
        raise ValueError(f"{what} is one of {', '.join(known)}, not '{value}'")
    return value


def texel_count(spec: ArgSpec, names: Mapping[str, Number]) -> int:
    """How many texels the memory holds, the padding of pitched rows included.  Raises ValueError for an impossible shape."""
    shape = _shape(spec, names)
    rows = max(shape.extent[1], 1) * max(shape.extent[2], 1) * max(shape.layers, 1)
    return rows * shape.pitch // _texel_bytes(spec)


def prepare_texture(spec: ArgSpec, names: Mapping[str, Number], texels: BufferValue) -> TextureValue:
    """The texture of a specification, over memory of `texel_count` texels."""
    shape = _shape(spec, names)
    assert spec.texture is not None
    return TextureValue(
        name=spec.name,
        kind="surface" if spec.kind == "surface" else "texture",
        texels=texels,
        resource=spec.texture.resource,
        extent=shape.extent,
        pitch=shape.pitch,
        layers=shape.layers,
        cubemap=spec.texture.cubemap,
        sampling=spec.texture.sampling,
    )


def _texel_bytes(spec: ArgSpec) -> int:
    if scalar_of(spec.dtype) not in _SCALARS or lanes_of(spec.dtype) not in (1, 2, 4):
        raise ValueError(f"a texel is one, two or four integers or floats of at most 32 bits, not {spec.dtype}")
    return int(numpy_type(spec.dtype)().nbytes) * lanes_of(spec.dtype)


@dataclass(frozen=True, slots=True)
class _Shape:
    """Sizes as numbers, checked against what CUDA's resources can have."""

    extent: tuple[int, int, int]
    layers: int
    pitch: int


def _shape(spec: ArgSpec, names: Mapping[str, Number]) -> _Shape:
    written = spec.texture
    assert written is not None
    sizes = [evaluate_count(size, names) for size in written.extent]
    layers = evaluate_count(written.layers, names)
    width = _texel_bytes(spec)
    if min(sizes) < 1:
        raise ValueError("every size of the extent is at least 1")
    if written.cubemap:
        if len(sizes) != 2 or sizes[0] != sizes[1]:
            raise ValueError("the faces of a cubemap are squares: extent has two equal sizes")
        layers = max(layers, 1) * _FACES
    dimensions = {"linear": (1,), "pitched": (2,), "array": (1, 2, 3)}[written.resource]
    if len(sizes) not in dimensions:
        raise ValueError(f"{written.resource} memory has {dimensions[0]} dimension(s), and extent gives {len(sizes)}")
    if layers and (written.resource != "array" or len(sizes) == 3):
        raise ValueError("only arrays of one or two dimensions have layers")
    if spec.kind == "surface" and written.resource != "array":
        raise ValueError("a surface is over an array")
    pitch = evaluate_count(written.pitch, names) or sizes[0] * width
    if pitch < sizes[0] * width or pitch % width or (written.pitch and written.resource != "pitched"):
        raise ValueError("the pitch belongs to pitched memory: whole texels, at least as many as a row has")
    x, y, z = (*sizes, 0, 0)[:3]
    if prod(sizes) > 1 << 28:
        raise ValueError("a texture has at most 2^28 texels here")
    return _Shape((x, y, z), layers, pitch)
