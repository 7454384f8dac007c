"""Logic, shifts and bit fields (PTX ISA, "Logic and Shift Instructions", and bfe, bfi, popc, clz, bfind, brev, prmt)."""

from __future__ import annotations

from translator.ptx.hip.emitter import Emitter, Handler
from translator.ptx.hip.kinds import Untranslatable, type_of, unsigned
from translator.ptx.model import Immediate, Instruction

_OPERATORS = {"and": "&", "or": "|", "xor": "^"}


def logic(e: Emitter, i: Instruction) -> None:
    t = type_of(i)
    a, b = (e.value(o, t) for o in i.operands[1:3])
    operator = _OPERATORS[i.opcode]
    if t == "pred" and i.opcode != "xor":
        operator *= 2
    e.assign(i.operands[0], f"{a} {'!=' if t == 'pred' and i.opcode == 'xor' else operator} {b}", t)


def inversion(e: Emitter, i: Instruction) -> None:
    """not and cnot (``a == 0``)."""
    t = type_of(i)
    a = e.value(i.operands[1], t)
    text = f"!{a}" if t == "pred" else f"~{a}" if i.opcode == "not" else f"{a} == 0 ? 1 : 0"
    e.assign(i.operands[0], text, t)


def shift(e: Emitter, i: Instruction) -> None:
    """shl and shr: amounts from the width up give 0, or the sign; C++ leaves them undefined."""
    t = type_of(i) if i.opcode == "shr" else unsigned(type_of(i))
    amount = i.operands[2]
    width = int(t[1:])
    if isinstance(amount, Immediate) and 0 <= int(amount.value) < width and t[0] != "s":
        e.assign(i.operands[0], f"{e.value(i.operands[1], t)} {'<<' if i.opcode == 'shl' else '>>'} {amount.value}", t)
        return
    e.assign(i.operands[0], e.helper(i.opcode, e.value(i.operands[1], t), e.value(amount, "u32")), t)


def funnel_shift(e: Emitter, i: Instruction) -> None:
    direction = "left" if "l" in i.modifiers else "right"
    mode = "clamp" if "clamp" in i.modifiers else "wrap"
    e.assign(
        i.operands[0], e.helper(f"funnel_{direction}_{mode}", *(e.value(o, "u32") for o in i.operands[1:4])), "u32"
    )


def lop3(e: Emitter, i: Instruction) -> None:
    """``lop3.or d|p, a, b, c, table, q``: p is whether any bit is set, combined with q."""
    table = i.operands[4]
    arguments = [e.value(o, "u32") for o in i.operands[1:4]]
    arguments.append(f"{int(table.value) & 0xFF}u" if isinstance(table, Immediate) else e.value(table, "u32"))
    call = e.helper("lop3", *arguments)
    combine = {"or": "||", "and": "&&"}.get(i.modifiers[0])
    if combine is None and i.second_result is None:
        e.assign(i.operands[0], call, "u32")
        return
    if combine is None or i.second_result is None:
        raise Untranslatable(f"{i.name} has not the operands of one that gives a predicate")
    value = e.temporary("u32", call)
    e.assign(i.second_result, f"({value} != 0u) {combine} {e.value(i.operands[5], 'pred')}", "pred")
    e.assign(i.operands[0], value, "u32")


def bit_field_extract(e: Emitter, i: Instruction) -> None:
    t = type_of(i)
    e.assign(i.operands[0], e.helper("bfe", e.value(i.operands[1], t), *_u32(e, i, 2, 4)), t)


def bit_field_insert(e: Emitter, i: Instruction) -> None:
    t = unsigned(type_of(i))
    a, b = (e.value(o, t) for o in i.operands[1:3])
    e.assign(i.operands[0], e.helper("bfi", a, b, *_u32(e, i, 3, 5)), t)


def _u32(e: Emitter, i: Instruction, start: int, stop: int) -> list[str]:
    return [e.value(o, "u32") for o in i.operands[start:stop]]


def count(e: Emitter, i: Instruction) -> None:
    """popc and clz give u32; brev keeps the type."""
    t = unsigned(type_of(i))
    wide = "ll" if t == "u64" else ""
    a = e.value(i.operands[1], t)
    name = {"popc": f"__popc{wide}", "brev": f"__brev{wide}"}.get(i.opcode)
    if i.opcode == "clz":
        e.assign(i.operands[0], e.helper("clz", a), "u32")
    elif i.opcode == "popc":
        e.assign(i.operands[0], f"static_cast<unsigned int>({name}({a}))", "u32")
    else:
        e.assign(i.operands[0], f"{name}({a})", t)


def find(e: Emitter, i: Instruction) -> None:
    t = type_of(i)
    name = "bfind_shift" if "shiftamt" in i.modifiers else "bfind"
    e.assign(i.operands[0], e.helper(name, e.value(i.operands[1], t)), "u32")


def permute(e: Emitter, i: Instruction) -> None:
    """prmt: a selector with bit 3 repeats the byte's sign, which __byte_perm does not do."""
    mode = next((m for m in i.modifiers if m in ("f4e", "b4e", "rc8", "ecl", "ecr", "rc16")), "")
    selector = i.operands[3]
    plain = isinstance(selector, Immediate) and not int(selector.value) & 0x8888
    arguments = _u32(e, i, 1, 4)
    if plain and not mode:
        e.assign(i.operands[0], f"__byte_perm({', '.join(arguments)})", "u32")
    else:
        e.assign(i.operands[0], e.helper(f"prmt_{mode}" if mode else "prmt", *arguments), "u32")


def nth_set(e: Emitter, i: Instruction) -> None:
    mask, base = _u32(e, i, 1, 3)
    e.assign(i.operands[0], e.helper("fns", mask, base, e.value(i.operands[3], "s32")), "u32")


def bounded(e: Emitter, i: Instruction) -> None:
    """bmsk and szext: amounts above the width count as the width (``.clamp``) or modulo 32 (``.wrap``)."""
    mode = next((m for m in i.modifiers if m in ("clamp", "wrap")), None)
    if mode is None:
        raise Untranslatable(f"{i.name}: .clamp or .wrap is missing")
    t = unsigned(type_of(i)) if i.opcode == "bmsk" else type_of(i)
    e.assign(i.operands[0], e.helper(f"{i.opcode}_{mode}", e.value(i.operands[1], t), e.value(i.operands[2], "u32")), t)


TABLE: dict[str, Handler] = {
    "and": logic,
    "or": logic,
    "xor": logic,
    "not": inversion,
    "cnot": inversion,
    "shl": shift,
    "shr": shift,
    "shf": funnel_shift,
    "lop3": lop3,
    "bfe": bit_field_extract,
    "bfi": bit_field_insert,
    "popc": count,
    "clz": count,
    "brev": count,
    "bfind": find,
    "prmt": permute,
    "fns": nth_set,
    "bmsk": bounded,
    "szext": bounded,
}
