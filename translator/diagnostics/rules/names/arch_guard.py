"""WB1004: a test of ``__CUDA_ARCH__``, which HIP never defines."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from translator.diagnostics.analysis.arch_guards import ARCH, GuardKind
from translator.diagnostics.context import RuleContext
from translator.diagnostics.model import Diagnostic, Severity, Target
from translator.diagnostics.registry import Example, Rule

RULE = Rule(
    id="WB1004",
    name="arch-guard",
    severity=Severity.WARNING,
    targets=frozenset({Target.HIP}),
    summary="HIP does not define __CUDA_ARCH__: the test takes the host's branch on the device, silently.",
    explanation=(
        "In `#if`, an undefined name counts as 0. A test like `#if __CUDA_ARCH__ >= 700` is then false in device "
        "code, and HIP compiles the branch for old hardware, or for the host, without a word. Tests whose answer is "
        "certain are rewritten with `__HIP_DEVICE_COMPILE__`; a branch that holds inline PTX or names without a "
        "counterpart is not chosen, and the message says which branch HIP takes."
    ),
    example=Example(
        bad='__device__ int f(int x) {\n#if __CUDA_ARCH__ >= 800\n  asm("mov.u32 %0, %%laneid;" : "=r"(x));\n#else\n  x = 0;\n'
        "#endif\n  return x;\n}\n",
        good="__device__ int f(int x) {\n#if USE_FAST_PATH\n  x = 0;\n#endif\n  return x;\n}\n",
    ),
)


def check(context: RuleContext) -> Iterator[Diagnostic]:
    capability = context.options.semantics.compute_capability
    for guard in context.arch_guards:
        text = context.source.text(guard.span)
        if not any(context.code.text[i] == ARCH for i in guard.uses):
            continue  # WB1005 speaks of versions
        match guard.kind:
            case GuardKind.STAYS:
                message = (
                    f"`{text}` would choose code that HIP cannot compile; HIP does not define __CUDA_ARCH__, reads it as 0 "
                    "and takes the other branch. Check that this branch is complete."
                )
                severity = Severity.WARNING
            case GuardKind.DEVICE_TRUE | GuardKind.DEVICE_FALSE:
                message = (
                    f"`{text}` is rewritten with __HIP_DEVICE_COMPILE__, so that HIP takes on the device the branch that "
                    f"CUDA takes for compute capability {capability / 10:.1f}."
                )
                severity = Severity.INFO
            case GuardKind.VALUE:
                message = f"__CUDA_ARCH__ is used as a number; HIP has no such number, and {capability * 10} stands in for it."
                severity = Severity.WARNING
            case GuardKind.UNKNOWN:
                message = (
                    f"What `{text}` comes to is not seen in this file: {capability * 10} stands in for __CUDA_ARCH__ on the "
                    "device. Check that HIP can compile the branch that it takes."
                )
                severity = Severity.WARNING
            case GuardKind.IS_DEVICE | GuardKind.NO_DIFFERENCE | GuardKind.VERSION_TRUE | GuardKind.VERSION_FALSE:
                continue
            case _:
                assert_never(guard.kind)
        yield RULE.at(guard.span, message, severity=severity, kernel=context.kernel_at(guard.at))
