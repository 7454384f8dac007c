"""CUDA types as GLSL types."""

from __future__ import annotations

from translator.ir.types import ArrayType, PtrType, Scalar, ScalarType, StructType, Type, VecType, VoidType

SCALARS = {
    Scalar.BOOL: "bool",
    Scalar.I8: "int8_t",
    Scalar.U8: "uint8_t",
    Scalar.I16: "int16_t",
    Scalar.U16: "uint16_t",
    Scalar.I32: "int",
    Scalar.U32: "uint",
    Scalar.I64: "int64_t",
    Scalar.U64: "uint64_t",
    Scalar.F16: "float16_t",
    Scalar.BF16: "uint16_t",
    Scalar.F32: "float",
    Scalar.F64: "double",
}
"""bf16 is held as its bits: arithmetic on it is done in f32."""

VECTORS = {
    Scalar.BOOL: "bvec",
    Scalar.I8: "i8vec",
    Scalar.U8: "u8vec",
    Scalar.I16: "i16vec",
    Scalar.U16: "u16vec",
    Scalar.I32: "ivec",
    Scalar.U32: "uvec",
    Scalar.I64: "i64vec",
    Scalar.U64: "u64vec",
    Scalar.F16: "f16vec",
    Scalar.BF16: "u16vec",
    Scalar.F32: "vec",
    Scalar.F64: "dvec",
}


def base_name(t: Type, struct_names: dict[str, str]) -> str:
    """The GLSL name of a type without its array dimensions."""
    match t:
        case VoidType():
            return "void"
        case ScalarType(s) | VecType(s, 1, _):
            return SCALARS[s]
        case VecType(s, n, _):
            return f"{VECTORS[s]}{n}"
        case ArrayType(element, _):
            return base_name(element, struct_names)
        case StructType(name=name):
            return struct_names.get(name, name)
        case PtrType():
            raise AssertionError("a pointer reached the writer")


def dimensions(t: Type, unsized: str = "") -> str:
    """``[16][17]``; `unsized` is what an unknown count is written as."""
    text = ""
    while isinstance(t, ArrayType):
        text += f"[{unsized if t.count is None else t.count}]"
        t = t.element
    return text


def full_name(t: Type, struct_names: dict[str, str]) -> str:
    """A type as a constructor or a function's result names it: ``float[4]``."""
    return base_name(t, struct_names) + dimensions(t)


def declaration(t: Type, name: str, struct_names: dict[str, str], unsized: str = "") -> str:
    """``float tile[16][17]``."""
    return f"{base_name(t, struct_names)} {name}{dimensions(t, unsized)}"
