"""WB3010: conversions between uint3 and dim3."""

from __future__ import annotations

from translator.diagnostics.model import Severity, Target
from translator.diagnostics.registry import Example, Rule

RULE = Rule(
    id="WB3010",
    name="index-conversion",
    severity=Severity.WARNING,
    targets=frozenset({Target.HIP}),
    summary="CUDA converts between uint3 and dim3; HIP does not.",
    explanation=(
        "In CUDA a `dim3` is made from a `uint3` and converts to one. HIP's two types know nothing of each other. Where the "
        "value is a variable, the translation writes `make_uint3(d.x, d.y, d.z)` or `dim3(u.x, u.y, u.z)`. A value that is "
        "computed is not written three times: keep it in a variable first."
    ),
    example=Example(
        bad="__device__ uint3 at(); __device__ void go(dim3 d); __device__ void f() { go(at()); }",
        good="__device__ void go(dim3 d); __device__ void f(uint3 u) { go(u); }",
    ),
)
"""Types are needed to find it: `translator.hip.builtins` reports it."""
