"""WB2007: a lock that each lane takes for itself."""

from __future__ import annotations

from collections.abc import Iterator

from translator.diagnostics.analysis.threads import enclosing_conditions
from translator.diagnostics.context import RuleContext
from translator.diagnostics.model import Diagnostic, Severity, Target
from translator.diagnostics.registry import Example, Rule
from translator.structure.calls import Call

RULE = Rule(
    id="WB2007",
    name="per-lane-lock",
    severity=Severity.WARNING,
    targets=frozenset({Target.HIP, Target.VULKAN}),
    summary="Lanes of one wave wait for each other's lock: this hangs on AMD.",
    explanation=(
        "Since Volta, CUDA schedules the threads of a warp independently, and a lane that holds a lock goes on while "
        "the others spin. The lanes of an AMD wave run in step: the loop is repeated until all have the lock, and the "
        "one that has it never gets to give it back. Let one lane of the wave take the lock, or put the critical "
        "section inside the loop, so that the lane that got the lock releases it before the loop is repeated."
    ),
    example=Example(
        bad=(
            "__global__ void k(int *lock, int *n) {\n  while (atomicCAS(lock, 0, 1) != 0) { }\n  *n += 1;\n"
            "  atomicExch(lock, 0);\n}\n"
        ),
        good=(
            "__global__ void k(int *lock, int *n) {\n  if (threadIdx.x == 0) {\n    while (atomicCAS(lock, 0, 1) != 0) { }\n"
            "    *n += 1;\n    atomicExch(lock, 0);\n  }\n}\n"
        ),
    ),
)


def check(context: RuleContext) -> Iterator[Diagnostic]:
    code = context.code
    for call in context.calls(b"atomicCAS", b"atomicExch"):
        function = context.functions.enclosing(call.name_at)
        if function is None or not function.runs_on_device or not _spins(context, call):
            continue
        conditions = enclosing_conditions(code, function, call.name_at)
        if any(_elects_one(context, condition) for condition in conditions):
            continue
        yield RULE.at(
            code.span(call.name_at, call.closer),
            "Each lane spins on this lock; the lanes of an AMD wave run in step, so the holder never gives it back: a hang.",
            target=Target.HIP,
            kernel=context.kernel_at(call.name_at),
        )


def _spins(context: RuleContext, call: Call) -> bool:
    """Whether the call is in the condition of a loop that has nothing to do but wait: ``while (atomicCAS(...) != 0);``"""
    code = context.code
    at = call.name_at - 1
    while at >= 0 and code.text[at] not in (b";", b"{", b"}"):
        if code.text[at] == b"(" and code.partner[at] > call.closer and code.text[at - 1] == b"while":
            closer = code.partner[at]
            is_empty = code.is_at(closer + 1, b";") or (code.is_at(closer + 1, b"{") and code.is_at(closer + 2, b"}"))
            return is_empty and not _closes_do(context, at - 1)
        at -= 1
    return False


def _closes_do(context: RuleContext, while_at: int) -> bool:
    """Whether a ``while`` ends a do-loop with a body, in which the lock may be given back."""
    code = context.code
    if not code.is_at(while_at - 1, b"}"):
        return False
    opener = code.partner[while_at - 1]
    return code.is_at(opener - 1, b"do") and while_at - 1 - opener > 1


def _elects_one(context: RuleContext, condition: range) -> bool:
    words = context.code.text[condition.start : condition.stop]
    return b"==" in words and (b"0" in words or b"leader" in words)
