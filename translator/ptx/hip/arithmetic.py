"""Integer arithmetic (PTX ISA, "Integer Arithmetic Instructions" and "Extended-Precision ...")."""

from __future__ import annotations

from translator.ptx.hip.emitter import CPP, Emitter, Handler
from translator.ptx.hip.kinds import Untranslatable, is_float, type_of, unsigned
from translator.ptx.model import Instruction

_OPERATORS = {"add": "+", "sub": "-", "mul": "*", "and": "&", "or": "|", "xor": "^"}


def add_sub(e: Emitter, i: Instruction) -> None:
    """add and sub, integers and floats; ``.cc`` sets the carry, ``.sat`` clamps."""
    t = type_of(i)
    a, b = (e.value(o, t) for o in i.operands[1:3])
    if is_float(t):
        _float_two(e, i, t, a, b)
        return
    if "sat" in i.modifiers:
        e.assign(i.operands[0], e.helper(f"{i.opcode}_sat", a, b), t)
    elif "cc" in i.modifiers:
        e.uses_carry = True
        e.assign(i.operands[0], e.helper(f"{i.opcode}_cc", *_unsigned_pair(e, i, t), "wb_carry"), unsigned(t))
    else:
        # Unsigned arithmetic wraps as PTX does; signed overflow would be undefined in C++.
        a, b = _unsigned_pair(e, i, t)
        e.assign(i.operands[0], f"{a} {_OPERATORS[i.opcode]} {b}", unsigned(t))


def _float_two(e: Emitter, i: Instruction, t: str, a: str, b: str) -> None:
    """PTX never fuses an add or a mul that is written on its own with ``.rn``; the helper keeps the compiler from it."""
    mode = next((m for m in i.modifiers if m in ("rn", "rz", "rm", "rp")), "")
    if mode in ("rz", "rm", "rp"):
        raise Untranslatable(f"{i.name}: HIP has no directed rounding", "use the nearest rounding if it is enough")
    call = e.helper(i.opcode, a, b) if mode == "rn" else f"{a} {_OPERATORS[i.opcode]} {b}"
    e.assign(i.operands[0], e.helper("saturate", call) if "sat" in i.modifiers else call, t)


def _unsigned_pair(e: Emitter, i: Instruction, t: str) -> tuple[str, str]:
    u = unsigned(t)
    return e.value(i.operands[1], u), e.value(i.operands[2], u)


def add_sub_with_carry(e: Emitter, i: Instruction) -> None:
    """addc and subc: read the carry that an earlier instruction of the same statement set."""
    t = type_of(i)
    if not e.uses_carry:
        raise Untranslatable(f"{i.name} reads a carry that no instruction of this statement sets")
    out = "wb_carry" if "cc" in i.modifiers else ""
    name = f"{i.opcode[:3]}_carry" + ("_cc" if out else "")
    a, b = _unsigned_pair(e, i, t)
    e.assign(i.operands[0], e.helper(name, a, b, "wb_carry"), unsigned(t))


def mul(e: Emitter, i: Instruction) -> None:
    t = type_of(i)
    if is_float(t):
        _float_two(e, i, t, e.value(i.operands[1], t), e.value(i.operands[2], t))
        return
    e.assign(i.operands[0], _product(e, i, t), _product_type(i, t))


def _product(e: Emitter, i: Instruction, t: str) -> str:
    a, b = (e.value(o, t) for o in i.operands[1:3])
    if "hi" in i.modifiers:
        return e.helper("mul_hi", a, b)
    if "wide" in i.modifiers:
        wide = CPP[_product_type(i, t)]
        return f"static_cast<{wide}>({a}) * static_cast<{wide}>({b})"
    ua, ub = _unsigned_pair(e, i, t)
    return f"{ua} * {ub}"


def _product_type(i: Instruction, t: str) -> str:
    if "wide" in i.modifiers:
        return f"{t[0]}{int(t[1:]) * 2}"
    return t if "hi" in i.modifiers else unsigned(t)


def mad(e: Emitter, i: Instruction) -> None:
    """mad: integers with hi, lo, wide and carries; floats are fused as fma is."""
    t = type_of(i)
    if is_float(t):
        fma(e, i)
        return
    result = _product_type(i, t)
    u = unsigned(result)
    product, addend = f"static_cast<{CPP[u]}>({_product(e, i, t)})", e.value(i.operands[3], u)
    if "cc" in i.modifiers or i.opcode == "madc":
        if i.opcode == "madc" and not e.uses_carry:
            raise Untranslatable(f"{i.name} reads a carry that no instruction of this statement sets")
        e.uses_carry = True
        name = ("add_carry" if i.opcode == "madc" else "add") + ("_cc" if "cc" in i.modifiers else "")
        e.assign(i.operands[0], e.helper(name, product, addend, "wb_carry"), u)
    else:
        e.assign(i.operands[0], f"{product} + {addend}", u)


def fma(e: Emitter, i: Instruction) -> None:
    t = type_of(i)
    if t not in ("f32", "f64"):
        raise Untranslatable(f"{i.name}: fma of {t} has no HIP form here", "use __hfma or __hfma2")
    a, b, c = (e.value(o, t) for o in i.operands[1:4])
    call = f"{'fmaf' if t == 'f32' else 'fma'}({a}, {b}, {c})"
    e.assign(i.operands[0], e.helper("saturate", call) if "sat" in i.modifiers else call, t)


def mul24(e: Emitter, i: Instruction) -> None:
    if "hi" in i.modifiers:
        raise Untranslatable(f"{i.name} has no HIP form")
    t = type_of(i)
    a, b = (e.value(o, t) for o in i.operands[1:3])
    product = f"{'__umul24' if t == 'u32' else '__mul24'}({a}, {b})"
    if i.opcode == "mad24":
        product = f"static_cast<unsigned int>({product}) + {e.value(i.operands[3], 'u32')}"
        t = "u32"
    e.assign(i.operands[0], product, t)


def div_rem(e: Emitter, i: Instruction) -> None:
    t = type_of(i)
    a, b = (e.value(o, t) for o in i.operands[1:3])
    if is_float(t):
        call = {"approx": "__fdividef", "full": "__fdividef"}.get(next(iter(i.modifiers), ""), "")
        e.assign(i.operands[0], f"{call}({a}, {b})" if call and t == "f32" else f"{a} / {b}", t)
        return
    e.assign(i.operands[0], f"{a} {'/' if i.opcode == 'div' else '%'} {b}", t)


def min_max(e: Emitter, i: Instruction) -> None:
    t = type_of(i)
    a, b = (e.value(o, t) for o in i.operands[1:3])
    if is_float(t):
        if "NaN" in i.modifiers or len(i.operands) > 3:
            raise Untranslatable(f"{i.name} has no HIP form")
        e.assign(i.operands[0], f"f{i.opcode}{'f' if t == 'f32' else ''}({a}, {b})", t)
        return
    e.assign(i.operands[0], e.helper(i.opcode, a, b), t)


def abs_neg(e: Emitter, i: Instruction) -> None:
    t = type_of(i)
    a = e.value(i.operands[1], t)
    if is_float(t):
        e.assign(i.operands[0], f"f{'abs' + ('f' if t == 'f32' else '')}({a})" if i.opcode == "abs" else f"-{a}", t)
    elif i.opcode == "abs":
        e.assign(i.operands[0], e.helper("abs", a), t)
    else:
        e.assign(i.operands[0], f"0u - {e.value(i.operands[1], unsigned(t))}", unsigned(t))


def sad(e: Emitter, i: Instruction) -> None:
    t = type_of(i)
    a, b = (e.value(o, t) for o in i.operands[1:3])
    e.assign(i.operands[0], e.helper("sad", a, b, e.value(i.operands[3], unsigned(t))), unsigned(t))


def dot(e: Emitter, i: Instruction) -> None:
    """dp4a and dp2a: signedness of both factors, halves for dp2a."""
    signs = [m for m in i.modifiers if m in ("u32", "s32")]
    if len(signs) != 2:
        raise Untranslatable(f"{i.name}: the types of both factors are needed")
    half = next((m for m in i.modifiers if m in ("lo", "hi")), "")
    result = "u32" if signs == ["u32", "u32"] else "s32"
    name = i.opcode + (f"_{half}" if half else "")
    arguments = [e.value(i.operands[1], "u32"), e.value(i.operands[2], "u32"), e.value(i.operands[3], result)]
    template = ", ".join("true" if s == "s32" else "false" for s in signs)
    e.assign(i.operands[0], e.helper(name, *arguments, template=template), result)


TABLE: dict[str, Handler] = {
    "add": add_sub,
    "sub": add_sub,
    "addc": add_sub_with_carry,
    "subc": add_sub_with_carry,
    "mul": mul,
    "mad": mad,
    "madc": mad,
    "fma": fma,
    "mul24": mul24,
    "mad24": mul24,
    "div": div_rem,
    "rem": div_rem,
    "min": min_max,
    "max": min_max,
    "abs": abs_neg,
    "neg": abs_neg,
    "sad": sad,
    "dp4a": dot,
    "dp2a": dot,
}
