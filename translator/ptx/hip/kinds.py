"""Types in an instruction's name, and the way to say that one has no translation."""

from __future__ import annotations

import re

from translator.ptx.model import Instruction

_TYPE = re.compile(r"(?:[usbf](?:8|16|32|64)|pred)")
_OTHER_TYPES = frozenset({"f16", "f16x2", "bf16", "bf16x2", "tf32", "e4m3x2", "e5m2x2", "b128", "b1"})
_PAIRS = frozenset({"u16x2", "s16x2"})
SMALL_FLOATS = frozenset({"f16", "f16x2", "bf16", "bf16x2"})


class Untranslatable(Exception):
    """An instruction without a HIP form; the message says which and why, `hint` the nearest way out."""

    def __init__(self, message: str, hint: str = "") -> None:
        super().__init__(message)
        self.hint = hint


def types_of(instruction: Instruction) -> list[str]:
    """The types among the modifiers, in order: ``cvt.rn.f32.s32`` has f32 and s32."""
    return [m for m in instruction.modifiers if (_TYPE.fullmatch(m) and m != "f16") or m in _OTHER_TYPES or m in _PAIRS]


def type_of(instruction: Instruction) -> str:
    """The last (or only) type; ``u32`` where there is none that C++ has."""
    found = types_of(instruction)
    if not found:
        raise Untranslatable(f"{instruction.name} names no type")
    if found[-1] in _OTHER_TYPES:
        raise Untranslatable(
            f"{instruction.name}: {found[-1]} has no inline form here", "use the functions of hip_fp16.h"
        )
    return found[-1]


def is_float(ptx_type: str) -> bool:
    return ptx_type in ("f32", "f64")


def unsigned(ptx_type: str) -> str:
    return "u" + ptx_type[1:] if ptx_type[0] in "sb" else ptx_type
