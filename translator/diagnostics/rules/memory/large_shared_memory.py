"""WB5003: more shared memory than a workgroup has."""

from __future__ import annotations

from collections.abc import Iterator

from translator.diagnostics.analysis.constants import constant_value
from translator.diagnostics.context import RuleContext
from translator.diagnostics.model import Diagnostic, Severity, Target
from translator.diagnostics.registry import Example, Rule

_LDS_BYTES = 65536
_LARGE_LDS = ("gfx950",)

RULE = Rule(
    id="WB5003",
    name="large-shared-memory",
    severity=Severity.ERROR,
    targets=frozenset({Target.HIP}),
    summary="A workgroup has 64 KiB of LDS on most AMD GPUs.",
    explanation=(
        "CUDA kernels may opt in to more than 48 KiB of shared memory a block (up to 227 KiB on compute capability "
        "9.0). AMD's local data share has 64 KiB for a workgroup (160 KiB on gfx950), and a launch that asks for more "
        "fails. Make the tile smaller. HIP needs no opt-in below the limit."
    ),
    example=Example(
        bad="void f() { cudaFuncSetAttribute(k, cudaFuncAttributeMaxDynamicSharedMemorySize, 99 * 1024); }",
        good="void f() { cudaFuncSetAttribute(k, cudaFuncAttributeMaxDynamicSharedMemorySize, 64 * 1024); }",
    ),
)


def check(context: RuleContext) -> Iterator[Diagnostic]:
    if all(architecture.startswith(_LARGE_LDS) for architecture in context.options.hip.architectures):
        return
    code = context.code
    for call in context.calls(b"cudaFuncSetAttribute"):
        if len(call.arguments) == 3 and any(
            code.text[i].endswith(b"MaxDynamicSharedMemorySize") for i in call.arguments[1]
        ):
            yield from _report(context, call.arguments[2])
    for launch in context.launches:
        if len(launch.configuration) > 2:
            yield from _report(context, launch.configuration[2])


def _report(context: RuleContext, part: range) -> Iterator[Diagnostic]:
    size = constant_value(context.code, part)
    if size is not None and size > _LDS_BYTES:
        yield RULE.at(
            context.code.span(part.start, part.stop - 1),
            f"{size} bytes of shared memory: a workgroup has {_LDS_BYTES} bytes on AMD GPUs (163840 on gfx950).",
        )
