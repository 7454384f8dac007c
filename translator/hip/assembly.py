"""Inline PTX becomes C++ where `translator.ptx` knows how; the rest stays, with an error of its rule."""

from __future__ import annotations

from dataclasses import replace

from translator.diagnostics.analysis.assembly import find_device_assembly
from translator.hip.context import HipContext
from translator.hip.kept_warps import LANES, kept_warp_sizes
from translator.ptx.hip.translate import HipAsm, to_hip
from translator.ptx.statement import AsmOperand


def rewrite_assembly(context: HipContext) -> None:
    for statement in find_device_assembly(context.code, context.rules.functions):
        operands = tuple(_in_hip(context, operand) for operand in statement.operands)
        translation = to_hip(replace(statement, operands=operands), keeps_warps=context.rules.keeps_warps)
        if not isinstance(translation, HipAsm):
            continue
        text = translation.text.encode("utf-8", "surrogateescape")
        if context.edits.replace(statement.span, text) and translation.header is not None:
            context.helpers.add(translation.header)


def _in_hip(context: HipContext, operand: AsmOperand) -> AsmOperand:
    """The operand's expression with CUDA's names in it renamed: the statement is replaced as a whole, so no later step
    sees them."""
    if not operand.tokens:
        return operand
    code, rules = context.code, context.rules
    base = code.start[operand.tokens.start]
    text = bytearray(code.slice(operand.tokens))
    changes: list[tuple[int, int, bytes]] = []
    helped_at: set[int] = set()
    for helped in rules.helper_uses:
        if helped.first in operand.tokens:
            helped_at.add(helped.first)
            changes.append((code.start[helped.first], code.end[helped.last], helped.helper.function.encode()))
            context.helpers.add(helped.helper.header)
    for use in rules.names:
        hip = use.mapping.hip
        if use.first in operand.tokens and use.first not in helped_at and hip is not None and hip != use.mapping.cuda:
            changes.append((code.start[use.first], code.end[use.last], hip.encode()))
    for index in kept_warp_sizes(rules):
        if index in operand.tokens:
            changes.append((code.start[index], code.end[index], LANES))
    for start, end, new in sorted(changes, reverse=True):
        text[start - base : end - base] = new
    return replace(operand, expression=bytes(text).decode("utf-8", "surrogateescape"))
