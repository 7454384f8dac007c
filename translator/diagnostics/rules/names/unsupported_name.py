"""WB1001: a CUDA name that HIP has no counterpart for."""

from __future__ import annotations

from collections.abc import Iterator

from translator.diagnostics.analysis.names import NameUse
from translator.diagnostics.context import RuleContext
from translator.diagnostics.model import Diagnostic, Severity, Target
from translator.diagnostics.registry import Example, Rule
from translator.diagnostics.rules.names.covered import VERSION_MACROS, has_own_rule
from translator.mappings import Kind, Status
from translator.structure.code import NONE

RULE = Rule(
    id="WB1001",
    name="unsupported-name",
    severity=Severity.ERROR,
    targets=frozenset({Target.HIP}),
    summary="HIP has no counterpart of this CUDA name in the chosen ROCm release.",
    explanation=(
        "The name tables know this name from NVIDIA's headers and find nothing in HIP's that could stand for it. It "
        "is left as it is, so that the compiler stops there. The message says why there is no counterpart and, where "
        "one is known, what to use instead. A name can be unsupported in one ROCm release and mapped in a later one: "
        "see `--rocm`."
    ),
    example=Example(
        bad="void f(void *p) { cudaEGLStreamProducerDisconnect(p, p); }",
        good="void f(cudaStream_t s) { cudaStreamSynchronize(s); }",
    ),
)

_PREFIXES = ("cu", "CU", "__", "nv", "NV", "atomic", "tex", "surf", "nccl", "NCCL", "pnccl")
_ALIGNED_VECTORS = ("4_16a", "4_32a")


def check(context: RuleContext) -> Iterator[Diagnostic]:
    helped = {use.first for use in context.helper_uses}
    for use in context.names:
        mapping = use.mapping
        if mapping.status is not Status.UNSUPPORTED or mapping.kind is Kind.FIELD or use.first in helped:
            continue
        if has_own_rule(mapping) or not _is_surely_cuda(context, use):
            continue
        reason = f": {mapping.note}" if mapping.note else "."
        instead = f" {mapping.alternative}" if mapping.alternative else ""
        yield RULE.at(
            context.code.span(use.first, use.last),
            f"{mapping.cuda} has no counterpart in HIP (ROCm {context.options.hip.rocm}){reason}{instead}",
            kernel=context.kernel_at(use.first),
        )


def _is_surely_cuda(context: RuleContext, use: NameUse) -> bool:
    """Whether a name means CUDA's: it is qualified, or has a prefix of CUDA's and is no member nor the project's own."""
    code = context.code
    if use.first != use.last:
        return True
    if code.text[use.first] in VERSION_MACROS and code.directive[use.first] != NONE:
        return False  # WB1005 speaks of tests of versions
    if code.text[use.first] in context.own_names or code.text[use.first - 1] in (b".", b"->", b"::"):
        return False
    function = context.functions.enclosing(use.first)
    if function is not None and function.name_at == use.first:
        return False  # the project's own definition, for devices or releases without CUDA's
    return use.mapping.cuda.startswith(_PREFIXES) or use.mapping.cuda.endswith(_ALIGNED_VECTORS)
