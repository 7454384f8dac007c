"""Atomic operations that GLSL has: on 32- and 64-bit integers (the pass `atomics` turns the others into these)."""

from __future__ import annotations

from translator.ir.nodes import Atomic, AtomicOp, BitsPlace, Literal, Unary, UnaryOp
from translator.ir.types import Scalar, ScalarType, show
from translator.passes.context import Refused
from translator.passes.walk import root_var
from translator.vulkan.glsl.expressions import ExprWriter

NAMES = {
    AtomicOp.ADD: "atomicAdd",
    AtomicOp.SUB: "atomicAdd",
    AtomicOp.MIN: "atomicMin",
    AtomicOp.MAX: "atomicMax",
    AtomicOp.AND: "atomicAnd",
    AtomicOp.OR: "atomicOr",
    AtomicOp.XOR: "atomicXor",
    AtomicOp.EXCHANGE: "atomicExchange",
    AtomicOp.CAS: "atomicCompSwap",
}


def atomic_call(exprs: ExprWriter, s: Atomic) -> str:
    """The call; its value is what the memory held before."""
    t = s.place.type
    if not isinstance(t, ScalarType) or t.scalar not in (Scalar.I32, Scalar.U32, Scalar.I64, Scalar.U64):
        raise Refused("WB4304", f"an atomic {s.op.value} on {show(t)} is not supported", s.origin)
    if s.op not in NAMES or isinstance(s.place, BitsPlace):
        raise Refused("WB4304", f"an atomic {s.op.value} on {show(t)} is not supported", s.origin)
    if t.scalar.size == 8:
        exprs.state.features.use_extension("GL_EXT_shader_atomic_int64")
        shared = root_var(s.place) is not None
        exprs.state.features.vulkan.add("shaderSharedInt64Atomics" if shared else "shaderBufferInt64Atomics")
    args = [exprs.expr(a) for a in s.args]
    if s.op is AtomicOp.SUB:
        args = [exprs.expr(negative(s))]
    return f"{NAMES[s.op]}({exprs.place(s.place)}, {', '.join(args)})"


def negative(s: Atomic) -> Unary | Literal:
    """The operand of a subtraction, negated (modulo the type's range)."""
    (operand,) = s.args
    assert isinstance(operand.type, ScalarType)
    if isinstance(operand, Literal) and operand.type.scalar.is_signed and operand.value > -(1 << 31):
        return Literal(operand.type, -int(operand.value))
    return Unary(UnaryOp.NEG, operand, operand.type, operand.origin)
