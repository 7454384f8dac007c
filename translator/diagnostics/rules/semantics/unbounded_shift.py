"""WB3011: a shift count that nothing bounds."""

from __future__ import annotations

from translator.diagnostics.model import Severity, Target
from translator.diagnostics.registry import Example, Rule

RULE = Rule(
    id="WB3011",
    name="unbounded-shift",
    severity=Severity.INFO,
    targets=frozenset({Target.HIP}),
    summary="Nothing in the function keeps a shift count below the width of the type.",
    explanation=(
        "A count of 32 or more (64 for 64-bit types) gives 0 on NVIDIA GPUs, whose shifts clamp it, and a shift by the count "
        "modulo the width on AMD's. The analysis looks at constants, `&`, `%`, loop bounds and conditions round the shift, in "
        "the same function. Where such a count can occur, compare it first: `n < 32 ? x << n : 0`. Where it cannot, "
        "nothing is to be done. It is said once a function; counts that are known to reach the width have WB3001."
    ),
    example=Example(
        bad="__device__ unsigned f(unsigned x, int n) { return x << n; }",
        good="__device__ unsigned f(unsigned x, int n) { return n < 32 ? x << n : 0; }",
    ),
)
"""Types are needed to find it: `translator.hip.shift_counts` reports it."""
