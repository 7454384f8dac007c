"""WB1002: a CUDA name whose HIP counterpart differs."""

from __future__ import annotations

from collections.abc import Iterator

from translator.diagnostics.analysis.call_forms import is_reshaped
from translator.diagnostics.analysis.memory_locations import find_location_calls
from translator.diagnostics.analysis.names import NameUse
from translator.diagnostics.analysis.solve_buffers import find_solve_buffers
from translator.diagnostics.context import RuleContext
from translator.diagnostics.model import Diagnostic, Severity, Target
from translator.diagnostics.registry import Example, Rule
from translator.diagnostics.rules.names.covered import has_own_rule
from translator.mappings import Kind, Status
from translator.structure.calls import call_at

RULE = Rule(
    id="WB1002",
    name="different-name",
    severity=Severity.INFO,
    targets=frozenset({Target.HIP}),
    summary="The HIP counterpart of this name has other arguments or another meaning.",
    explanation=(
        "HIP has a counterpart, but it is not the same in every respect. Where only arguments differ, the translation "
        "has changed them; where the meaning differs, the message says how, and the call deserves a look."
    ),
    example=Example(
        bad="void f() { cudaDeviceSetCacheConfig(cudaFuncCachePreferL1); }",
        good="void f(void *p) { cudaFree(p); }",
    ),
)


def check(context: RuleContext) -> Iterator[Diagnostic]:
    helped = {use.first for use in context.helper_uses}
    helped |= {found.call.name_at for found in find_location_calls(context.code, context.places, context.functions)}
    helped |= {found.solve.name_at for found in find_solve_buffers(context.code, context.places, context.functions)}
    seen: set[str] = set()
    for use in context.names:
        mapping = use.mapping
        if mapping.status is not Status.DIFFERS or mapping.kind is Kind.FIELD or mapping.cuda in seen:
            continue
        # Without a note only arguments differ, and the translation changes them.
        if use.first in helped or has_own_rule(mapping) or not mapping.note:
            continue
        severity = _severity(context, use)
        if severity is None:
            continue
        if severity is not Severity.ERROR:  # each call that breaks is a place to mend
            seen.add(mapping.cuda)
        breaks = severity is Severity.ERROR
        instead = f" Use {mapping.alternative}" if breaks and mapping.alternative else ""
        change = "differs in HIP" if mapping.hip == mapping.cuda else f"becomes {mapping.hip}"
        yield RULE.at(
            context.code.span(use.first, use.last),
            f"{mapping.cuda} {change}: {mapping.note}{instead}",
            severity=severity,
            kernel=context.kernel_at(use.first),
        )


def _severity(context: RuleContext, use: NameUse) -> Severity | None:
    """An error where the call as it stands has no counterpart; None where the difference does not touch it."""
    mapping = use.mapping
    if mapping.arities:
        call = call_at(context.code, use.last)
        if call is None or len(call.arguments) in mapping.arities or is_reshaped(context.code, mapping, call):
            return None
        return Severity.ERROR
    return Severity.ERROR if mapping.breaks else Severity.INFO
