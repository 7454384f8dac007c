"""Video instructions (PTX ISA, "Scalar Video Instructions", "SIMD Video Instructions")."""

from __future__ import annotations

import re

from translator.ptx.hip.emitter import HELPER, Emitter, Handler
from translator.ptx.hip.kinds import Untranslatable
from translator.ptx.model import Instruction, Operand, Selected

_OPERATIONS = ("add", "sub", "absdiff", "min", "max", "avrg", "set", "shl", "shr")
_COMPARISONS = ("eq", "ne", "lt", "le", "gt", "ge")
_NAME = re.compile(r"v(add|sub|absdiff|min|max|avrg|set|shl|shr)([24]?)")
_SECOND = {"add": "{0} + {1}", "min": "min", "max": "max"}


def video(e: Emitter, i: Instruction) -> None:
    match = _NAME.fullmatch(i.opcode)
    types = [m for m in i.modifiers if m in ("u32", "s32")]
    wanted = 2 if match and match[1] == "set" else 3
    allowed = {"u32", "s32", "sat", "add", "min", "max", "clamp", "wrap", *_COMPARISONS}
    if match is None or len(types) != wanted or not set(i.modifiers) <= allowed:
        raise Untranslatable(f"{i.name} has no HIP form here")
    operation = _operation(i, match[1])
    signs = ["true" if t == "s32" else "false" for t in types[-2:]]
    result_signed = wanted == 3 and types[0] == "s32"
    if match[2]:
        _lanes(e, i, operation, 8 if match[2] == "4" else 16, signs, result_signed)
    else:
        _scalar(e, i, operation, signs, result_signed)


def _operation(i: Instruction, name: str) -> str:
    if name == "set":
        name = next((m for m in i.modifiers if m in _COMPARISONS), "")
    elif name in ("shl", "shr"):
        mode = next((m for m in i.modifiers if m in ("clamp", "wrap")), "")
        name = f"{name}_{mode}" if mode else ""
    if not name:
        raise Untranslatable(f"{i.name}: the mode is missing")
    return f"{HELPER}video_{name}"


def _lanes(e: Emitter, i: Instruction, operation: str, bits: int, signs: list[str], result_signed: bool) -> None:
    if any(isinstance(o, Selected) for o in i.operands):
        raise Untranslatable(f"'{i.text}': a choice of lanes has no HIP form here")
    template = ", ".join(
        [operation, str(bits), *signs, *("true" if x else "false" for x in ("sat" in i.modifiers, result_signed))]
    )
    values = [e.value(o, "u32") for o in i.operands[1:]]
    if "add" in i.modifiers:
        e.assign(i.operands[0], e.helper("video_sum", *values[:3], template=template), "u32")
    else:
        e.assign(i.operands[0], e.helper("video_lanes", *values[:2], template=template), "u32")


def _scalar(e: Emitter, i: Instruction, operation: str, signs: list[str], result_signed: bool) -> None:
    destination, part = _part(i.operands[0])
    parts = []
    for operand, is_signed in zip(i.operands[1:3], signs, strict=True):
        register, chosen = _part(operand)
        parts.append(e.helper("video_part", e.value(register, "u32"), template=f"{chosen}, {is_signed}"))
    text = f"{operation}::of({', '.join(parts)})"
    e.uses_helper = True
    if "sat" in i.modifiers:
        bits = 32 if part < 0 else 8 if part < 4 else 16
        text = e.helper("video_clamp", text, template=f"{bits}, {'true' if result_signed else 'false'}")
    t = "s32" if result_signed else "u32"
    if len(i.operands) == 4:
        text = _second(e, i, text, part, t)
    else:
        text = f"static_cast<{'int' if result_signed else 'unsigned int'}>({text})"
    e.assign(destination, text, t if part < 0 else "u32")


def _second(e: Emitter, i: Instruction, text: str, part: int, t: str) -> str:
    """What the fourth operand is for: the register that a part is put into, or a second operation."""
    third = i.operands[3]
    if part >= 0:
        return e.helper("video_merge", text, e.value(third, "u32"), template=str(part))
    second = next((m for m in i.modifiers if m in _SECOND), None)
    if second is None:
        raise Untranslatable(f"'{i.text}' has not the operands that it needs")
    if second == "add":
        value = f"static_cast<unsigned int>({text}) + {e.value(third, 'u32')}"
        return f"static_cast<int>({value})" if t == "s32" else value
    return e.helper(second, f"static_cast<{'int' if t == 's32' else 'unsigned int'}>({text})", e.value(third, t))


def _part(operand: Operand) -> tuple[Operand, int]:
    return (operand.operand, operand.part) if isinstance(operand, Selected) else (operand, -1)


TABLE: dict[str, Handler] = {
    f"v{name}{lanes}": video
    for name in _OPERATIONS
    for lanes in ("", "2", "4")
    if not (lanes and name in ("shl", "shr")) and not (name == "avrg" and not lanes)
}
