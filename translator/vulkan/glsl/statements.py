"""Statements as GLSL text."""

from __future__ import annotations

from collections import Counter

from translator.ir.nodes import (
    Assign,
    Atomic,
    Barrier,
    BarrierKind,
    Binary,
    BinaryOp,
    BitsPlace,
    Block,
    Break,
    BufferElement,
    Call,
    Continue,
    Declare,
    Expr,
    Fence,
    FenceScope,
    If,
    Literal,
    Load,
    Loop,
    Origin,
    Place,
    Printf,
    Return,
    Scope,
    Select,
    Stmt,
    Storage,
    Switch,
    Trap,
    Var,
    VarPlace,
    WarpOperation,
)
from translator.ir.types import ArrayType, ScalarType, StructType
from translator.passes.context import Refused
from translator.passes.walk import block_nodes, nodes, result_var, root_var, statements
from translator.vulkan.glsl.atomics import atomic_call
from translator.vulkan.glsl.casts import bit_cast
from translator.vulkan.glsl.expressions import ExprWriter
from translator.vulkan.glsl.loop_shapes import ends_in_break, first_value_of, has_continue, is_plain, negated
from translator.vulkan.glsl.printf import printf_call
from translator.vulkan.glsl.state import ShaderState
from translator.vulkan.glsl.text import Text
from translator.vulkan.glsl.types import declaration

_COMPOUND = {
    BinaryOp.ADD,
    BinaryOp.SUB,
    BinaryOp.MUL,
    BinaryOp.DIV,
    BinaryOp.AND,
    BinaryOp.OR,
    BinaryOp.XOR,
    BinaryOp.SHL,
    BinaryOp.SHR,
}


class StmtWriter:
    """Writes statements to a text, noting the source line of each."""

    def __init__(self, state: ShaderState, text: Text, main_file: str, body: Block) -> None:
        self.uses = Counter(n.var.id for n in block_nodes(body) if isinstance(n, VarPlace))
        self.uses.update(v.id for x in statements(body) if (v := result_var(x)) is not None)
        self.state = state
        self.text = text
        self.main_file = main_file
        self.exprs = ExprWriter(state)
        self.opening: Var | None = None
        """A variable whose declaration is left to the statement that gives it its first value."""

    def line(self, text: str, origin: Origin | None = None) -> None:
        at = origin.line if origin is not None and origin.file == self.main_file else None
        self.text.line(text, at)

    def block(self, block: Block) -> None:
        with self.state.namer.scope():
            self.body(block)

    def body(self, block: Block) -> None:
        """The statements of a scope that is already open."""
        self.text.depth += 1
        self.statements(block)
        self.text.depth -= 1

    def statements(self, block: Block) -> None:
        """Statements in a row; a declaration takes in the first value that comes right behind it."""
        i = 0
        while i < len(block):
            s = block[i]
            if isinstance(s, Declare) and s.value is None and i + 1 < len(block):
                following = block[i + 1]
                if first_value_of(following, s.var):
                    assert isinstance(following, Assign)
                    self.stmt(Declare(s.var, following.value, following.origin or s.origin))
                    i += 2
                    continue
                if result_var(following) == s.var:
                    after = block[i + 2] if i + 2 < len(block) else None
                    if isinstance(following, Call) and after is not None and self.takes_call(after, s.var):
                        self.state.names[s.var.id] = self.call_text(following)
                        i += 2
                        continue
                    self.opening = s.var
                    i += 1
                    continue
            self.stmt(s)
            i += 1

    def takes_call(self, s: Stmt, result: Var) -> bool:
        """Whether a call may stand in the statement behind it: its result is used there alone, beside local variables."""
        if not isinstance(s, Assign | Declare) or s.value is None or self.uses[result.id] != 2:
            return False
        if isinstance(s, Assign) and (root_var(s.place) or result).storage is not Storage.LOCAL:
            return False
        found = [n for n in nodes(s.value) if isinstance(n, VarPlace | BufferElement)]
        if isinstance(s, Assign):
            found += [n for n in nodes(s.place) if isinstance(n, VarPlace | BufferElement)]
        local = all(isinstance(n, VarPlace) and n.var.storage in (Storage.LOCAL, Storage.PARAM) for n in found)
        once = sum(isinstance(n, VarPlace) and n.var.id == result.id for n in found) == 1
        skipping = any(isinstance(n, Select) or (isinstance(n, Binary) and n.op.is_logical) for n in nodes(s.value))
        return local and once and not skipping

    def target(self, result: Var) -> str:
        """What a result is assigned to: a variable, declared here if its declaration stands right before."""
        if self.opening != result:
            return self.state.names[result.id]
        self.opening = None
        self.state.use_type(result.type)
        name = self.state.names[result.id] = self.state.namer.take(result.name)
        return declaration(result.type, name, self.state.struct_names)

    def stmt(self, s: Stmt) -> None:
        try:
            self.write(s)
        except Refused as e:
            if e.problem.origin is None and s.origin is not None:
                raise Refused(e.problem.rule, e.problem.message, s.origin) from None
            raise

    def write(self, s: Stmt) -> None:
        match s:
            case Declare(var, value):
                self.declare(var, value, s.origin)
            case Assign(place, value):
                self.line(f"{self.assignment(place, value)};", s.origin)
            case Call():
                self.call(s)
            case If():
                self.branch(s)
            case Loop():
                self.loop(s)
            case Switch():
                self.switch(s)
            case Break():
                self.line("break;", s.origin)
            case Continue():
                self.line("continue;", s.origin)
            case Return(value):
                self.line("return;" if value is None else f"return {self.exprs.expr(value)};", s.origin)
            case Scope(body):
                self.scope(s, body)
            case Barrier():
                self.barrier(s)
            case Fence(scope):
                name = "threadfence_block" if scope is FenceScope.BLOCK else "threadfence"
                self.line(f"{self.state.use_helper(name)}();", s.origin)
            case Atomic():
                self.atomic(s)
            case Printf():
                self.state.uses_printf = True
                self.line(printf_call(self.exprs, s), s.origin)
            case Trap():
                pass
            case WarpOperation():
                raise Refused("WB4903", "a warp operation reached the writer", s.origin)

    # ------------------------------------------------------------------------------------------------------- assignments
    def declare(self, var: Var, value: Expr | None, origin: Origin | None) -> None:
        self.state.use_type(var.type)
        text = "" if value is None else f" = {self.exprs.expr(value)}"
        name = self.state.names[var.id] = self.state.namer.take(var.name)
        self.line(f"{declaration(var.type, name, self.state.struct_names)}{text};", origin)

    def assignment(self, place: Place, value: Expr) -> str:
        """``place = value``, or the shorter form that the source probably had."""
        if isinstance(place, BitsPlace):
            text = bit_cast(self.state, self.exprs.expr(value), place.type, place.base.type)
            return f"{self.exprs.place(place.base)} = {text}"
        target = self.exprs.place(place)
        if self.exprs.is_stored_bool(place):
            return f"{target} = uint8_t({self.exprs.expr(value)})"
        if isinstance(value, Binary) and value.op in _COMPOUND and value.left == Load(place, place.type):
            short = self.compound(target, value)
            if short is not None:
                return short
        return f"{target} = {self.exprs.expr(value)}"

    def compound(self, target: str, value: Binary) -> str | None:
        t = value.left.type
        assert isinstance(t, ScalarType)
        if self.exprs.guarded(value, t) is not None:
            return None
        one = isinstance(value.right, Literal) and value.right.value == 1 and t.scalar.is_integer
        if one and value.op in (BinaryOp.ADD, BinaryOp.SUB):
            return f"{target}{value.op.value * 2}"
        return f"{target} {value.op.value}= {self.exprs.expr(value.right)}"

    def call_text(self, s: Call) -> str:
        name = self.state.functions.get(s.function, s.function)
        return f"{name}({', '.join(self.exprs.expr(a) for a in s.args)})"

    def call(self, s: Call) -> None:
        text = self.call_text(s)
        if s.result is not None:
            text = f"{self.target(s.result)} = {text}"
        self.line(f"{text};", s.origin)

    def atomic(self, s: Atomic) -> None:
        call = atomic_call(self.exprs, s)
        self.line(f"{self.target(s.result)} = {call};" if s.result is not None else f"{call};", s.origin)

    # ------------------------------------------------------------------------------------------------------ control flow
    def branch(self, s: If, prefix: str = "") -> None:
        then, condition = s.then, s.condition
        otherwise = s.otherwise
        if not then and otherwise:
            then, otherwise, condition = otherwise, (), negated(condition)
        self.line(f"{prefix}if ({self.exprs.expr(condition)}) {{", s.origin)
        self.block(then)
        if not otherwise:
            self.line("}")
        elif len(otherwise) == 1 and isinstance(otherwise[0], If):
            self.branch(otherwise[0], "} else ")
        else:
            self.line("} else {")
            self.block(otherwise)
            self.line("}")

    def scope(self, s: Scope, body: Block) -> None:
        """Braces; a counter and its loop become a ``for``."""
        with self.state.namer.scope():
            if len(body) == 2 and isinstance(body[0], Declare) and isinstance(body[1], Loop) and is_plain(body[1]):
                first, loop = body[0], body[1]
                if first.value is not None and not isinstance(first.var.type, ArrayType | StructType):
                    start = self.exprs.expr(first.value)
                    self.state.use_type(first.var.type)
                    name = self.state.names[first.var.id] = self.state.namer.take(first.var.name)
                    self.for_loop(loop, f"{declaration(first.var.type, name, self.state.struct_names)} = {start}")
                    return
            self.line("{", s.origin)
            self.body(body)
            self.line("}")

    def loop(self, s: Loop) -> None:
        with self.state.namer.scope():
            if is_plain(s) and s.step:
                self.for_loop(s, "")
            elif is_plain(s):
                self.unroll(s)
                condition = "true" if s.condition is None else self.exprs.expr(s.condition)
                self.line(f"while ({condition}) {{", s.origin)
                self.block(s.body)
                self.line("}")
            elif s.test_last and not s.before:
                self.unroll(s)
                self.line("do {", s.origin)
                self.block(s.body)
                self.line(f"}} while ({'true' if s.condition is None else self.exprs.expr(s.condition)});")
            else:
                self.general_loop(s)

    def unroll(self, s: Loop) -> None:
        if s.unroll is not None:
            self.state.features.use_extension("GL_EXT_control_flow_attributes")
            self.line("[[unroll]]" if s.unroll != 1 else "[[dont_unroll]]")

    def for_loop(self, s: Loop, start: str) -> None:
        self.unroll(s)
        condition = "" if s.condition is None else self.exprs.expr(s.condition)
        step = ", ".join(self.assignment(x.place, x.value) for x in s.step if isinstance(x, Assign))
        self.line(f"for ({start}; {condition};{' ' + step if step else ''}) {{", s.origin)
        self.block(s.body)
        self.line("}")

    def general_loop(self, s: Loop) -> None:
        """A loop whose test or step takes statements: what stands between two turns comes first, but for the first."""
        between = s.before if s.test_last else s.step
        head = () if s.test_last else s.before
        first = None
        if (between or s.test_last) and has_continue(s.body):
            first = self.state.namer.take("first")
            self.line(f"bool {first} = true;")
        self.unroll(s)
        self.line("while (true) {", s.origin)
        with self.state.namer.scope():
            if first is not None:
                self.line(f"    if (!{first}) {{")
                self.text.depth += 1
                with self.state.namer.scope():
                    self.body(between)
                    if s.test_last:
                        self.text.depth += 1
                        self.leave_unless(s.condition)
                        self.text.depth -= 1
                self.line("}")
                self.text.depth -= 1
                self.line(f"    {first} = false;")
            self.body(head)
            if not s.test_last:
                self.text.depth += 1
                self.leave_unless(s.condition)
                self.text.depth -= 1
            self.line("    {")
            self.text.depth += 1
            self.block(s.body)
            self.text.depth -= 1
            self.line("    }")
            if first is None:
                self.body(between)
                if s.test_last:
                    self.text.depth += 1
                    self.leave_unless(s.condition)
                    self.text.depth -= 1
        self.line("}")

    def leave_unless(self, condition: Expr | None) -> None:
        if condition is not None:
            self.line(f"if ({self.exprs.expr(negated(condition))}) break;")

    def switch(self, s: Switch) -> None:
        t = s.value.type
        assert isinstance(t, ScalarType)
        if t.scalar.size == 8:
            raise Refused("WB4303", "a switch on a 64-bit value", s.origin)
        self.line(f"switch ({self.exprs.expr(s.value)}) {{", s.origin)
        with self.state.namer.scope():
            for number, case in enumerate(s.cases):
                for value in case.values:
                    self.line(f"case {self.exprs.expr(Literal(t, value))}:")
                if case.is_default:
                    self.line("default:")
                self.line("{")
                self.block(case.body)
                self.line("}")
                if number == len(s.cases) - 1 and not ends_in_break(case.body):
                    self.line("    break;")
        self.line("}")

    # --------------------------------------------------------------------------------------------------- synchronisation
    def barrier(self, s: Barrier) -> None:
        if s.kind is BarrierKind.WARP:
            self.line(f"{self.warp_barrier()}();", s.origin)
            return
        name = self.state.use_helper(s.kind.value.lstrip("_"))
        args = "" if s.predicate is None else self.exprs.expr(s.predicate)
        call = f"{name}({args})"
        self.line(f"{self.target(s.result)} = {call};" if s.result is not None else f"{call};", s.origin)

    def warp_barrier(self) -> str:
        return self.state.use_helper("syncthreads" if self.state.strategy == "emulated" else "syncwarp")
