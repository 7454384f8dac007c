"""Moves, conversions, comparisons, selection and control flow (PTX ISA, "Data Movement ...", "Comparison and Selection
Instructions", "Control Flow Instructions")."""

from __future__ import annotations

from translator.ptx.hip.emitter import CPP, HELPER, Emitter, Handler
from translator.ptx.hip.floating import ROUNDINGS
from translator.ptx.hip.kinds import Untranslatable, is_float, type_of, types_of, unsigned
from translator.ptx.model import Instruction, Register, VectorOperand

_COMPARE = {
    "eq": "==",
    "ne": "!=",
    "lt": "<",
    "le": "<=",
    "gt": ">",
    "ge": ">=",
    "lo": "<",
    "ls": "<=",
    "hi": ">",
    "hs": ">=",
}
_UNORDERED = {"equ": "==", "neu": "!=", "ltu": "<", "leu": "<=", "gtu": ">", "geu": ">="}


def move(e: Emitter, i: Instruction) -> None:
    """mov, also packing and unpacking vectors: ``mov.b64 %0, {%1, %2}``."""
    t = type_of(i)
    source, destination = i.operands[1], i.operands[0]
    if isinstance(source, VectorOperand):
        part = f"u{int(t[1:]) // len(source.elements)}"
        wide = CPP[unsigned(t)]
        pieces = [
            f"static_cast<{wide}>({e.value(s, part)})" + (f" << {n * int(part[1:])}" if n else "")
            for n, s in enumerate(source.elements)
        ]
        e.assign(destination, " | ".join(f"({p})" for p in pieces), unsigned(t))
        return
    if isinstance(destination, VectorOperand):
        part = f"u{int(t[1:]) // len(destination.elements)}"
        whole = e.value(source, unsigned(t))
        for n, d in enumerate(destination.elements):
            e.assign(d, f"static_cast<{CPP[part]}>({whole} >> {n * int(part[1:])})", part)
        return
    e.assign(destination, e.value(source, t), t)


def convert(e: Emitter, i: Instruction) -> None:
    """cvt: float to integer clamps and takes NaN to 0; the rounding mode is part of the name."""
    kinds = types_of(i)
    if len(kinds) != 2:
        raise Untranslatable(f"{i.name}: both types are needed")
    to, source = kinds
    if not all(k in CPP for k in kinds):
        raise Untranslatable(f"{i.name} has no inline form here", "use the conversions of hip_fp16.h")
    a = e.value(i.operands[1], source)
    mode = next((m for m in i.modifiers if m in ("rn", "rz", "rm", "rp", "rni", "rzi", "rmi", "rpi")), "")
    if not set(i.modifiers) <= {to, source, mode, "sat", "ftz"}:
        raise Untranslatable(f"{i.name} has no HIP form here")
    flushes = "ftz" in i.modifiers
    if flushes and source == "f32":
        a = e.helper("flush", a)
    text = _converted(e, i, a, source, to, mode)
    e.assign(i.operands[0], e.helper("flush", text) if flushes and to == "f32" else text, to)


def _converted(e: Emitter, i: Instruction, a: str, source: str, to: str, mode: str) -> str:
    if is_float(source) and not is_float(to):
        rounded = {"rni": "rint", "rzi": "trunc", "rmi": "floor", "rpi": "ceil"}.get(mode, "trunc")
        return e.helper("to_integer", f"{rounded}{'f' if source == 'f32' else ''}({a})", template=CPP[to])
    if is_float(source) and source == to and mode.endswith("i"):
        rounded = {"rni": "rint", "rzi": "trunc", "rmi": "floor", "rpi": "ceil"}[mode]
        text = f"{rounded}{'f' if source == 'f32' else ''}({a})"
        return e.helper("saturate", text) if "sat" in i.modifiers else text
    text = f"static_cast<{CPP[to]}>({a})" if source != to else a
    if is_float(to) and mode in ROUNDINGS:
        rounding = f"{HELPER}Rounding::{ROUNDINGS[mode]}"
        if source == "f64":
            text = e.helper("narrowed", a, "0.0", rounding)
        elif not is_float(source):
            text = e.helper("from_integer", a, template=f"{CPP[to]}, {rounding}")
    if "sat" in i.modifiers:
        return e.helper("saturate", text) if is_float(to) else e.helper("clamp_to", a, template=CPP[to])
    return text


def _compared(e: Emitter, i: Instruction, t: str) -> tuple[str, str]:
    """Both sides; 16-bit floats as floats."""
    if t in ("f16", "bf16"):
        a, b = (e.helper(f"{t}::value", e.value(o, "u16")) for o in i.operands[1:3])
    else:
        a, b = (e.value(o, t) for o in i.operands[1:3])
    if "ftz" in i.modifiers and t == "f32":
        a, b = e.helper("flush", a), e.helper("flush", b)
    return a, b


def set_predicate(e: Emitter, i: Instruction) -> None:
    """setp: a comparison, and with ``.and``, ``.or``, ``.xor`` a combination with a third predicate."""
    t = i.modifiers[-1] if i.modifiers[-1] in ("f16", "bf16") else type_of(i)
    relation = i.modifiers[0]
    a, b = _compared(e, i, t)
    if t in ("f16", "bf16"):
        t = "f32"
    if relation in _UNORDERED and is_float(t):
        text = f"(isnan({a}) || isnan({b}) || {a} {_UNORDERED[relation]} {b})"
    elif relation in ("num", "nan"):
        text = f"{'!' if relation == 'num' else ''}(isnan({a}) || isnan({b}))"
    elif relation == "ne" and is_float(t):
        text = f"({a} < {b} || {a} > {b})"
    elif relation in _COMPARE:
        text = f"({a} {_COMPARE[relation]} {b})"
    else:
        raise Untranslatable(f"{i.name}: the comparison .{relation} is not known")
    combine = {"and": "&&", "or": "||", "xor": "!="}.get(i.modifiers[1] if len(i.modifiers) > 1 else "")
    third = e.value(i.operands[3], "pred") if combine else ""
    if i.second_result is not None:
        # The first result may be a source of the second, or both sources.
        text = e.temporary("pred", text)
        third = e.temporary("pred", third) if third else ""
        e.assign(i.second_result, f"!{text} {combine} {third}" if combine else f"!{text}", "pred")
    if i.opcode == "set":
        _set_result(e, i, text)
        return
    e.assign(i.operands[0], f"{text} {combine} {third}" if combine else text, "pred")


def _set_result(e: Emitter, i: Instruction, text: str) -> None:
    """set: all ones (or 1.0) for true."""
    to = types_of(i)[0]
    if to not in ("u32", "s32", "f32"):
        raise Untranslatable(f"{i.name} has no HIP form here")
    combine = {"and": "&&", "or": "||", "xor": "!="}.get(i.modifiers[1])
    if combine:
        text = f"({text} {combine} {e.value(i.operands[3], 'pred')})"
    yes, no = ("1.0f", "0.0f") if to == "f32" else ("0xffffffffu", "0u")
    e.assign(i.operands[0], f"{text} ? {yes} : {no}", to if to == "f32" else "u32")


def select(e: Emitter, i: Instruction) -> None:
    t = type_of(i)
    a, b = (e.value(o, t) for o in i.operands[1:3])
    e.assign(i.operands[0], f"{e.value(i.operands[3], 'pred')} ? {a} : {b}", t)


def select_by_sign(e: Emitter, i: Instruction) -> None:
    t, by = types_of(i)
    a, b = (e.value(o, t) for o in i.operands[1:3])
    c = e.value(i.operands[3], by)
    if "ftz" in i.modifiers and by == "f32":
        c = e.helper("flush", c)
    e.assign(i.operands[0], f"{c} >= 0 ? {a} : {b}", t)


def branch(e: Emitter, i: Instruction) -> None:
    target = i.operands[0]
    if not isinstance(target, Register) or target.name not in e.labels:
        raise Untranslatable(f"'{i.text}' jumps to a label outside this statement")
    e.add(f"goto {e.prefix}_{target.name.replace('$', '_')}")


def end_thread(e: Emitter, i: Instruction) -> None:
    e.note("exit ends the thread: on AMD the wave goes on, and barriers no longer wait for it")
    e.add(e.helper("end_thread"))


def _nothing(e: Emitter, note: str) -> None:
    e.note(note)
    e.add("(void)0")


TABLE: dict[str, Handler] = {
    "mov": move,
    "cvt": convert,
    "setp": set_predicate,
    "set": set_predicate,
    "selp": select,
    "slct": select_by_sign,
    "bra": branch,
    "trap": lambda e, i: e.add("__builtin_trap()"),
    "brkpt": lambda e, i: e.add("__builtin_trap()"),
    "exit": end_thread,
    "griddepcontrol": lambda e, i: _nothing(
        e, "griddepcontrol became nothing: the launch waits for the whole kernel before it"
    ),
    "pmevent": lambda e, i: _nothing(e, "pmevent became nothing: AMD has no such counters"),
    "nanosleep": lambda e, i: e.add(e.helper("nanosleep", e.value(i.operands[0], "u32"))),
}
