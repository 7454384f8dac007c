"""`verify` accepts what the front end makes and names what is wrong with anything else."""

from __future__ import annotations

import pytest

from translator.ir.intrinsics import INTRINSICS, signature
from translator.ir.nodes import (
    AddressOf,
    Assign,
    Binary,
    BinaryOp,
    Block,
    Break,
    Builtin,
    BuiltinVar,
    Call,
    Cast,
    Continue,
    Declare,
    Deref,
    Expr,
    Function,
    If,
    Literal,
    Load,
    Loop,
    MathCall,
    Module,
    Origin,
    PtrOffset,
    Return,
    Storage,
    Unary,
    UnaryOp,
    Var,
    VarPlace,
    WarpOp,
    WarpOperation,
    lit_i32,
    lit_u32,
)
from translator.ir.printer import print_module
from translator.ir.types import BF16, BOOL, F32, F64, I8, I32, U32, VOID, ArrayType, PtrType, ScalarType
from translator.ir.verify import IRError, Stage, verify
from translator.source import Span

HERE = Origin("a.cu", Span(3, 9), 7)
N = Var(1, "n", I32, Storage.PARAM)
X = Var(2, "x", PtrType(F32), Storage.PARAM)
I = Var(3, "i", I32)  # noqa: E741


def module(*body: object) -> Module:
    return Module("k", (Function("k", (N, X), VOID, tuple(body), True),))  # type: ignore[arg-type]


def load(v: Var) -> Load:
    return Load(VarPlace(v), v.type)


def element(i: Expr) -> Deref:
    return Deref(PtrOffset(load(X), i, PtrType(F32)), F32)


def loop(*body: object) -> Loop:
    return Loop(Literal(BOOL, True), tuple(body))  # type: ignore[arg-type]


def test_accepts_a_saxpy_and_prints_it() -> None:
    body: Block = (
        Declare(I, Cast(Builtin(BuiltinVar.THREAD_X), I32)),
        If(
            Binary(BinaryOp.LT, load(I), load(N), BOOL),
            (Assign(element(load(I)), MathCall("sqrtf", (Load(element(load(I)), F32),), F32)),),
        ),
    )
    m = module(*body)
    verify(m)
    assert print_module(m) == (
        "kernel k(i32 n, ptr<f32> x) {\n  i32 i = i32(threadIdx.x)\n  if (i < n) {\n    x[i] = sqrtf(x[i]);\n  }\n}\n"
    ).replace("threadIdx.x)\n", "threadIdx.x);\n")


BAD: dict[str, tuple[object, ...]] = {
    "is i32, not f32": (Assign(element(lit_i32(0)), lit_i32(1)),),
    "used where it is not declared": (Assign(VarPlace(I), lit_i32(1)),),
    "declared twice": (Declare(I), Declare(I)),
    "i8 \\+ i8": (Declare(I, Binary(BinaryOp.ADD, Literal(I8, 1), Literal(I8, 1), I8)),),
    "bf16 \\+ bf16": (Declare(Var(4, "b", BF16), Binary(BinaryOp.ADD, Literal(BF16, 1.0), Literal(BF16, 1.0), BF16)),),
    "f32 % f32": (Declare(Var(4, "f", F32), Binary(BinaryOp.REM, Literal(F32, 1.0), Literal(F32, 1.0), F32)),),
    "right operand of \\+ is u32": (Declare(I, Binary(BinaryOp.ADD, lit_i32(1), lit_u32(1), I32)),),
    "result of < is bool, not i32": (Declare(I, Binary(BinaryOp.LT, lit_i32(1), lit_i32(2), I32)),),
    "! of i32": (Declare(I, Unary(UnaryOp.NOT, lit_i32(1), I32)),),
    "is no literal of type u32": (Declare(Var(4, "u", U32), Literal(U32, -1)),),
    "sqrtf takes no \\(f64\\)": (Declare(Var(4, "f", F32), MathCall("sqrtf", (Literal(F64, 1.0),), F32)),),
    "no known device function": (Declare(Var(4, "f", F32), MathCall("sqrrt", (Literal(F32, 1.0),), F32)),),
    "break outside": (Break(),),
    "continue outside": (Continue(),),
    "returned value is i32, not void": (Return(lit_i32(1)),),
    "which the module lacks": (Call("g", ()),),
    "with the wrong mask": (WarpOperation(WarpOp.BALLOT, (lit_i32(1),), None, None),),
    "warp shfl of": (WarpOperation(WarpOp.SHUFFLE, (lit_i32(1),), lit_u32(1), None),),
    "a condition is i32": (If(lit_i32(1), ()),),
    "address of i32 as ptr<f32>": (
        Declare(I),
        Declare(Var(4, "p", PtrType(F32)), AddressOf(VarPlace(I), PtrType(F32))),
    ),
}


@pytest.mark.parametrize("message", BAD)
def test_refuses(message: str) -> None:
    with pytest.raises(IRError, match=message):
        verify(module(*BAD[message]))


def test_names_end_with_their_block() -> None:
    verify(module(loop(Declare(I), Break())))
    with pytest.raises(IRError, match="'i'"):
        verify(module(loop(Declare(I), Break()), Assign(VarPlace(I), lit_i32(0))))


def test_a_loop_sees_what_runs_before_its_test() -> None:
    before: Block = (Declare(I, lit_i32(0)),)
    verify(module(Loop(Binary(BinaryOp.LT, load(I), lit_i32(3), BOOL), (Assign(VarPlace(I), lit_i32(9)),), before)))


def test_decay_and_address_of_an_array_differ_by_type() -> None:
    a = Var(4, "a", ArrayType(F32, 8))
    for t in (PtrType(F32), PtrType(ArrayType(F32, 8))):
        verify(module(Declare(a), Declare(Var(5, "p", t), AddressOf(VarPlace(a), t))))


def test_pointers_are_refused_once_resolved() -> None:
    with pytest.raises(IRError, match="stage 'pointers'"):
        verify(module(Assign(element(lit_i32(0)), Literal(F32, 1.0))), Stage.RESOLVED)


def test_an_error_names_file_and_line() -> None:
    with pytest.raises(IRError, match=r"a\.cu:7: internal error"):
        verify(module(Assign(VarPlace(I), lit_i32(1), HERE)))


def test_every_intrinsic_has_one_overload_for_its_own_parameters() -> None:
    for name, intrinsic in INTRINSICS.items():
        assert intrinsic.overloads, name
        for s in intrinsic.overloads:
            assert signature(name, s.params) is s
            assert all(isinstance(p, ScalarType) for p in s.params)
