"""Lane masks beyond local variables: results of functions, parameters, members, arrays, lambdas, followed by types.

What is local to a function `translator.hip.masks` finds in the tokens; this goes on where the masks go.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from translator.diagnostics.model import Diagnostic, Severity
from translator.diagnostics.rules.warps import ballot_holder, lane_bit_position, lane_mask
from translator.hip.context import HipContext
from translator.hip.masks import ALL_LANES, LANES_OF_THIS_WAVE, WIDE_TYPE, LaneMasks
from translator.structure.lanes import (
    COUNTERS,
    MASK_SOURCES,
    MASKED_CALLS,
    distance_from_top,
    is_full_mask,
    is_one_shifted,
    mask_argument,
)

if TYPE_CHECKING:
    from translator.hip.typed.mask_plan import MaskPlan

_HEADERS: Final = frozenset({".h", ".hpp", ".cuh", ".hh", ".hxx", ".inl", ".inc"})


def follow_masks(context: HipContext, known: LaneMasks) -> LaneMasks:
    """Widen what lane masks flow into where all of the flow is in this file, and tell where they are cut to 32 bits.

    Gives back what is known of masks now, for the mask arguments.
    """
    if not context.rules.mentions(*MASK_SOURCES) or (tree := context.tree) is None:
        return known
    from translator.hip.typed.mask_plan import plan_masks

    plan = plan_masks(tree, is_header=context.rules.source.path.suffix.lower() in _HEADERS)
    _widen(context, plan)
    _report(context, plan)
    functions = {
        function: replace(masks, holders=masks.holders | plan.holders) for function, masks in known.by_function.items()
    }
    return replace(known, by_function=functions)


def _widen(context: HipContext, plan: MaskPlan) -> None:
    code, edits = context.code, context.edits
    for span in (*(part for part, _, _ in plan.types), *plan.casts):
        edits.replace(code.span(span.start, span.stop - 1), WIDE_TYPE)
    for index in plan.ones:
        if is_one_shifted(code, index):
            edits.replace(code.span(index), b"1ull")
    for index in plan.counters:
        if code.text[index] in COUNTERS:
            edits.replace(code.span(index), COUNTERS[code.text[index]])
            if top := distance_from_top(code, index):
                edits.replace(code.span(index - 2), top)
    for parts, text in ((plan.full, ALL_LANES), (plan.compared, LANES_OF_THIS_WAVE)):
        for part in parts:
            if _is_full(context, part):
                edits.replace(code.span(part.start, part.stop - 1), text)


def _is_full(context: HipContext, part: range) -> bool:
    """Whether an expression is a constant with all 32 bits set, or the name of a macro that stands for one."""
    if is_full_mask(context.code, part):
        return True
    name = context.code.text[part.start] if len(part) == 1 else b""
    bodies = [macro.body for macro in context.rules.macros if macro.name == name]
    return bool(bodies) and all(is_full_mask(context.code, body) for body in bodies)


def _report(context: HipContext, plan: MaskPlan) -> None:
    """Say what was widened and what is cut; what the rules for tokens say of the same places is settled."""
    from translator.hip.typed.mask_plan import cut_places

    code = context.code
    by_tokens = {d.span.start for d in ballot_holder.check(context.rules) if d.severity is Severity.INFO}
    _settle(context, plan, (d for d in ballot_holder.check(context.rules) if d.severity > Severity.INFO))
    for call in context.rules.calls(*MASKED_CALLS):
        if any(index in plan.holders for index in mask_argument(code, call)):
            context.settled.add((lane_mask.RULE.id, code.start[mask_argument(code, call).start]))
    for span, holder, _ in plan.types:
        if code.start[span.start] not in by_tokens:
            what = f"{holder.name} gives back" if holder.is_function else f"`{holder.name}` holds"
            message = f"{what} a lane mask; its type becomes unsigned long long."
            context.findings.append(
                ballot_holder.RULE.at(code.span(span.start, span.stop - 1), message, severity=Severity.INFO)
            )
    for tokens, what in cut_places(plan):
        context.findings.append(
            ballot_holder.RULE.at(
                code.span(tokens.start, tokens.stop - 1),
                f"The lane mask `{context.rules.text(tokens)}` goes into 32 bits ({what}): on a wave of 64 lanes the upper "
                "half is lost.",
                kernel=context.rules.kernel_at(tokens.start),
            )
        )
    _report_positions(context, plan)


def _settle(context: HipContext, plan: MaskPlan, findings: Iterable[Diagnostic]) -> None:
    starts = context.code.start
    covered = [(starts[part.start], starts[part.stop - 1]) for part in plan.covered]
    for found in findings:
        if any(first <= found.span.start <= last for first, last in covered):
            context.settled.add((found.rule, found.span.start))


def _report_positions(context: HipContext, plan: MaskPlan) -> None:
    """Counts from the top of masks that only types know of."""
    code = context.code
    said = {d.span.start for d in lane_bit_position.check(context.rules)}
    for index in sorted(plan.counters):
        name = code.text[index]
        if name in (b"__clz", b"__brev") and not distance_from_top(code, index) and code.start[index] not in said:
            context.findings.append(
                lane_bit_position.RULE.at(
                    code.span(index),
                    f"{name.decode()} of a lane mask counts 64 bits in HIP: a constant such as 31 beside it becomes 63.",
                    kernel=context.rules.kernel_at(index),
                )
            )
