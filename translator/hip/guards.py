"""Tests of ``__CUDA_ARCH__`` that HIP decides as CUDA does; the doubtful ones stay, with a diagnostic of their rule."""

from __future__ import annotations

from typing import assert_never

from translator.diagnostics.analysis.arch_guards import ARCH, NVCC, ArchGuard, GuardKind, asks_for_hip, find_nvcc_guards
from translator.hip.context import HipContext
from translator.source import Span
from translator.structure.code import NONE, Code


def rewrite_guards(context: HipContext) -> None:
    """Replace each test by one of ``__HIP_DEVICE_COMPILE__`` with the same answer on the device and on the host.

    ``__CUDACC__`` asks whether a CUDA compiler reads the file, on either side; ``__HIPCC__`` asks it of HIP.
    """
    rules = context.rules
    for index in rules.places.get(b"__CUDACC__", ()):
        if not _is_portable_already(context, index):
            context.edits.replace(context.code.span(index), b"__HIPCC__")
    for index in find_nvcc_guards(context.code, rules.places.get(NVCC, ()), rules.conditionals):
        if not _is_portable_already(context, index):
            context.edits.replace(context.code.span(index), b"__HIPCC__")
    _define_twice(context)
    for guard in rules.arch_guards:
        _rewrite(context, guard)


def _is_portable_already(context: HipContext, index: int) -> bool:
    number = context.code.directive[index]
    return number != NONE and asks_for_hip(context.code, context.code.directives[number], context.rules.conditionals)


def _rewrite(context: HipContext, guard: ArchGuard) -> None:
    edits = context.edits
    capability = b"%d" % (context.rules.options.semantics.compute_capability * 10)
    match guard.kind:
        case GuardKind.IS_DEVICE:
            for index in guard.uses:
                edits.replace(context.code.span(index), b"__HIP_DEVICE_COMPILE__")
        case GuardKind.DEVICE_TRUE:
            edits.replace(guard.span, _is_device(context, guard.at, b""))
        case GuardKind.DEVICE_FALSE:
            edits.replace(guard.span, _is_device(context, guard.at, b"!"))
        case GuardKind.UNKNOWN:
            for index in guard.uses:
                if context.code.text[index] == ARCH and not _is_defined_operand(context.code, index):
                    text = b"(" + _is_device(context, index, b"") + b" ? " + capability + b" : 0)"
                    edits.replace(context.code.span(index), text)
        case GuardKind.VALUE:
            if _is_in_code(context, guard.at):
                edits.replace(guard.span, capability)
        case GuardKind.VERSION_TRUE:
            edits.wrap(guard.span, b"(defined(__HIP_PLATFORM_AMD__) || ", b")")
        case GuardKind.VERSION_FALSE:
            edits.wrap(guard.span, b"(!defined(__HIP_PLATFORM_AMD__) && ", b")")
        case GuardKind.NO_DIFFERENCE | GuardKind.STAYS:
            pass
        case _:
            assert_never(guard.kind)


def _is_defined_operand(code: Code, index: int) -> bool:
    return code.is_at(index - 1, b"defined") or (code.is_at(index - 1, b"(") and code.is_at(index - 2, b"defined"))


def _define_twice(context: HipContext) -> None:
    """A macro that stands for ``__CUDA_ARCH__`` gets one definition for the device and one for the host.

    ``#define ARCH __CUDA_ARCH__`` may be tested in ``#if`` or used as a number, in this file or in those that include it.
    """
    code = context.code
    newline = b"\r\n" if b"\r\n" in code.data[:4096] else b"\n"
    for macro in context.rules.macros:
        words = {code.text[i] for i in macro.body if code.is_identifier(i)}
        if macro.parameters is not None or words != {ARCH}:
            continue
        span = code.span(macro.directive.first, macro.directive.last)
        at = [code.span(i) for i in macro.body if code.text[i] == ARCH]
        number = b"%d" % (context.rules.options.semantics.compute_capability * 10)
        device, host = (_with_number(code.data, span, at, n) for n in (number, b"0"))
        lines = (b"#ifdef __HIP_DEVICE_COMPILE__", device, b"#else", host, b"#endif")
        context.edits.replace(span, newline.join(lines))


def _with_number(data: bytes, span: Span, at: list[Span], number: bytes) -> bytes:
    """The text of a span with a number in the place of each name."""
    text, position = b"", span.start
    for name in at:
        text += data[position : name.start] + number
        position = name.end
    return text + data[position : span.end]


def _is_in_code(context: HipContext, index: int) -> bool:
    """Whether a place is C++ text: no directive, or the body of a macro that no directive of the file tests."""
    code = context.code
    if code.directive[index] == NONE:
        return True
    directive = code.directives[code.directive[index]]
    if directive.name != b"define":
        return False
    uses = context.rules.places.get(code.text[directive.first + 2], ())
    return all(code.directive[use] == NONE or code.directives[code.directive[use]].name == b"define" for use in uses)


def _is_device(context: HipContext, index: int, negation: bytes) -> bytes:
    directive = context.code.directives[context.code.directive[index]]
    if directive.name == b"define":
        # `defined` in a macro's expansion is undefined behaviour (C++17 [cpp.cond]); an unknown name counts as 0 in #if.
        return b"(" + negation + b"__HIP_DEVICE_COMPILE__)"
    return negation + b"defined(__HIP_DEVICE_COMPILE__)"
