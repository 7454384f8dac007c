"""Readable text of a module, for tests and for looking at: C-like, with every conversion visible.

Variables are printed by their source names; a second variable of the same name gets ``.2``.  Literals show their type
(``3`` i32, ``3u``, ``3L``, ``3UL``, ``1.0f``, ``1.0h`` f16, ``1.0`` f64, ``u8(3)``).
"""

from __future__ import annotations

import math
from typing import assert_never

from translator.ir.nodes import (
    AddressOf,
    ArgumentIsNull,
    ArgumentOffset,
    Assign,
    Atomic,
    Barrier,
    Binary,
    Bitcast,
    BitsPlace,
    Block,
    Break,
    BufferElement,
    Builtin,
    Call,
    Case,
    Cast,
    Construct,
    Continue,
    Declare,
    Deref,
    Expr,
    Extract,
    Fence,
    FieldPlace,
    Function,
    If,
    IndexPlace,
    Literal,
    Load,
    Loop,
    MathCall,
    Module,
    Place,
    Printf,
    PtrCast,
    PtrCompare,
    PtrDiff,
    PtrOffset,
    Return,
    Scope,
    Select,
    Stmt,
    Switch,
    Trap,
    Unary,
    Var,
    VarPlace,
    WarpOperation,
    Zero,
)
from translator.ir.types import ArrayType, PtrType, Scalar, StructType, Type, show

_SUFFIX = {
    Scalar.I32: "",
    Scalar.U32: "u",
    Scalar.I64: "L",
    Scalar.U64: "UL",
    Scalar.F64: "",
    Scalar.F32: "f",
    Scalar.F16: "h",
}


class Printer:
    """Prints one module; names are given out in the order of first use."""

    def __init__(self) -> None:
        self._names: dict[int, str] = {}
        self._taken: dict[str, int] = {}

    # ------------------------------------------------------------------------------------------------------------ names
    def name(self, var: Var) -> str:
        if var.id not in self._names:
            base = var.name or "_"
            count = self._taken[base] = self._taken.get(base, 0) + 1
            self._names[var.id] = base if count == 1 else f"{base}.{count}"
        return self._names[var.id]

    # ------------------------------------------------------------------------------------------------------ expressions
    def literal(self, e: Literal) -> str:
        scalar, value = e.type.scalar, e.value
        if scalar is Scalar.BOOL:
            return "true" if value else "false"
        if scalar.is_float:
            number = float(value)
            text = repr(number) if math.isfinite(number) else f"f64({number})"
        else:
            text = str(int(value))
        if scalar in _SUFFIX and not text.startswith("f64"):
            return text + _SUFFIX[scalar]
        return f"{scalar.label}({text})"

    def expr(self, e: Expr) -> str:
        match e:
            case Literal():
                return self.literal(e)
            case Zero(t):
                return f"zero<{show(t)}>"
            case Load(place):
                return self.place(place)
            case Unary(op, operand):
                return f"{op}{self.operand(operand)}"
            case Binary(op, left, right):
                return f"{self.operand(left)} {op} {self.operand(right)}"
            case Cast(operand, t):
                return f"{show(t)}({self.expr(operand)})"
            case Bitcast(operand, t):
                return f"bits<{show(t)}>({self.expr(operand)})"
            case Select(condition, then, otherwise):
                return f"{self.operand(condition)} ? {self.operand(then)} : {self.operand(otherwise)}"
            case MathCall(name, args):
                return f"{name}({self.exprs(args)})"
            case Construct(args, t):
                return f"{show(t)}{{{self.exprs(args)}}}"
            case Extract(operand, member):
                return f"{self.operand(operand)}.{member}"
            case Builtin(var):
                return var.value
            case AddressOf() | PtrOffset() | PtrCast() | PtrDiff() | PtrCompare():
                return self.pointer(e)
            case ArgumentIsNull(obj):
                return f"is_null({obj.name})"
            case ArgumentOffset(obj):
                return f"offset_of({obj.name})"
            case _:
                assert_never(e)

    def pointer(self, e: AddressOf | PtrOffset | PtrCast | PtrDiff | PtrCompare) -> str:
        match e:
            case AddressOf(place, t):
                decays = isinstance(place.type, ArrayType) and place.type != t.element
                return f"&{self.place(place)}" + ("[0]" if decays else "")
            case PtrOffset(pointer, index):
                return f"{self.operand(pointer)} + {self.operand(index)}"
            case PtrCast(pointer, t):
                return f"{show(t)}({self.expr(pointer)})"
            case PtrDiff(left, right):
                return f"{self.operand(left)} - {self.operand(right)}"
            case PtrCompare(op, left, right):
                return f"{self.operand(left)} {op} {self.operand(right)}"
            case _:
                assert_never(e)

    def exprs(self, args: tuple[Expr, ...]) -> str:
        return ", ".join(self.expr(a) for a in args)

    def operand(self, e: Expr) -> str:
        """The expression in parentheses where it is not a primary one."""
        text = self.expr(e)
        loose = isinstance(e, Unary | Binary | Select | PtrOffset | PtrDiff | PtrCompare | AddressOf)
        loose = loose or (isinstance(e, Load) and isinstance(e.place, Deref) and text.startswith("*"))
        return f"({text})" if loose else text

    def place(self, p: Place) -> str:
        match p:
            case VarPlace(var):
                return self.name(var)
            case Deref(PtrOffset(pointer, index)):
                return f"{self.operand(pointer)}[{self.expr(index)}]"
            case Deref(pointer):
                return f"*{self.operand(pointer)}"
            case FieldPlace(Deref(pointer), member) if not isinstance(pointer, PtrOffset):
                return f"{self.operand(pointer)}->{member}"
            case FieldPlace(base, member):
                return f"{self.base(base)}.{member}"
            case IndexPlace(base, index):
                return f"{self.base(base)}[{self.expr(index)}]"
            case BufferElement(obj, index):
                return f"{obj.name}@[{self.expr(index)}]"
            case BitsPlace(base, t):
                return f"bits<{show(t)}>({self.place(base)})"
            case _:
                assert_never(p)

    def base(self, p: Place) -> str:
        text = self.place(p)
        return f"({text})" if text.startswith("*") else text

    # ------------------------------------------------------------------------------------------------------- statements
    def block(self, block: Block, depth: int) -> list[str]:
        return [line for s in block for line in self.stmt(s, depth)]

    def braces(self, head: str, block: Block, depth: int) -> list[str]:
        return [f"{'  ' * depth}{head} {{", *self.block(block, depth + 1), f"{'  ' * depth}}}"]

    def stmt(self, s: Stmt, depth: int) -> list[str]:
        match s:
            case If(condition, then, otherwise):
                lines = self.braces(f"if ({self.expr(condition)})", then, depth)
                if otherwise:
                    lines[-1:] = self.braces("} else", otherwise, depth)
                return lines
            case Loop():
                return self.loop(s, depth)
            case Switch(value, cases):
                body = [line for c in cases for line in self.case(c, depth + 1)]
                return [f"{'  ' * depth}switch ({self.expr(value)}) {{", *body, f"{'  ' * depth}}}"]
            case Scope(body):
                return self.braces("scope", body, depth)
            case _:
                return [f"{'  ' * depth}{self.simple(s)};"]

    def case(self, c: Case, depth: int) -> list[str]:
        labels = [f"case {v}" for v in c.values] + (["default"] if c.is_default else [])
        return [f"{'  ' * depth}{', '.join(labels)}:", *self.block(c.body, depth + 1)]

    def loop(self, s: Loop, depth: int) -> list[str]:
        indent = "  " * depth
        unroll = "" if s.unroll is None else f" unroll({s.unroll or ''})"
        test = "" if s.condition is None else self.expr(s.condition)
        if s.test_last:
            lines = self.braces("do" + unroll, s.body, depth)
            if s.before:
                lines[-1:] = self.braces("} before", s.before, depth)
            lines[-1] += f" while ({test});"
            return lines
        if s.before:
            lines = [f"{indent}loop{unroll} {{", f"{indent}}} before {{", *self.block(s.before, depth + 1)]
            lines += [f"{indent}}} test ({test}) {{", *self.block(s.body, depth + 1), f"{indent}}}"]
        else:
            lines = self.braces(f"while{unroll} ({test})", s.body, depth)
        if s.step:
            lines[-1:] = self.braces("} step", s.step, depth)
        return lines

    def simple(self, s: Stmt) -> str:
        match s:
            case Declare(var, value):
                head = f"{'volatile ' if var.volatile else ''}{show(var.type)} {self.name(var)}"
                return head if value is None else f"{head} = {self.expr(value)}"
            case Assign(place, value):
                return f"{self.place(place)} = {self.expr(value)}"
            case Call(function, args, result):
                return f"{self.result(result)}{function}({self.exprs(args)})"
            case Break():
                return "break"
            case Continue():
                return "continue"
            case Return(value):
                return "return" if value is None else f"return {self.expr(value)}"
            case Barrier(kind, predicate, mask, result):
                operand = predicate or mask
                return f"{self.result(result)}{kind}({'' if operand is None else self.expr(operand)})"
            case Fence(fence):
                return f"{fence}()"
            case Atomic(op, place, args, result, block_scope):
                scope = "_block" if block_scope else ""
                operands = "".join(", " + self.expr(a) for a in args)
                return f"{self.result(result)}atomic_{op}{scope}(&{self.place(place)}{operands})"
            case WarpOperation(op, args, mask, result):
                everything = args if mask is None else (mask, *args)
                return f"{self.result(result)}warp_{op}({self.exprs(everything)})"
            case Printf(form, args):
                return f"printf({', '.join([repr(form)] + [self.expr(a) for a in args])})"
            case Trap(condition, message):
                return f"trap({message!r})" if condition is None else f"assert({self.expr(condition)}, {message!r})"
            case _:
                raise AssertionError(f"{type(s).__name__} has a body")

    def result(self, var: Var | None) -> str:
        return "" if var is None else f"{self.name(var)} = "

    # ----------------------------------------------------------------------------------------------------------- module
    def function(self, f: Function) -> str:
        params = ", ".join(f"{qualified(v.type)} {self.name(v)}" for v in f.params)
        head = f"{'kernel' if f.is_kernel else show(f.result)} {f.name}({params})"
        return "\n".join(self.braces(head, f.body, 0))

    def module(self, m: Module) -> str:
        parts = [struct_text(s) for s in m.structs]
        for g in m.globals:
            start = "" if g.initial is None else f" = {self.expr(g.initial)}"
            parts.append(f"{g.var.storage} {show(g.var.type)} {self.name(g.var)}{start};")
        parts += [self.function(f) for f in m.functions]
        parts += [f"problem {p.rule}: {p.message}" for p in m.problems]
        return "\n".join(parts) + "\n"


def qualified(t: Type) -> str:
    """A parameter's type with the pointer's qualifiers, which `show` leaves out."""
    if not isinstance(t, PtrType):
        return show(t)
    words = [w for w, on in (("const", t.const), ("volatile", t.volatile), ("restrict", t.restrict)) if on]
    return " ".join([*words, show(t)])


def struct_text(s: StructType) -> str:
    fields = " ".join(f"{show(f.type)} {f.name} @{f.offset};" for f in s.fields)
    return f"struct {s.name} {{ {fields} }} size {s.size} align {s.align};"


def print_module(module: Module) -> str:
    """The whole module: structs, globals, functions, problems."""
    return Printer().module(module)


def print_function(function: Function) -> str:
    """One function."""
    return Printer().function(function)
