"""WB2006: a cross-lane operation that some lanes have left."""

from __future__ import annotations

from collections.abc import Iterator

from translator.diagnostics.analysis.threads import (
    depends_on_thread,
    early_returns,
    enclosing_conditions,
    thread_variables,
)
from translator.diagnostics.context import RuleContext
from translator.diagnostics.model import Diagnostic, Severity, Target
from translator.diagnostics.registry import Example, Rule
from translator.structure.functions import Function
from translator.structure.lanes import MASKED_CALLS, SHUFFLES, VOTES, is_full_mask, mask_argument

RULE = Rule(
    id="WB2006",
    name="partial-wave",
    severity=Severity.WARNING,
    targets=frozenset({Target.HIP, Target.SOURCE}),
    summary="The mask names lanes that may not be there.",
    explanation=(
        "After `if (i >= n) return;`, or inside `if (i < n)`, the lanes of the last warp that fail the test take no "
        "part, and a full mask names them all the same. That is undefined in CUDA (it often goes well), and in HIP a "
        "shuffle reads from a lane that is not active: the value is undefined. Shuffle before the test and let the "
        "inactive lanes carry a neutral value, or build the mask with `__ballot_sync` of the condition."
    ),
    example=Example(
        bad=(
            "__global__ void k(float *p, int n) {\n  int i = blockIdx.x * blockDim.x + threadIdx.x;\n  if (i >= n) return;\n"
            "  p[i] += __shfl_xor_sync(0xffffffff, p[i], 1);\n}\n"
        ),
        good=(
            "__global__ void k(float *p, int n) {\n  int i = blockIdx.x * blockDim.x + threadIdx.x;\n"
            "  float v = i < n ? p[i] : 0.0f;\n  v += __shfl_xor_sync(0xffffffff, v, 1);\n  if (i < n) p[i] = v;\n}\n"
        ),
    ),
)


def check(context: RuleContext) -> Iterator[Diagnostic]:
    for function in context.device_functions():
        if not any(context.code.text[i] in MASKED_CALLS for i in function.body):
            continue
        yield from _in_function(context, function)


def _in_function(context: RuleContext, function: Function) -> Iterator[Diagnostic]:
    code = context.code
    variables = thread_variables(code, function)
    for call in context.calls(*SHUFFLES, *VOTES):
        if call.name_at not in function.body or not is_full_mask(code, mask_argument(code, call)):
            continue
        conditions = [
            c for c in enclosing_conditions(code, function, call.name_at) if _bounds_by_thread(context, c, variables)
        ]
        left = [c for _, c in early_returns(code, function, call.name_at) if _bounds_by_thread(context, c, variables)]
        if not conditions and not left:
            continue
        why = (
            f"lanes where `{context.text(left[0])}` have returned"
            if left
            else f"only lanes where `{context.text(conditions[0])}` are here"
        )
        name = code.text[call.name_at].decode()
        yield RULE.at(
            code.span(call.name_at, call.closer),
            f"{name} has a full mask, but {why}: what it reads from the others is undefined.",
            target=Target.HIP,
            kernel=context.kernel_at(call.name_at),
        )


def _bounds_by_thread(context: RuleContext, condition: range, variables: frozenset[bytes]) -> bool:
    """Whether a condition compares something of the thread with a bound that need not be a multiple of the warp.

    A comparison with a literal multiple of 32 (``tid < 32``) keeps warps whole, and so does a warp's number.
    """
    code = context.code
    words = code.text[condition.start : condition.stop]
    if not depends_on_thread(code, condition, variables) or not {b"<", b">", b"<=", b">="} & set(words):
        return False
    if any(b"warp" in word.lower() or b"wid" in word.lower() for word in words):
        return False
    return not any(word.isdigit() and int(word) % 32 == 0 for word in words)
