"""WB1012: a call of the runtime in device code."""

from __future__ import annotations

from collections.abc import Iterator

from translator.diagnostics.context import RuleContext
from translator.diagnostics.model import Diagnostic, Severity, Target
from translator.diagnostics.registry import Example, Rule
from translator.mappings import Kind
from translator.structure.calls import call_at

_LIBRARIES = frozenset({"runtime", "driver"})
_VALUES = ("make_", "dim3")
"""Functions that only make a value: HIP has them for device code too."""

RULE = Rule(
    id="WB1012",
    name="runtime-call-in-kernel",
    severity=Severity.ERROR,
    targets=frozenset({Target.HIP}),
    summary="HIP's runtime cannot be called from device code.",
    explanation=(
        "CUDA has a part of its runtime for kernels (`cudaMalloc`, `cudaMemcpyAsync`, `cudaGetLastError`, "
        "`cudaDeviceSynchronize` and so on; CUDA C++ Programming Guide, CUDA Dynamic Parallelism). HIP's functions are "
        "for the host alone. Make the call on the host, pass what it tells as an argument of the kernel, and use "
        "`malloc` and `free` for memory in kernels."
    ),
    example=Example(
        bad="__global__ void k(int *n) { cudaGetDevice(n); }",
        good="void f(int *n) { cudaGetDevice(n); }",
    ),
)


def check(context: RuleContext) -> Iterator[Diagnostic]:
    for use in context.names:
        mapping = use.mapping
        if mapping.kind is not Kind.FUNCTION or mapping.library not in _LIBRARIES or mapping.hip is None:
            continue
        function = context.functions.enclosing(use.first)
        if function is None or not function.runs_on_device or b"__host__" in function.spaces:
            continue
        is_own = context.code.text[use.first] in context.own_names
        if is_own or mapping.cuda.startswith(_VALUES) or call_at(context.code, use.last) is None:
            continue
        yield RULE.at(
            context.code.span(use.first, use.last),
            f"{mapping.cuda} is called in device code; {mapping.hip} is for the host alone.",
            kernel=context.kernel_at(use.first),
        )
