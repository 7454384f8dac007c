"""Warp instructions and barriers (PTX ISA, "Parallel Synchronization and Communication Instructions").

A 64-lane wave is taken as two warps of 32: masks keep their 32 bits and count from the half that a lane lies in.
"""

from __future__ import annotations

from translator.ptx.hip.emitter import HELPER, Emitter, Handler
from translator.ptx.hip.kinds import Untranslatable, type_of
from translator.ptx.model import Instruction


def shuffle(e: Emitter, i: Instruction) -> None:
    """shfl.sync: the third operand packs the segment mask and the clamp, as the CUDA functions compute it."""
    mode = next((m for m in i.modifiers if m in ("up", "down", "bfly", "idx")), None)
    if mode is None:
        raise Untranslatable(f"{i.name}: the mode is missing")
    arguments = [e.value(o, "u32") for o in i.operands[1:4]]
    if i.second_result is not None:
        e.assign(i.second_result, e.helper(f"shuffle_{mode}_valid", *arguments[1:]), "pred")
    e.assign(i.operands[0], e.helper(f"shuffle_{mode}", *arguments), "u32")


def vote(e: Emitter, i: Instruction) -> None:
    mode = next((m for m in i.modifiers if m in ("all", "any", "uni", "ballot")), None)
    predicate = e.value(i.operands[1], "pred")
    mask = e.value(i.operands[2], "u32") if len(i.operands) > 2 else "0xffffffffu"
    if mode is None:
        raise Untranslatable(f"{i.name}: the mode is missing")
    e.assign(i.operands[0], e.helper(f"vote_{mode}", mask, predicate), "u32" if mode == "ballot" else "pred")


def match(e: Emitter, i: Instruction) -> None:
    t = "u64" if type_of(i) == "b64" else "u32"
    mode = next((m for m in i.modifiers if m in ("any", "all")), None)
    if mode is None or not set(i.modifiers) <= {"any", "all", "sync", "b32", "b64"}:
        raise Untranslatable(f"{i.name} has no HIP form here")
    call = e.helper(f"match_{mode}", e.value(i.operands[2], "u32"), e.value(i.operands[1], t))
    if i.second_result is None:
        e.assign(i.operands[0], call, "u32")
        return
    lanes = e.temporary("u32", call)
    e.assign(i.operands[0], lanes, "u32")
    e.assign(i.second_result, f"{lanes} != 0u", "pred")


def reduce(e: Emitter, i: Instruction) -> None:
    operation = next((m for m in i.modifiers if m in ("add", "min", "max", "and", "or", "xor")), None)
    t = type_of(i)
    if operation is None or t not in ("u32", "s32", "b32"):
        raise Untranslatable(f"{i.name} has no HIP form here")
    value = e.value(i.operands[1], t)
    e.assign(i.operands[0], e.helper(f"reduce_{operation}", e.value(i.operands[2], "u32"), value), t)


def active_mask(e: Emitter, i: Instruction) -> None:
    e.assign(i.operands[0], e.helper("active_mask"), "u32")


def barrier(e: Emitter, i: Instruction) -> None:
    """bar.sync without a count waits for all threads of the block, whatever its number, as __syncthreads does."""
    if "warp" in i.modifiers:
        e.add(e.helper("warp_barrier"))
        return
    known = {"cta", "sync", "aligned", "red", "popc", "and", "or", "u32", "pred"}
    if "red" in i.modifiers and set(i.modifiers) <= known and len(i.operands) == 3:
        name, t = next((v for m, v in _REDUCTIONS.items() if m in i.modifiers), ("", ""))
        e.assign(i.operands[0], f"{name}({e.value(i.operands[2], 'pred')})", t)
        return
    if not set(i.modifiers) <= known or "sync" not in i.modifiers or len(i.operands) > 1:
        raise Untranslatable(
            f"'{i.text}': AMD has one barrier a block, for all its threads",
            "use __syncthreads() where all threads take part, else restructure the kernel",
        )
    e.add("__syncthreads()")


_REDUCTIONS = {
    "popc": ("__syncthreads_count", "s32"),
    "and": ("__syncthreads_and", "pred"),
    "or": ("__syncthreads_or", "pred"),
}


def elect(e: Emitter, i: Instruction) -> None:
    """elect.sync: the lowest lane of the mask (PTX leaves open which)."""
    leader = e.temporary("u32", e.helper("elected", e.value(i.operands[1], "u32")))
    if i.second_result is not None:
        e.assign(i.second_result, f"{HELPER}lane() == {leader}", "pred")
        e.uses_helper = True
    e.assign(i.operands[0], leader, "u32")


TABLE: dict[str, Handler] = {
    "shfl": shuffle,
    "vote": vote,
    "match": match,
    "redux": reduce,
    "activemask": active_mask,
    "bar": barrier,
    "barrier": barrier,
    "elect": elect,
}
