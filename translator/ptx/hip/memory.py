"""Loads, stores, atomics, fences, prefetches, addresses and asynchronous copies (PTX ISA, "Data Movement and Conversion
Instructions", "Parallel Synchronization and Communication Instructions")."""

from __future__ import annotations

from translator.ptx.hip.emitter import CPP, Emitter, Handler
from translator.ptx.hip.kinds import Untranslatable, is_float, type_of, unsigned
from translator.ptx.model import Address, Instruction, Operand, VectorOperand

_SPACES = ("global", "shared", "local", "const", "param")
_ORDERS = {
    "acquire": "__ATOMIC_ACQUIRE",
    "release": "__ATOMIC_RELEASE",
    "relaxed": "__ATOMIC_RELAXED",
    "acq_rel": "__ATOMIC_ACQ_REL",
}


_SCOPES = frozenset({"cta", "cluster", "gpu", "sys"})
_ACCESS = frozenset(
    {
        "ca",
        "cg",
        "cs",
        "lu",
        "cv",
        "wb",
        "wt",
        "nc",
        "weak",
        "volatile",
        "mmio",
        "unified",
        "v2",
        "v4",
        "acquire",
        "release",
    }
    | {"relaxed", "global", "shared", "local", "const", "param", "noftz", "b8", "u8", "s8", "f16x2"}
    | _SCOPES
)


def _only_known(i: Instruction, *allowed: str) -> None:
    """What is neither a type, a space, a scope, an order nor a hint to the caches may change what the instruction does."""
    for m in i.modifiers:
        hint = m.startswith(("L1::", "L2::", "level::", "shared::", "param::"))
        if m not in _ACCESS and m not in allowed and m not in CPP and m not in ("b16", "b32", "b64") and not hint:
            raise Untranslatable(f"{i.name}: .{m} has no HIP form")


def load(e: Emitter, i: Instruction) -> None:
    """ld: caching hints are dropped; volatile, acquire and relaxed loads keep their meaning."""
    _only_known(i)
    t = _stored_type(i)
    destination, address = i.operands[0], _address(i.operands[1], i)
    count = len(destination.elements) if isinstance(destination, VectorOperand) else 1
    elements = destination.elements if isinstance(destination, VectorOperand) else (destination,)
    for n, element in enumerate(elements):
        e.assign(element, _access(e, i, address, t, n, count), t)


def store(e: Emitter, i: Instruction) -> None:
    _only_known(i)
    t = _stored_type(i)
    address, source = _address(i.operands[0], i), i.operands[1]
    elements = source.elements if isinstance(source, VectorOperand) else (source,)
    for n, element in enumerate(elements):
        order = next((_ORDERS[m] for m in i.modifiers if m in _ORDERS), "")
        value = e.value(element, t)
        if order:
            e.add(e.helper("store", pointer_to(e, i, address, t, n, const=False), value, order))
        else:
            e.add(f"*{pointer_to(e, i, address, t, n, const=False)} = {value}")


def _stored_type(i: Instruction) -> str:
    t = type_of(i)
    return unsigned(t) if t[0] == "b" else t


def _address(operand: Operand, i: Instruction) -> Address:
    if not isinstance(operand, Address):
        raise Untranslatable(f"'{i.text}': an address in brackets is expected")
    return operand


def _access(e: Emitter, i: Instruction, address: Address, t: str, n: int, count: int) -> str:
    order = next((_ORDERS[m] for m in i.modifiers if m in _ORDERS), "")
    pointer = pointer_to(e, i, address, t, n, const=not order)
    return e.helper("load", pointer, order) if order else f"*{pointer}"


def pointer_to(e: Emitter, i: Instruction, address: Address, t: str, n: int, *, const: bool = False) -> str:
    """A typed pointer; addresses of shared memory are 32-bit and go through the helper."""
    qualifier = ("const " if const else "") + (
        "volatile " if "volatile" in i.modifiers or "mmio" in i.modifiers else ""
    )
    offset = address.offset + n * max(int(t[1:]) // 8, 1)
    cpp = f"{qualifier}{CPP[t]}"
    space = next((m.partition("::")[0] for m in i.modifiers if m.partition("::")[0] in _SPACES), "")
    if space in ("const", "param"):
        raise Untranslatable(f"{i.name}: the {space} space has no addresses in HIP")
    if e.class_of(address.base) == "u32" or space == "shared":
        if space != "shared" or "shared::cluster" in i.modifiers:
            raise Untranslatable(f"'{i.text}': a 32-bit address is only known for shared memory")
        return e.helper("shared_pointer", f"{e.value(address.base, 'u32')} + {offset}u", template=cpp)
    base = e.value(address.base, "u64")
    return f"reinterpret_cast<{cpp}*>({base}{f' + {offset}' if offset else ''})"


def atomic(e: Emitter, i: Instruction) -> None:
    """atom and red; ``.cta``, ``.gpu`` and ``.sys`` scopes become the device-wide functions or their system twins."""
    _only_known(i, "acq_rel", *_ATOMICS)
    t = type_of(i)
    has_result = i.opcode == "atom"
    operands = i.operands[1:] if has_result else i.operands
    name = next((m for m in i.modifiers if m in _ATOMICS), None)
    if name is None or ("noftz" in i.modifiers and t not in ("f32", "f64")):
        raise Untranslatable(f"{i.name} has no HIP form here")
    kind = t if is_float(t) else unsigned(t) if name not in ("min", "max", "add") or t[0] == "b" else t
    kind = "u64" if kind == "s64" and name == "add" else kind
    pointer = pointer_to(e, i, _address(operands[0], i), kind, 0, const=False)
    arguments = ", ".join([pointer, *(e.value(o, kind) for o in operands[1:])])
    system = "_system" if "sys" in i.modifiers else ""
    if any(m in i.modifiers for m in ("acquire", "release", "acq_rel")):
        e.add("__threadfence()")
    call = f"{_ATOMICS[name]}{system}({arguments})"
    if has_result:
        e.assign(i.operands[0], call, kind)
    else:
        e.add(call)
    if any(m in i.modifiers for m in ("acquire", "acq_rel")):
        e.add("__threadfence()")


_ATOMICS = {
    "add": "atomicAdd",
    "min": "atomicMin",
    "max": "atomicMax",
    "and": "atomicAnd",
    "or": "atomicOr",
    "xor": "atomicXor",
    "exch": "atomicExch",
    "cas": "atomicCAS",
    "inc": "atomicInc",
    "dec": "atomicDec",
}


def fence(e: Emitter, i: Instruction) -> None:
    if any(m.startswith(("proxy", "mbarrier")) for m in i.modifiers):
        raise Untranslatable(f"{i.name}: proxies have no HIP form")
    wide = {
        "cta": "__threadfence_block()",
        "gl": "__threadfence()",
        "gpu": "__threadfence()",
        "sys": "__threadfence_system()",
    }
    scope = next((m for m in i.modifiers if m in wide), "gpu")
    e.add(wide[scope])


def prefetch(e: Emitter, i: Instruction) -> None:
    address = next((o for o in i.operands if isinstance(o, Address)), None)
    if address is None or "tensormap" in i.modifiers:
        raise Untranslatable(f"'{i.text}': an address in brackets is expected")
    e.add(f"__builtin_prefetch({pointer_to(e, i, address, 'u8', 0, const=True)})")


def convert_address(e: Emitter, i: Instruction) -> None:
    """cvta: HIP's pointers are generic; only shared memory has 32-bit addresses of its own."""
    t = type_of(i)
    space = next((m.partition("::")[0] for m in i.modifiers if m.partition("::")[0] in _SPACES), "")
    if space == "shared":
        name = "shared_address" if "to" in i.modifiers else "generic_address"
        e.assign(i.operands[0], e.helper(name, e.value(i.operands[1], "u64")), "u64")
    else:
        e.assign(i.operands[0], e.value(i.operands[1], t), t)


def async_copy(e: Emitter, i: Instruction) -> None:
    """cp.async: copied at once, which is right and hides nothing; waiting for it is then nothing."""
    e.note("cp.async became a copy at once: the kernel computes the same but no longer overlaps the copy")
    if any(m in i.modifiers for m in ("commit_group", "wait_group", "wait_all")):
        e.add("(void)0")
        return
    if "bulk" in i.modifiers or any("mbarrier" in m for m in i.modifiers):
        raise Untranslatable(
            f"{i.name}: bulk copies need the tensor memory accelerator", "copy with a loop over the block"
        )
    to, source = _address(i.operands[0], i), _address(i.operands[1], i)
    size = e.value(i.operands[2], "u32")
    target = e.helper("shared_pointer", f"{e.value(to.base, 'u32')} + {to.offset}u", template="void")
    origin = f"reinterpret_cast<const void*>({e.value(source.base, 'u64')} + {source.offset})"
    used = e.value(i.operands[3], "u32") if len(i.operands) > 3 else size
    e.add(e.helper("copy", target, origin, size, used))


def cp(e: Emitter, i: Instruction) -> None:
    if i.modifiers[:1] != ("async",):
        raise Untranslatable(f"{i.name} has no HIP form", "copy with a loop over the block")
    async_copy(e, i)


def is_space(e: Emitter, i: Instruction) -> None:
    """isspacep: whether an address is of shared memory, or of global memory (which here is what is not shared)."""
    test = e.helper("is_shared", e.value(i.operands[1], "u64"))
    if any(m.startswith("shared") for m in i.modifiers):
        e.assign(i.operands[0], test, "pred")
    elif "global" in i.modifiers:
        e.note("isspacep.global became 'not shared': private memory counts as global")
        e.assign(i.operands[0], f"!{test}", "pred")
    else:
        raise Untranslatable(f"{i.name} has no HIP form here")


def cache_hint(e: Emitter, i: Instruction) -> None:
    """createpolicy, applypriority, discard: hints that no result depends on."""
    if i.opcode == "createpolicy":
        e.assign(i.operands[0], "0ull", "u64")
    else:
        e.add("(void)0")


TABLE: dict[str, Handler] = {
    "ld": load,
    "ldu": load,
    "st": store,
    "atom": atomic,
    "red": atomic,
    "membar": fence,
    "fence": fence,
    "prefetch": prefetch,
    "prefetchu": prefetch,
    "cvta": convert_address,
    "cp": cp,
    "isspacep": is_space,
    "createpolicy": cache_hint,
    "applypriority": cache_hint,
    "discard": cache_hint,
}
