"""Tests of ``__CUDA_ARCH__`` that HIP decides as CUDA does; the doubtful ones stay, with a diagnostic of their rule."""

from __future__ import annotations

from typing import assert_never

from translator.diagnostics.analysis.arch_guards import NVCC, GuardKind, find_nvcc_guards
from translator.hip.context import HipContext
from translator.structure.code import NONE


def rewrite_guards(context: HipContext) -> None:
    """Replace each test by one of ``__HIP_DEVICE_COMPILE__`` with the same answer on the device and on the host.

    ``__CUDACC__`` asks whether a CUDA compiler reads the file, on either side; ``__HIPCC__`` asks it of HIP.
    """
    rules = context.rules
    for index in rules.places.get(b"__CUDACC__", ()):
        context.edits.replace(context.code.span(index), b"__HIPCC__")
    for index in find_nvcc_guards(context.code, rules.places.get(NVCC, ()), rules.conditionals):
        context.edits.replace(context.code.span(index), b"__HIPCC__")
    for guard in context.rules.arch_guards:
        match guard.kind:
            case GuardKind.IS_DEVICE:
                context.edits.replace(guard.span, b"__HIP_DEVICE_COMPILE__")
            case GuardKind.DEVICE_TRUE:
                context.edits.replace(guard.span, _is_device(context, guard.at, b""))
            case GuardKind.DEVICE_FALSE:
                context.edits.replace(guard.span, _is_device(context, guard.at, b"!"))
            case GuardKind.VALUE:
                number = context.rules.options.semantics.compute_capability * 10
                if _is_in_code(context, guard.at):
                    context.edits.replace(guard.span, str(number).encode())
            case GuardKind.NO_DIFFERENCE | GuardKind.STAYS:
                pass
            case _:
                assert_never(guard.kind)


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
