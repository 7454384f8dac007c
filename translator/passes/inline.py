"""Puts a function's body where its call is."""

from __future__ import annotations

from dataclasses import replace

from translator.ir.nodes import Assign, Block, Call, Declare, Function, Return, Stmt, Storage, Var, VarPlace
from translator.passes.context import Context
from translator.passes.single_exit import lower_returns, returns
from translator.passes.walk import Rewriter


class Renamer(Rewriter):
    """Gives every variable that a function declares a fresh one."""

    def __init__(self, ctx: Context) -> None:
        self.ctx = ctx
        self.renamed: dict[int, Var] = {}

    def begin(self, var: Var, storage: Storage = Storage.LOCAL) -> Var:
        fresh = replace(self.ctx.fresh(var.name, var.type, storage), volatile=var.volatile)
        self.renamed[var.id] = fresh
        return fresh

    def variable(self, v: Var) -> Var:
        return self.renamed.get(v.id, v)

    def stmt(self, s: Stmt) -> Block:
        if isinstance(s, Declare):
            value = self.optional(s.value)
            return (Declare(self.begin(s.var), value, s.origin),)
        return (self.stmt_children(s),)


def renamed(function: Function, ctx: Context) -> Function:
    """The same function with variables of its own."""
    renamer = Renamer(ctx)
    params = tuple(renamer.begin(p, Storage.PARAM) for p in function.params)
    return replace(function, params=params, body=renamer.block(function.body))


def inline_call(call: Call, callee: Function, ctx: Context) -> Block:
    """The statements that do what the call does; `call.result` is assigned."""
    renamer = Renamer(ctx)
    out: list[Stmt] = []
    for param, arg in zip(callee.params, call.args, strict=True):
        assert param.storage is Storage.PARAM
        var = renamer.begin(param)
        ctx.inlined.add(var.id)
        out.append(Declare(var, arg, call.origin))
    if call.result is not None:
        ctx.inlined.add(call.result.id)
    body = renamer.block(callee.body)
    if body and isinstance(body[-1], Return) and not returns(body[:-1]):
        last = body[-1]
        assert isinstance(last, Return)
        out.extend(body[:-1])
        if last.value is not None and call.result is not None:
            out.append(Assign(VarPlace(call.result), last.value, last.origin))
    else:
        out.extend(lower_returns(body, call.result, ctx))
    return tuple(out)


class Inliner(Rewriter):
    """Inlines the calls that `wanted` names, by the identity of the call statement."""

    def __init__(self, wanted: set[int], functions: dict[str, Function], ctx: Context) -> None:
        self.wanted = wanted
        self.functions = functions
        self.ctx = ctx

    def stmt(self, s: Stmt) -> Block:
        if isinstance(s, Call) and id(s) in self.wanted:
            return inline_call(s, self.functions[s.function], self.ctx)
        return (self.stmt_children(s),) if not isinstance(s, Call) else (s,)
