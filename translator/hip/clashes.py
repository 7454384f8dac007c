"""Leaves out a project's definitions that HIP's headers have as well, with the same meaning."""

from __future__ import annotations

from translator.diagnostics.analysis.clashes import ClashKind
from translator.hip.context import HipContext
from translator.source import Span
from translator.structure.functions import Function


def leave_out_clashing_definitions(context: HipContext) -> None:
    """Guard each such definition, on lines of its own, so that the file still serves CUDA."""
    code = context.code
    data = code.data
    newline = b"\r\n" if b"\r\n" in data[:4096] else b"\n"
    for clash in context.rules.clashes:
        if clash.kind is ClashKind.ON_DEVICE:
            _keep_for_host(context, clash.function)
        if clash.kind is not ClashKind.SAME_MEANING:
            continue
        span = Span(code.start[clash.function.first], code.end[clash.function.body_close])
        before = b"" if _starts_line(data, span.start) else newline
        context.edits.insert_before(span, before + b"#ifndef __HIP_PLATFORM_AMD__" + newline)
        after = b"" if data[span.end : span.end + 2].startswith((b"\n", b"\r\n")) else newline
        context.edits.insert_after(span, newline + b"#endif" + after)


def _keep_for_host(context: HipContext, function: Function) -> None:
    code = context.code
    for index in range(function.first, function.name_at):
        if code.text[index] == b"__device__":
            context.edits.delete(Span(code.start[index], code.start[index + 1]))


def _starts_line(data: bytes, offset: int) -> bool:
    line_start = data.rfind(b"\n", 0, offset) + 1
    return not data[line_start:offset].strip()
