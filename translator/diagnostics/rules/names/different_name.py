"""WB1002: a CUDA name whose HIP counterpart differs."""

from __future__ import annotations

from collections.abc import Iterator

from translator.diagnostics.context import RuleContext
from translator.diagnostics.model import Diagnostic, Severity, Target
from translator.diagnostics.registry import Example, Rule
from translator.diagnostics.rules.names.covered import has_own_rule
from translator.mappings import Kind, Status

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
    seen: set[str] = set()
    for use in context.names:
        mapping = use.mapping
        if mapping.status is not Status.DIFFERS or mapping.kind is Kind.FIELD or mapping.cuda in seen:
            continue
        if use.first in helped:
            continue
        seen.add(mapping.cuda)
        if has_own_rule(mapping):
            continue
        if not mapping.note:
            continue  # only arguments differ, and the translation changes them
        change = "differs in HIP" if mapping.hip == mapping.cuda else f"becomes {mapping.hip}"
        yield RULE.at(
            context.code.span(use.first, use.last),
            f"{mapping.cuda} {change}: {mapping.note}",
            kernel=context.kernel_at(use.first),
        )
