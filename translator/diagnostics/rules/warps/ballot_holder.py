"""WB2003: a ballot kept in 32 bits."""

from __future__ import annotations

from collections.abc import Iterator

from translator.diagnostics.context import RuleContext
from translator.diagnostics.model import Diagnostic, Severity, Target
from translator.diagnostics.registry import Example, Rule
from translator.structure.declarations import INT32_TYPES
from translator.structure.functions import Function
from translator.structure.lanes import FunctionMasks, is_mask_expression

RULE = Rule(
    id="WB2003",
    name="ballot-holder",
    severity=Severity.WARNING,
    targets=frozenset({Target.HIP}),
    summary="A lane mask is kept in 32 bits: on a wave of 64 lanes the upper half is lost.",
    explanation=(
        "`__ballot`, `__activemask` and `__match_any_sync` give 64 bits in HIP. The translation widens local "
        "variables that hold such a value, and what counts their bits (`__popc` becomes `__popcll`, `__ffs` becomes "
        "`__ffsll`). Where types are known it goes on to results of functions, parameters, members, arrays and lambdas whose "
        "uses are all in the file. What other code can see stays: memory behind pointers, kernels' parameters, variables that "
        "the host copies, and what a header declares. "
        "There the value is cut to 32 bits, which is right on wave32 and loses half of the lanes on wave64. With "
        "`--warp 32` warps keep 32 lanes and masks 32 bits on every GPU, and nothing is lost."
    ),
    example=Example(
        bad="__device__ unsigned f(bool p) { return __ballot_sync(~0u, p); }",
        good="__device__ int f(bool p) { return __popc(__ballot_sync(~0u, p)); }",
    ),
)

_LOST = "on a wave of 64 lanes the upper half is lost (--warp 32 keeps 32-bit masks)."


def check(context: RuleContext) -> Iterator[Diagnostic]:
    for function, masks in context.masks.items():
        for variable in masks.wide:
            yield RULE.at(
                context.code.span(variable.type_first, variable.name_at),
                f"`{variable.name.decode()}` holds a lane mask; it becomes unsigned long long.",
                severity=Severity.INFO,
                kernel=context.kernel_at(variable.name_at),
            )
        yield from _lost_halves(context, function, masks)


def _lost_halves(context: RuleContext, function: Function, masks: FunctionMasks) -> Iterator[Diagnostic]:
    code = context.code
    words = b" ".join(code.text[i] for i in range(function.first, function.name_at))
    returns_32 = any(words == name or words.endswith(b" " + name) for name in INT32_TYPES)
    widened = {variable.name_at for variable in masks.wide}
    for index in function.body:
        text = code.text[index]
        if text == b"=" and code.text[index - 2] in INT32_TYPES and index - 1 not in widened:
            if is_mask_expression(code, _statement(context, index + 1), masks.holders):
                name = code.text[index - 1].decode()
                message = f"`{name}` keeps a lane mask in 32 bits; {_LOST}"
                yield RULE.at(code.span(index - 1), message, kernel=context.kernel_at(index))
        elif text == b"return" and returns_32:
            if is_mask_expression(code, _statement(context, index + 1), masks.holders):
                name = function.name.decode()
                message = f"{name} returns a lane mask in 32 bits; {_LOST}"
                yield RULE.at(code.span(index), message, kernel=context.kernel_at(index))
        elif text in (b"=", b"|=") and _is_element_or_member(context, index - 1):
            if not is_mask_expression(code, _statement(context, index + 1), masks.holders):
                continue
            message = (
                "A lane mask is stored where the translation does not change the type: check that it has 64 bits, or "
                "translate with --warp 32."
            )
            yield RULE.at(code.span(index - 1, index), message, kernel=context.kernel_at(index))


def _is_element_or_member(context: RuleContext, last: int) -> bool:
    code = context.code
    return code.is_at(last, b"]") or code.is_at(last - 1, b".") or code.is_at(last - 1, b"->")


def _statement(context: RuleContext, first: int) -> range:
    code = context.code
    index = first
    while index < len(code) and code.text[index] not in (b";", b"}", b","):
        index = code.partner[index] + 1 if code.partner[index] > index else index + 1
    return range(first, index)
