"""Floating-point functions (PTX ISA, "Floating-Point Instructions"): rcp, sqrt, rsqrt, sin, cos, lg2, ex2, tanh, copysign."""

from __future__ import annotations

from translator.ptx.hip.emitter import Emitter, Handler
from translator.ptx.hip.kinds import Untranslatable, type_of
from translator.ptx.model import Instruction

_APPROXIMATE = {"sin": "__sinf", "cos": "__cosf", "lg2": "__log2f", "ex2": "exp2f", "tanh": "tanhf"}
_EXACT = {
    ("rcp", "f32"): "1.0f / {}",
    ("rcp", "f64"): "1.0 / {}",
    ("sqrt", "f32"): "sqrtf({})",
    ("sqrt", "f64"): "sqrt({})",
    ("rsqrt", "f32"): "rsqrtf({})",
    ("rsqrt", "f64"): "rsqrt({})",
}


def function(e: Emitter, i: Instruction) -> None:
    """The approximate forms take HIP's, whose last bits differ from NVIDIA's; rounding other than to nearest is refused."""
    t = type_of(i)
    if any(m in i.modifiers for m in ("rz", "rm", "rp")):
        raise Untranslatable(f"{i.name}: HIP has no directed rounding", "use the nearest rounding if it is enough")
    a = e.value(i.operands[1], t)
    if (i.opcode, t) in _EXACT:
        text = _EXACT[i.opcode, t].format(a)
    elif t == "f32":
        text = f"{_APPROXIMATE[i.opcode]}({a})"
    else:
        raise Untranslatable(f"{i.name} has no HIP form")
    if "approx" in i.modifiers:
        e.note(f"{i.name}: AMD's approximation differs in the last bits")
    if "ftz" in i.modifiers:
        e.note(f"{i.name}: denormals are flushed only with -fgpu-flush-denormals-to-zero")
    e.assign(i.operands[0], text, t)


def copysign(e: Emitter, i: Instruction) -> None:
    t = type_of(i)
    a, b = (e.value(o, t) for o in i.operands[1:3])
    e.assign(i.operands[0], f"copysign{'f' if t == 'f32' else ''}({b}, {a})", t)


def test_property(e: Emitter, i: Instruction) -> None:
    t = type_of(i)
    a = e.value(i.operands[1], t)
    forms = {
        "finite": "isfinite({})",
        "infinite": "isinf({})",
        "nan": "isnan({})",
        "notanumber": "isnan({})",
        "number": "!isnan({})",
    }
    form = next((forms[m] for m in i.modifiers if m in forms), None)
    if form is None:
        raise Untranslatable(f"{i.name} has no HIP form here")
    e.assign(i.operands[0], form.format(a), "pred")


TABLE: dict[str, Handler] = {
    **dict.fromkeys(("rcp", "sqrt", "rsqrt", "sin", "cos", "lg2", "ex2", "tanh"), function),
    "copysign": copysign,
    "testp": test_property,
}
