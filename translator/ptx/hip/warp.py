"""Warp instructions and barriers (PTX ISA, "Parallel Synchronization and Communication Instructions").

A 64-lane wave is taken as two warps of 32: masks keep their 32 bits and count from the half that a lane lies in.
"""

from __future__ import annotations

from translator.ptx.hip.emitter import Emitter, Handler
from translator.ptx.hip.kinds import Untranslatable, type_of
from translator.ptx.model import Immediate, Instruction


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
    if "any" not in i.modifiers:
        raise Untranslatable(f"{i.name}: only match.any has a HIP form here")
    t = "u64" if type_of(i) == "b64" else "u32"
    e.assign(i.operands[0], e.helper("match_any", e.value(i.operands[2], "u32"), e.value(i.operands[1], t)), "u32")


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
    """bar.sync 0 is __syncthreads; numbered and partial barriers have no counterpart."""
    if "warp" in i.modifiers:
        e.add(e.helper("warp_barrier"))
        return
    number = i.operands[0] if i.operands else Immediate(0, False)
    if "sync" not in i.modifiers or len(i.operands) > 1 or number != Immediate(0, False):
        raise Untranslatable(
            f"'{i.text}': AMD has one barrier a block, for all its threads",
            "use __syncthreads() where all threads take part, else restructure the kernel",
        )
    e.add("__syncthreads()")


def elect(e: Emitter, i: Instruction) -> None:
    raise Untranslatable(f"{i.name} has no HIP form here", "choose the lowest lane of the mask with __ffs")


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
