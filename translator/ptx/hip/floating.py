"""Floating-point instructions (PTX ISA, "Floating Point Instructions"): arithmetic, rcp, sqrt, rsqrt, sin, cos, lg2, ex2,
tanh, copysign, testp.

``.ftz`` is computed, not assumed of the compiler: subnormal operands and results become zeros of their sign.
"""

from __future__ import annotations

from translator.ptx.hip.emitter import Emitter, Handler
from translator.ptx.hip.kinds import Untranslatable, is_float, type_of
from translator.ptx.model import Instruction

ROUNDINGS = {"rz": "zero", "rm": "down", "rp": "up"}
_SUFFIXES = {"rz": "rz", "rm": "rd", "rp": "ru"}
_OPERATORS = {"add": "+", "sub": "-", "mul": "*"}
_APPROXIMATE = {"sin": "__sinf", "cos": "__cosf", "lg2": "__log2f", "ex2": "exp2f", "tanh": "tanhf"}
_EXACT = {
    ("rcp", "f32"): "1.0f / {}",
    ("rcp", "f64"): "1.0 / {}",
    ("sqrt", "f32"): "sqrtf({})",
    ("sqrt", "f64"): "sqrt({})",
    ("rsqrt", "f32"): "rsqrtf({})",
    ("rsqrt", "f64"): "rsqrt({})",
}


def rounding_of(i: Instruction) -> str:
    """``rz``, ``rm`` or ``rp``; "" for the nearest."""
    return next((m for m in i.modifiers if m in ROUNDINGS), "")


def only(i: Instruction, *allowed: str) -> None:
    """Every modifier must be the type or one of these: what changes a result is never passed over."""
    strange = [m for m in i.modifiers if m not in ("f32", "f64", *allowed)]
    if strange:
        raise Untranslatable(f"{i.name}: .{strange[0]} has no HIP form here")


def operands(e: Emitter, i: Instruction, t: str, count: int) -> list[str]:
    """The sources, with subnormals as zeros for ``.ftz``."""
    values = [e.value(o, t) for o in i.operands[1 : count + 1]]
    if len(values) < count:
        raise Untranslatable(f"'{i.text}' has too few operands")
    return [e.helper("flush", v) for v in values] if "ftz" in i.modifiers and t == "f32" else values


def finish(e: Emitter, i: Instruction, t: str, text: str) -> None:
    """The result to its register, with ``.sat`` and ``.ftz``."""
    if "sat" in i.modifiers:
        text = e.helper("saturate", text)
    if "ftz" in i.modifiers and t == "f32":
        text = e.helper("flush", text)
    e.assign(i.operands[0], text, t)


def two(e: Emitter, i: Instruction, t: str) -> None:
    """add, sub, mul. PTX never fuses one that is written on its own with ``.rn``; the helper keeps the compiler from it."""
    only(i, "rn", "rz", "rm", "rp", "ftz", "sat")
    a, b = operands(e, i, t, 2)
    mode = rounding_of(i)
    if mode:
        if t == "f64" and i.opcode == "mul":
            raise Untranslatable(
                f"{i.name}: no directed rounding of this in double", "use the nearest rounding if it is enough"
            )
        name = f"wavebridge::{'f' if t == 'f32' else 'd'}{i.opcode}_{_SUFFIXES[mode]}"
        e.uses_helper = True
        finish(e, i, t, f"{name}({a}, {b})")
        return
    finish(e, i, t, e.helper(i.opcode, a, b) if "rn" in i.modifiers else f"{a} {_OPERATORS[i.opcode]} {b}")


def fma(e: Emitter, i: Instruction) -> None:
    t = type_of(i)
    only(i, "rn", "rz", "rm", "rp", "ftz", "sat")
    arguments = operands(e, i, t, 3)
    finish(
        e, i, t, _directed(e, i, t, "fma", arguments) or f"{'fmaf' if t == 'f32' else 'fma'}({', '.join(arguments)})"
    )


def _directed(e: Emitter, i: Instruction, t: str, name: str, arguments: list[str]) -> str:
    """A call of the helper for a directed rounding; "" for the nearest."""
    mode = rounding_of(i)
    if not mode:
        return ""
    if t != "f32":
        raise Untranslatable(
            f"{i.name}: no directed rounding of this in double", "use the nearest rounding if it is enough"
        )
    return e.helper(name, *arguments, template=f"wavebridge::ptx::Rounding::{ROUNDINGS[mode]}")


def div(e: Emitter, i: Instruction, t: str) -> None:
    only(i, "rn", "rz", "rm", "rp", "ftz", "approx", "full")
    a, b = operands(e, i, t, 2)
    if t == "f32" and ("approx" in i.modifiers or "full" in i.modifiers):
        e.note(f"{i.name}: AMD's approximation differs in the last bits")
        finish(e, i, t, f"__fdividef({a}, {b})")
        return
    finish(e, i, t, _directed(e, i, t, "div", [a, b]) or f"{a} / {b}")


def min_max(e: Emitter, i: Instruction, t: str) -> None:
    only(i, "ftz", "NaN")
    count = len(i.operands) - 1
    values = operands(e, i, t, count)
    text = values[0]
    for value in values[1:]:
        if "NaN" in i.modifiers:
            text = e.helper(f"{i.opcode}_nan", text, value)
        else:
            text = f"f{i.opcode}{'f' if t == 'f32' else ''}({text}, {value})"
    finish(e, i, t, text)


def abs_neg(e: Emitter, i: Instruction, t: str) -> None:
    only(i, "ftz")
    (a,) = operands(e, i, t, 1)
    e.assign(i.operands[0], f"{'fabsf' if t == 'f32' else 'fabs'}({a})" if i.opcode == "abs" else f"-{a}", t)


def function(e: Emitter, i: Instruction) -> None:
    """The approximate forms take HIP's, whose last bits differ from NVIDIA's."""
    t = type_of(i)
    only(i, "approx", "ftz", "rn", "rz", "rm", "rp")
    (a,) = operands(e, i, t, 1)
    directed = ""
    if rounding_of(i):
        name, arguments = {"rcp": ("div", ["1.0f", a]), "sqrt": ("root", [a])}.get(i.opcode, ("", []))
        if not name:
            raise Untranslatable(f"{i.name} has no HIP form")
        directed = _directed(e, i, t, name, arguments)
    if directed:
        text = directed
    elif (i.opcode, t) in _EXACT:
        text = _EXACT[i.opcode, t].format(a)
    elif t == "f32":
        text = f"{_APPROXIMATE[i.opcode]}({a})"
    else:
        raise Untranslatable(f"{i.name} has no HIP form")
    if "approx" in i.modifiers:
        e.note(f"{i.name}: AMD's approximation differs in the last bits")
    finish(e, i, t, text)


def copysign(e: Emitter, i: Instruction) -> None:
    t = type_of(i)
    a, b = (e.value(o, t) for o in i.operands[1:3])
    e.assign(i.operands[0], f"copysign{'f' if t == 'f32' else ''}({b}, {a})", t)


def test_property(e: Emitter, i: Instruction) -> None:
    t = type_of(i)
    if not is_float(t):
        raise Untranslatable(f"{i.name} has no HIP form")
    a = e.value(i.operands[1], t)
    forms = {
        "finite": "isfinite({})",
        "infinite": "isinf({})",
        "notanumber": "isnan({})",
        "number": "!isnan({})",
        "normal": e.helper("is_normal", a),
        "subnormal": e.helper("is_subnormal", a),
    }
    form = next((forms[m] for m in i.modifiers if m in forms), None)
    if form is None:
        raise Untranslatable(f"{i.name} has no HIP form here")
    e.assign(i.operands[0], form.format(a), "pred")


TABLE: dict[str, Handler] = {
    **dict.fromkeys(("rcp", "sqrt", "rsqrt", "sin", "cos", "lg2", "ex2", "tanh"), function),
    "copysign": copysign,
    "testp": test_property,
    "fma": fma,
}
