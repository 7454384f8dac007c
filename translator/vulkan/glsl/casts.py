"""Conversions between scalar types, and the same bits as another type."""

from __future__ import annotations

from translator.ir.types import Scalar, ScalarType, Type, VecType, size_of
from translator.passes.context import Refused
from translator.vulkan.glsl.state import ShaderState
from translator.vulkan.glsl.types import SCALARS, VECTORS

_NARROW = (Scalar.I8, Scalar.U8, Scalar.I16, Scalar.U16)


def convert(state: ShaderState, text: str, source: Scalar, target: Scalar) -> str:
    """A numeric conversion with CUDA's meaning (`Cast`); `text` binds tightly or is put in a constructor."""
    if source is target:
        return text
    if target is Scalar.BF16:
        single = text if source is Scalar.F32 else convert(state, text, source, Scalar.F32)
        return f"{state.use_helper('f32_to_bf16')}({single})"
    if source is Scalar.BF16:
        return convert(state, f"{state.use_helper('bf16_to_f32')}({text})", Scalar.F32, target)
    if target is Scalar.BOOL:
        return f"bool({text})" if not source.is_float else f"(({text}) != {_zero(source)})"
    if source.is_float and target.is_integer:
        return _float_to_integer(state, text, source, target)
    if target is Scalar.F16 and source in (Scalar.F32, Scalar.F64):
        return f"{state.use_helper(f'{source.label}_to_f16')}({text})"
    if target is Scalar.F16 and source.size == 8:
        return f"{state.use_helper('f32_to_f16')}(float({text}))"
    return f"{SCALARS[target]}({text})"


def _zero(scalar: Scalar) -> str:
    return {Scalar.F64: "0.0lf", Scalar.F16: "float16_t(0.0)"}.get(scalar, "0.0")


def _float_to_integer(state: ShaderState, text: str, source: Scalar, target: Scalar) -> str:
    """Saturating for 32 and 64 bits, NaN to 0; narrower types take the low bits of the int (PTX ISA, cvt)."""
    if source is Scalar.F16:
        text, source = f"float({text})", Scalar.F32
    wide = Scalar.I32 if target in _NARROW else target
    whole = f"{state.use_helper(f'{source.label}_to_{wide.label}')}({text})"
    return whole if wide is target else f"{SCALARS[target]}({whole})"


def bit_cast(state: ShaderState, text: str, source: Type, target: Type) -> str:
    """The same bits as another scalar or vector type of the same size."""
    if source == target:
        return text
    match source, target:
        case ScalarType(a), ScalarType(b):
            return _scalar_bits(state, text, a, b)
        case VecType(a, n), VecType(b, m) if n == m and n > 1:
            return _vector_bits(text, a, b, n)
        case VecType(a, 1), _:
            return bit_cast(state, text, ScalarType(a), target)
        case _, VecType(b, 1):
            return bit_cast(state, text, source, ScalarType(b))
        case VecType(a), VecType(b):
            whole = _UNSIGNED[size_of(source)] if size_of(source) <= 8 else None
            if whole is None:
                raise Refused("WB4103", f"{size_of(source)} bytes seen as another vector type", None)
            middle = ScalarType(whole)
            return bit_cast(state, bit_cast(state, text, source, middle), middle, target)
        case VecType(a, n), ScalarType(b):
            return _scalar_bits(state, _pack(text, a, n), _UNSIGNED[size_of(source)], b)
        case ScalarType(a), VecType(b, n):
            return _unpack(state, _scalar_bits(state, text, a, _UNSIGNED[size_of(source)]), b, n)
        case _:
            raise Refused("WB4103", "a value is seen as a type that is not supported", None)


_UNSIGNED = {1: Scalar.U8, 2: Scalar.U16, 4: Scalar.U32, 8: Scalar.U64}
_TO_BITS = {Scalar.F32: "floatBitsToUint", Scalar.F64: "doubleBitsToUint64", Scalar.F16: "halfBitsToUint16"}
_FROM_BITS = {Scalar.F32: "uintBitsToFloat", Scalar.F64: "uint64BitsToDouble", Scalar.F16: "uint16BitsToHalf"}


def _scalar_bits(state: ShaderState, text: str, a: Scalar, b: Scalar) -> str:
    if a is b or {a, b} <= {Scalar.BF16, Scalar.U16}:
        return text
    if a is Scalar.F32 and b is Scalar.I32:
        return f"floatBitsToInt({text})"
    if a is Scalar.I32 and b is Scalar.F32:
        return f"intBitsToFloat({text})"
    if a is Scalar.BOOL or b is Scalar.BOOL:
        return f"{SCALARS[b]}({text})"
    for s in (a, b):
        state.features.use_type(s)
    whole = _UNSIGNED[a.size]
    bits = (
        f"{_TO_BITS[a]}({text})"
        if a in _TO_BITS
        else text
        if a in (whole, Scalar.BF16)
        else f"{SCALARS[whole]}({text})"
    )
    if b in _FROM_BITS:
        state.features.use_type(whole)
        return f"{_FROM_BITS[b]}({bits})"
    return bits if b in (whole, Scalar.BF16) else f"{SCALARS[b]}({bits})"


def _vector_bits(text: str, a: Scalar, b: Scalar, count: int) -> str:
    if a.is_float and b.is_float:
        return text
    if a.is_float:
        bits = {Scalar.F32: "floatBitsTo", Scalar.F64: "doubleBitsTo", Scalar.F16: "halfBitsTo"}[a]
        name = {Scalar.F32: "Int", Scalar.F64: "Int64", Scalar.F16: "Int16"}[a]
        return f"{bits}{name if b.is_signed else 'U' + name.lower()}({text})"
    if b.is_float:
        kind = "int" if a.is_signed else "uint"
        bits = {Scalar.F32: "BitsToFloat", Scalar.F64: "64BitsToDouble", Scalar.F16: "16BitsToHalf"}[b]
        return f"{kind}{bits}({text})"
    return f"{VECTORS[b]}{count}({text})"


_PACK = {
    (Scalar.U32, 2): "packUint2x32",
    (Scalar.U16, 2): "pack32",
    (Scalar.U16, 4): "pack64",
    (Scalar.U8, 4): "pack32",
    (Scalar.U8, 2): "pack16",
}


def _pack(text: str, a: Scalar, count: int) -> str:
    """A vector of 2 to 8 bytes as one unsigned integer, the first component lowest."""
    unsigned = _UNSIGNED[a.size]
    bits = text if a is unsigned else _vector_bits(text, a, unsigned, count)
    if (unsigned, count) not in _PACK:
        raise Refused("WB4103", "a vector is seen as a type that is not supported", None)
    return f"{_PACK[unsigned, count]}({bits})"


_UNPACK = {
    (Scalar.U32, 2): "unpackUint2x32",
    (Scalar.U16, 2): "unpack16",
    (Scalar.U16, 4): "unpack16",
    (Scalar.U8, 4): "unpack8",
    (Scalar.U8, 2): "unpack8",
}


def _unpack(state: ShaderState, text: str, b: Scalar, count: int) -> str:
    unsigned = _UNSIGNED[b.size]
    if (unsigned, count) not in _UNPACK:
        raise Refused("WB4103", "a value is seen as a vector type that is not supported", None)
    for s in (unsigned, _UNSIGNED[b.size * count]):
        state.features.use_type(s)
    bits = f"{_UNPACK[unsigned, count]}({text})"
    return bits if b is unsigned else _vector_bits(bits, unsigned, b, count)
