"""WB2015: cooperative groups that HIP has late, or not at all."""

from __future__ import annotations

from collections.abc import Iterator

from translator.diagnostics.context import RuleContext
from translator.diagnostics.model import Diagnostic, Severity, Target
from translator.diagnostics.registry import Example, Rule

_MISSING = {
    b"labeled_partition": "build the groups with __match_any_sync and shuffles",
    b"memcpy_async": "copy with a loop over the group and a barrier",
    b"invoke_one": "let the lane with thread_rank() == 0 do it",
    b"cluster_group": "AMD GPUs have no clusters of blocks",
    b"this_cluster": "AMD GPUs have no clusters of blocks",
}

RULE = Rule(
    id="WB2015",
    name="cooperative-groups",
    severity=Severity.ERROR,
    targets=frozenset({Target.HIP}),
    summary="HIP's cooperative groups lack this.",
    explanation=(
        "HIP has thread blocks, tiles up to the wave size, coalesced groups and grid groups, and from release to "
        "release some more. Collectives over a group (`reduce`, scans), labelled partitions, asynchronous copies and "
        "clusters are missing in many releases. The message says what to write instead."
    ),
    example=Example(
        bad=(
            "namespace cg = cooperative_groups;\n"
            "__global__ void k(int v) { auto g = cg::labeled_partition(cg::coalesced_threads(), v); }"
        ),
        good=(
            "namespace cg = cooperative_groups;\n"
            "__global__ void k(int v) { auto g = cg::coalesced_threads(); g.sync(); }"
        ),
    ),
)


def check(context: RuleContext) -> Iterator[Diagnostic]:
    if not context.mentions(b"cooperative_groups", b"cg"):
        return
    code = context.code
    for name, instead in _MISSING.items():
        for index in context.places.get(name, ()):
            if not code.is_at(index - 1, b"::"):
                continue
            yield RULE.at(
                code.span(index),
                f"HIP's cooperative groups have no {name.decode()}: {instead}.",
                kernel=context.kernel_at(index),
            )
