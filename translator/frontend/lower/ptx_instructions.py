"""What PTX instructions do (PTX ISA, chapter "Instruction Set"), as statements of the kernel language.

Here: memory and fences; `ptx_arithmetic`, `ptx_carry`, `ptx_bits`, `ptx_fields`, `ptx_convert` and `ptx_warp` hold the rest.
"""

from __future__ import annotations

from translator.frontend.lower.literals import literal
from translator.frontend.lower.ptx import AsmFrame
from translator.frontend.lower.ptx_warp import PtxWarp
from translator.ir.nodes import (
    Atomic,
    AtomicOp,
    Deref,
    Fence,
    FenceScope,
    Load,
    Place,
    PtrCast,
    PtrOffset,
    VarPlace,
)
from translator.ir.types import F32, F64, I32, I64, U32, U64, PtrType, ScalarType, size_of
from translator.ptx.model import Address, Instruction, Operand, VectorOperand

_FENCES = {"cta": FenceScope.BLOCK, "gl": FenceScope.DEVICE, "gpu": FenceScope.DEVICE, "sys": FenceScope.SYSTEM}
_CACHE = frozenset(
    {
        "ca",
        "cg",
        "cs",
        "lu",
        "cv",
        "wb",
        "wt",
        "nc",
        "L1::no_allocate",
        "L2::128B",
        "L2::256B",
        "L2::64B",
        "L2::cache_hint",
        "L1::evict_first",
        "L1::evict_last",
        "L1::evict_normal",
        "L1::evict_unchanged",
        "L2::evict_first",
        "L2::evict_last",
        "L2::evict_normal",
        "global",
        "shared",
        "shared::cta",
        "weak",
    }
)
_ATOMICS = {
    "add": AtomicOp.ADD,
    "min": AtomicOp.MIN,
    "max": AtomicOp.MAX,
    "and": AtomicOp.AND,
    "or": AtomicOp.OR,
    "xor": AtomicOp.XOR,
    "exch": AtomicOp.EXCHANGE,
    "cas": AtomicOp.CAS,
    "inc": AtomicOp.INC,
    "dec": AtomicOp.DEC,
}


class PtxInstructions(PtxWarp):
    # --------------------------------------------------------------------------------------------------------------- memory
    def ptx_ld(self, frame: AsmFrame, item: Instruction) -> None:
        t, count, order = self.access(frame, item)
        target = item.operands[0]
        elements = target.elements if isinstance(target, VectorOperand) else (target,)
        if len(elements) != count:
            raise frame.refuse()
        for i, element in enumerate(elements):
            value = self.load(self.memory(frame, item.operands[1], t, i, order != ""), frame.node)
            self.write_operand(frame, element, self.temporary(value, frame.node))
        if order == "acquire":
            self.emit(Fence(FenceScope.DEVICE, self.origin(frame.node)))

    def ptx_st(self, frame: AsmFrame, item: Instruction) -> None:
        t, count, order = self.access(frame, item)
        source = item.operands[1]
        elements = source.elements if isinstance(source, VectorOperand) else (source,)
        if len(elements) != count:
            raise frame.refuse()
        if order == "release":
            self.emit(Fence(FenceScope.DEVICE, self.origin(frame.node)))
        for i, element in enumerate(elements):
            value = self.read_operand(frame, element, t)
            self.assign(self.memory(frame, item.operands[0], t, i, order != ""), value, frame.node)

    def access(self, frame: AsmFrame, item: Instruction) -> tuple[ScalarType, int, str]:
        """The element type, how many there are, and the memory order ("" for a plain access)."""
        t = self.ptx_type(frame, item)
        rest = set(item.modifiers[:-1]) - _CACHE
        count = next((int(m[1]) for m in rest if m in ("v2", "v4")), 1)
        rest -= {"v2", "v4", "gpu", "sys"}
        if not rest <= {"volatile", "relaxed", "acquire", "release"} or len(rest) > 1:
            raise frame.refuse()
        return t, count, next(iter(rest), "")

    def memory(self, frame: AsmFrame, operand: Operand, t: ScalarType, index: int, volatile: bool) -> Place:
        if not isinstance(operand, Address):
            raise frame.refuse()
        pointer = self.pointer_operand(frame, operand.base)
        size = size_of(t)
        offset = operand.offset + index * size
        wanted = PtrType(t, volatile=volatile)
        if offset % size:
            raise frame.refuse("reaches memory between elements")
        seen = PtrCast(pointer, wanted, self.origin(frame.node))
        at = PtrOffset(seen, literal(offset // size, I32), wanted, self.origin(frame.node)) if offset else seen
        return Deref(at, t, volatile, self.origin(frame.node))

    # ------------------------------------------------------------------------------------------------------ synchronisation
    def ptx_membar(self, frame: AsmFrame, item: Instruction) -> None:
        self.fence_of(frame, item.modifiers[-1] if item.modifiers else "")

    def ptx_fence(self, frame: AsmFrame, item: Instruction) -> None:
        self.fence_of(frame, item.modifiers[-1] if item.modifiers else "")

    def fence_of(self, frame: AsmFrame, scope: str) -> None:
        if scope not in _FENCES:
            raise frame.refuse()
        self.emit(Fence(_FENCES[scope], self.origin(frame.node)))

    # -------------------------------------------------------------------------------------------------------------- atomics
    def ptx_atom(self, frame: AsmFrame, item: Instruction) -> None:
        self.atomic_of(frame, item, item.operands[0], item.operands[1:])

    def ptx_red(self, frame: AsmFrame, item: Instruction) -> None:
        self.atomic_of(frame, item, None, item.operands)

    def atomic_of(self, frame: AsmFrame, item: Instruction, result: Operand | None, rest: tuple[Operand, ...]) -> None:
        """Relaxed at device scope, with fences where an order is asked for; ``.cta`` at the scope of the block."""
        t = self.ptx_type(frame, item)
        modifiers = set(item.modifiers[:-1]) - {"global", "shared", "shared::cta", "gpu", "relaxed", "L2::cache_hint"}
        orders = modifiers & {"acquire", "release", "acq_rel"}
        names = modifiers - orders - {"cta", "sys"}
        op = _ATOMICS.get(next(iter(names))) if len(names) == 1 else None
        count = 2 if op is AtomicOp.CAS else 1
        fits = t in (U32, I32, U64, I64) or (t in (F32, F64) and op is AtomicOp.ADD)
        if op is None or not fits or "sys" in modifiers or len(rest) != count + 1:
            raise frame.refuse()
        origin = self.origin(frame.node)
        place = self.memory(frame, rest[0], t, 0, False)
        values = tuple(self.temporary(self.read_operand(frame, o, t), frame.node) for o in rest[1:])
        if orders & {"release", "acq_rel"}:
            self.emit(Fence(FenceScope.DEVICE, origin))
        var = self.result_var(t, frame.node, "old")
        self.emit(Atomic(op, place, values, var, "cta" in modifiers, origin))
        if orders & {"acquire", "acq_rel"}:
            self.emit(Fence(FenceScope.DEVICE, origin))
        if result is not None:
            self.write_operand(frame, result, Load(VarPlace(var), t))

    # ---------------------------------------------------------------------------------------------------------------- hints
    def ptx_createpolicy(self, frame: AsmFrame, item: Instruction) -> None:
        """A description of how caches should treat accesses: no result depends on it."""
        self.gives(frame, item, literal(0, U64))

    def ptx_prefetch(self, frame: AsmFrame, item: Instruction) -> None:
        """A hint to the caches: no result depends on it."""
        if "tensormap" in item.modifiers:
            raise frame.refuse()

    def ptx_prefetchu(self, frame: AsmFrame, item: Instruction) -> None:
        self.ptx_prefetch(frame, item)

    def ptx_applypriority(self, frame: AsmFrame, item: Instruction) -> None:
        self.ptx_prefetch(frame, item)

    def ptx_discard(self, frame: AsmFrame, item: Instruction) -> None:
        self.ptx_prefetch(frame, item)

    def ptx_pmevent(self, frame: AsmFrame, item: Instruction) -> None:
        """An event for a profiler."""

    def ptx_griddepcontrol(self, frame: AsmFrame, item: Instruction) -> None:
        """Dependent launches wait for the whole kernel before them in any case."""

    def ptx_nanosleep(self, frame: AsmFrame, item: Instruction) -> None:
        """A hint without a meaning for the result."""
