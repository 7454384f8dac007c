"""The 16-bit formats: f16, bf16 and pairs of them (PTX ISA, "Half Precision Floating Point Instructions", "cvt").

Their numbers stay bits in integer registers, as PTX has them.
"""

from __future__ import annotations

from translator.ptx.hip.emitter import CPP, HELPER, Emitter, Handler
from translator.ptx.hip.kinds import SMALL_FLOATS, Untranslatable, is_float, types_of
from translator.ptx.hip.memory import pointer_to
from translator.ptx.model import Address, Instruction

_CLASSES = {"f16": "half1", "f16x2": "half2", "bf16": "bfloat1", "bf16x2": "bfloat2"}
_STORAGE = {"f16": "u16", "f16x2": "u32", "bf16": "u16", "bf16x2": "u32"}
_FORMATS = {"f16": "f16", "f16x2": "f16", "bf16": "bf16", "bf16x2": "bf16"}
_SOURCES = {"add": 2, "sub": 2, "mul": 2, "fma": 3, "min": 2, "max": 2, "abs": 1, "neg": 1, "ex2": 1, "tanh": 1}
_BITS = {"f16": "b16", "bf16": "b16", "f16x2": "b32", "bf16x2": "b32"}
_MOVES = frozenset({"mov", "ld", "ldu", "st", "selp"})


def is_of_halves(i: Instruction) -> bool:
    return i.opcode not in _MOVES and any(m in SMALL_FLOATS or m == "tf32" for m in i.modifiers)


def as_bits(i: Instruction) -> tuple[str, ...]:
    """The modifiers of a move with the bits' type in place of the number's."""
    return tuple(_BITS.get(m, m) for m in i.modifiers) if i.opcode in _MOVES else i.modifiers


def _only(i: Instruction, *allowed: str) -> None:
    strange = [m for m in i.modifiers if m not in (*SMALL_FLOATS, *allowed)]
    if strange:
        raise Untranslatable(f"{i.name}: .{strange[0]} has no HIP form here", "use the functions of hip_fp16.h")


def arithmetic(e: Emitter, i: Instruction) -> None:
    """One helper call for the operation, and one each for ``.ftz``, ``.sat`` and ``.relu``."""
    _only(i, "rn", "ftz", "sat", "relu", "NaN", "approx")
    (t,) = types_of(i)
    storage = _STORAGE[t]
    values = [e.value(o, storage) for o in i.operands[1:]]
    if len(values) != _SOURCES[i.opcode]:
        raise Untranslatable(f"'{i.text}' has not the operands that it needs")
    ftz = "ftz" in i.modifiers and t.startswith("f16")
    if ftz:
        values = [_call(e, t, "flush", v) for v in values]
    name = f"{i.opcode}_nan" if "NaN" in i.modifiers else i.opcode
    text = _call(e, t, name, *values)
    for modifier, function in (("sat", "saturate"), ("relu", "relu")):
        text = _call(e, t, function, text) if modifier in i.modifiers else text
    if "approx" in i.modifiers:
        e.note(f"{i.name}: AMD's approximation differs in the last bits")
    e.assign(i.operands[0], _call(e, t, "flush", text) if ftz else text, storage)


def _call(e: Emitter, t: str, name: str, *arguments: str) -> str:
    return e.helper(f"{_CLASSES[t]}::{name}", *arguments)


def convert(e: Emitter, i: Instruction) -> None:
    kinds = types_of(i)
    if len(kinds) != 2:
        raise Untranslatable(f"{i.name}: both types are needed")
    to, source = kinds
    if to in ("f16x2", "bf16x2"):
        _packed(e, i, to, source)
    elif to == "tf32":
        if i.modifiers[:-2] != ("rna",) or source != "f32":
            raise Untranslatable(f"{i.name} has no HIP form here")
        e.assign(i.operands[0], e.helper("to_tf32", e.value(i.operands[1], "f32")), "u32")
    elif to in SMALL_FLOATS:
        _to_half(e, i, to, source)
    else:
        _from_half(e, i, to, source)


def _packed(e: Emitter, i: Instruction, to: str, source: str) -> None:
    if source != "f32" or len(i.operands) != 3 or not set(i.modifiers) <= {to, source, "rn", "rz", "relu"}:
        raise Untranslatable(f"{i.name} has no HIP form here", "use the conversions of hip_fp16.h")
    a, b = (e.value(o, "f32") for o in i.operands[1:3])
    text = e.helper("packed_rz" if "rz" in i.modifiers else "packed", a, b, template=HELPER + _FORMATS[to])
    e.assign(i.operands[0], _call(e, to, "relu", text) if "relu" in i.modifiers else text, "u32")


def _to_half(e: Emitter, i: Instruction, to: str, source: str) -> None:
    """From float, double, the other format, or integers of up to 32 bits."""
    if not set(i.modifiers) <= {to, source, "rn", "rz", "relu", "sat"} or source in ("f16x2", "bf16x2", "u64", "s64"):
        raise Untranslatable(f"{i.name} has no HIP form here", "use the conversions of hip_fp16.h")
    rz = "rz" in i.modifiers
    if source == "f32" or source in SMALL_FLOATS:
        value = e.value(i.operands[1], "f32") if source == "f32" else _value(e, i, source)
    elif to == "f16" and not rz:
        # A double holds any of these integers, and is rounded once.
        value = (
            e.value(i.operands[1], source)
            if source == "f64"
            else f"static_cast<double>({e.value(i.operands[1], source)})"
        )
    else:
        raise Untranslatable(f"{i.name} has no HIP form here", "use the conversions of hip_fp16.h")
    text = e.helper(f"{_FORMATS[to]}::from{'_rz' if rz else ''}", value)
    for modifier, function in (("sat", "saturate"), ("relu", "relu")):
        text = _call(e, to, function, text) if modifier in i.modifiers else text
    e.assign(i.operands[0], text, "u16")


def _value(e: Emitter, i: Instruction, t: str) -> str:
    return e.helper(f"{_FORMATS[t]}::value", e.value(i.operands[1], "u16"))


def _from_half(e: Emitter, i: Instruction, to: str, source: str) -> None:
    value = _value(e, i, source)
    mode = next((m for m in i.modifiers if m in ("rni", "rzi", "rmi", "rpi")), "")
    if not set(i.modifiers) <= {to, source, mode, "sat", "ftz"}:
        raise Untranslatable(f"{i.name} has no HIP form here", "use the conversions of hip_fp16.h")
    if is_float(to):
        text = value if to == "f32" else f"static_cast<double>({value})"
        e.assign(i.operands[0], e.helper("saturate", text) if "sat" in i.modifiers else text, to)
    elif mode and to in CPP:
        rounded = {"rni": "rintf", "rzi": "truncf", "rmi": "floorf", "rpi": "ceilf"}[mode]
        e.assign(i.operands[0], e.helper("to_integer", f"{rounded}({value})", template=CPP[to]), to)
    else:
        raise Untranslatable(f"{i.name} has no HIP form here", "use the conversions of hip_fp16.h")


def atomic(e: Emitter, i: Instruction) -> None:
    """atom.add.noftz and red.add.noftz."""
    (t,) = types_of(i)
    has_result = i.opcode == "atom"
    operands = i.operands[1:] if has_result else i.operands
    if (
        "add" not in i.modifiers
        or not isinstance(operands[0], Address)
        or any(m in ("v2", "v4", "v8") for m in i.modifiers)
    ):
        raise Untranslatable(f"{i.name} has no HIP form here")
    pointer = pointer_to(e, i, operands[0], "u32", 0)
    text = _call(e, t, "atomic_add", pointer, e.value(operands[1], _STORAGE[t]))
    if has_result:
        e.assign(i.operands[0], text, _STORAGE[t])
    else:
        e.add(text)


TABLE: dict[str, Handler] = {
    **dict.fromkeys(_SOURCES, arithmetic),
    "cvt": convert,
    "atom": atomic,
    "red": atomic,
}
