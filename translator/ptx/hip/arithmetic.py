"""Integer arithmetic (PTX ISA, "Integer Arithmetic Instructions" and "Extended-Precision ...")."""

from __future__ import annotations

from translator.ptx.hip import floating
from translator.ptx.hip.emitter import CPP, Emitter, Handler
from translator.ptx.hip.kinds import Untranslatable, is_float, type_of, unsigned
from translator.ptx.model import Instruction

_OPERATORS = {"add": "+", "sub": "-", "mul": "*", "and": "&", "or": "|", "xor": "^"}


def add_sub(e: Emitter, i: Instruction) -> None:
    """add and sub, integers and floats; ``.cc`` sets the carry, ``.sat`` clamps."""
    t = type_of(i)
    if is_float(t):
        floating.two(e, i, t)
        return
    if t in HALVES:
        _of_halves(e, i, t)
        return
    a, b = (e.value(o, t) for o in i.operands[1:3])
    if "sat" in i.modifiers:
        e.assign(i.operands[0], e.helper(f"{i.opcode}_sat", a, b), t)
    elif "cc" in i.modifiers:
        e.uses_carry = True
        e.assign(i.operands[0], e.helper(f"{i.opcode}_cc", *_unsigned_pair(e, i, t), "wb_carry"), unsigned(t))
    else:
        # Unsigned arithmetic wraps as PTX does; signed overflow would be undefined in C++.
        a, b = _unsigned_pair(e, i, t)
        e.assign(i.operands[0], f"{a} {_OPERATORS[i.opcode]} {b}", unsigned(t))


HALVES = {"u16x2": "unsigned short", "s16x2": "short"}


def _of_halves(e: Emitter, i: Instruction, t: str) -> None:
    """add, sub, min and max of two 16-bit numbers in a register."""
    if len(i.modifiers) > 1:
        raise Untranslatable(f"{i.name} has no HIP form here")
    arguments = [e.value(o, "u32") for o in i.operands[1:3]]
    e.assign(i.operands[0], e.helper(f"{i.opcode}_halves", *arguments, template=HALVES[t]), "u32")


def _unsigned_pair(e: Emitter, i: Instruction, t: str) -> tuple[str, str]:
    u = unsigned(t)
    return e.value(i.operands[1], u), e.value(i.operands[2], u)


def add_sub_with_carry(e: Emitter, i: Instruction) -> None:
    """addc and subc: read the carry that an earlier instruction of the same statement set."""
    t = type_of(i)
    if not e.uses_carry:
        raise Untranslatable(
            f"{i.name} reads a carry that no instruction of this statement sets", "write the chain as one asm statement"
        )
    out = "wb_carry" if "cc" in i.modifiers else ""
    name = f"{i.opcode[:3]}_carry" + ("_cc" if out else "")
    a, b = _unsigned_pair(e, i, t)
    e.assign(i.operands[0], e.helper(name, a, b, "wb_carry"), unsigned(t))


def mul(e: Emitter, i: Instruction) -> None:
    t = type_of(i)
    if is_float(t):
        floating.two(e, i, t)
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
        floating.fma(e, i)
        return
    if "sat" in i.modifiers:
        if t != "s32" or "hi" not in i.modifiers:
            raise Untranslatable(f"{i.name} has no HIP form")
        e.assign(i.operands[0], e.helper("mad_hi_sat", *(e.value(o, t) for o in i.operands[1:4])), t)
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


def mul24(e: Emitter, i: Instruction) -> None:
    if "sat" in i.modifiers:
        raise Untranslatable(f"{i.name} has no HIP form")
    t = type_of(i)
    a, b = (e.value(o, t) for o in i.operands[1:3])
    if "hi" in i.modifiers:
        product = e.helper("mul24_hi", a, b)
    else:
        product = f"{'__umul24' if t == 'u32' else '__mul24'}({a}, {b})"
    if i.opcode == "mad24":
        product = f"static_cast<unsigned int>({product}) + {e.value(i.operands[3], 'u32')}"
        t = "u32"
    e.assign(i.operands[0], product, t)


def div_rem(e: Emitter, i: Instruction) -> None:
    t = type_of(i)
    if is_float(t):
        floating.div(e, i, t)
        return
    a, b = (e.value(o, t) for o in i.operands[1:3])
    e.assign(i.operands[0], f"{a} {'/' if i.opcode == 'div' else '%'} {b}", t)


def min_max(e: Emitter, i: Instruction) -> None:
    t = type_of(i)
    if is_float(t):
        floating.min_max(e, i, t)
        return
    if t in HALVES:
        _of_halves(e, i, t)
        return
    text = e.helper(i.opcode, *(e.value(o, t) for o in i.operands[1:3]))
    if "relu" in i.modifiers:
        if t != "s32":
            raise Untranslatable(f"{i.name} has no HIP form here")
        text = e.helper("max", text, "0")
    e.assign(i.operands[0], text, t)


def abs_neg(e: Emitter, i: Instruction) -> None:
    t = type_of(i)
    if is_float(t):
        floating.abs_neg(e, i, t)
    elif i.opcode == "abs":
        e.assign(i.operands[0], e.helper("abs", e.value(i.operands[1], t)), t)
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
