"""WB2013: a warp that trusts in running in step."""

from __future__ import annotations

from collections.abc import Iterator

from translator.diagnostics.context import RuleContext
from translator.diagnostics.model import Diagnostic, Severity, Target
from translator.diagnostics.registry import Example, Rule
from translator.structure.functions import Function
from translator.structure.literals import integer_value

_STEPS = frozenset({32, 16, 8, 4, 2, 1})

RULE = Rule(
    id="WB2013",
    name="volatile-warp-reduction",
    severity=Severity.WARNING,
    targets=frozenset({Target.HIP, Target.VULKAN, Target.SOURCE}),
    summary="The last steps of a reduction rely on `volatile` and on lanes that run in step.",
    explanation=(
        "`s[t] += s[t + 16]; s[t] += s[t + 8]; ...` without barriers was right before Volta and is a race since: the "
        "CUDA Programming Guide asks for `__syncwarp()` between the steps. On AMD the lanes of a wave do run in step, "
        "but the compiler may still move the reads of other lanes' values. In Vulkan nothing promises any of it. Put "
        "`__syncwarp()` between the steps, or use shuffles."
    ),
    example=Example(
        bad=(
            "__device__ void last(volatile float *s, int t) {\n  s[t] += s[t + 16];\n  s[t] += s[t + 8];\n  s[t] += s[t + 4];\n"
            "  s[t] += s[t + 2];\n  s[t] += s[t + 1];\n}\n"
        ),
        good=(
            "__device__ void last(float *s, int t) {\n  for (int o = 16; o > 0; o >>= 1) {\n    if (t < o) s[t] += s[t + o];\n"
            "    __syncwarp();\n  }\n}\n"
        ),
    ),
)


def check(context: RuleContext) -> Iterator[Diagnostic]:
    for function in context.device_functions():
        places = _steps(context, function)
        if len(places) < 3 or any(context.code.text[i] == b"__syncwarp" for i in range(places[0], places[-1])):
            continue
        yield RULE.at(
            context.code.span(places[0]),
            "These steps exchange values between lanes without a barrier: add __syncwarp() between them.",
            target=Target.HIP,
            kernel=context.kernel_at(places[0]),
        )


def _steps(context: RuleContext, function: Function) -> list[int]:
    """The statements ``a[i] op= a[i + STEP]`` (or with ``=``) on the same array, at least three of falling steps."""
    code = context.code
    found: list[int] = []
    previous = 64
    for index in function.body:
        step = integer_value(code.text[index])
        if step not in _STEPS or not code.is_at(index - 1, b"+") or not code.is_at(index + 1, b"]"):
            continue
        opener = code.partner[index + 1]
        if not code.is_at(opener - 2, b"+=") and not _is_sum_of(context, opener):
            continue
        if step < previous and (not found or not _has_barrier(context, found[-1], index)):
            found.append(index)
        else:
            found = [index]
        previous = step
    return found


def _is_sum_of(context: RuleContext, opener: int) -> bool:
    """``s[t] = sum = sum + s[t + 16]`` and its like: an assignment earlier in the statement."""
    code = context.code
    at = opener - 1
    while at >= 0 and code.text[at] not in (b";", b"{", b"}"):
        if code.text[at] == b"=" and code.is_at(at - 1, b"]"):
            return True
        at -= 1
    return False


def _has_barrier(context: RuleContext, first: int, last: int) -> bool:
    return any(context.code.text[i] in (b"__syncthreads", b"__syncwarp", b"sync") for i in range(first, last))
