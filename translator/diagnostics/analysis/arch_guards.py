"""Preprocessor tests of ``__CUDA_ARCH__``: what they decide in CUDA, and what HIP makes of them.

CUDA defines the macro while it compiles for the device (CUDA C++ Programming Guide, "Compute Capability / __CUDA_ARCH__");
HIP never does, so that a comparison sees 0 and takes, in device code too, the branch meant for the host.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import StrEnum

from translator.diagnostics.analysis.names import NameUse
from translator.mappings import Status
from translator.source import Span
from translator.structure.code import NONE, Code
from translator.structure.literals import integer_value
from translator.structure.preprocessor import Branch, ConditionalGroup

ARCH = b"__CUDA_ARCH__"

_COMPARE: dict[bytes, Callable[[int, int], bool]] = {
    b">=": operator.ge,
    b">": operator.gt,
    b"<=": operator.le,
    b"<": operator.lt,
    b"==": operator.eq,
    b"!=": operator.ne,
}
_MIRRORED = {b">=": b"<=", b">": b"<", b"<=": b">=", b"<": b">", b"==": b"==", b"!=": b"!="}


class GuardKind(StrEnum):
    """What a test of ``__CUDA_ARCH__`` comes to for HIP."""

    IS_DEVICE = "is_device"
    """Only asks whether this is device code: HIP's ``__HIP_DEVICE_COMPILE__`` asks the same."""
    DEVICE_TRUE = "device_true"
    """True for the device that the source is taken to be for, false for the host."""
    DEVICE_FALSE = "device_false"
    """False for the device, true for the host."""
    NO_DIFFERENCE = "no_difference"
    """The same for both: what HIP takes is what CUDA takes."""
    STAYS = "stays"
    """Would choose code that has no HIP form; as it stands HIP takes the other branch."""
    VALUE = "value"
    """The macro is used as a number outside a comparison."""


@dataclass(frozen=True, slots=True)
class ArchGuard:
    """One use of the macro; `span` is what a rewrite replaces (the comparison, or the name)."""

    at: int
    span: Span
    kind: GuardKind


def find_arch_guards(
    code: Code,
    places: tuple[int, ...],
    conditionals: tuple[ConditionalGroup, ...],
    names: tuple[NameUse, ...],
    compute_capability: int,
) -> Iterator[ArchGuard]:
    """Every use of ``__CUDA_ARCH__`` (at `places`), judged for a compute capability (80 for 8.0)."""
    for index in places:
        number = code.directive[index]
        if number == NONE:
            yield ArchGuard(index, code.span(index), GuardKind.VALUE)
            continue
        name = code.directives[number].name
        if name in (b"undef", b"error", b"warning") or (
            name == b"define" and index == code.directives[number].first + 2
        ):
            continue
        comparison = _comparison(code, index)
        if comparison is None:
            kind = GuardKind.IS_DEVICE if name in (b"if", b"elif", b"ifdef", b"ifndef") else GuardKind.VALUE
            yield ArchGuard(index, code.span(index), kind)
            continue
        first, last, compare, value = comparison
        on_device, on_host = compare(compute_capability * 10, value), compare(0, value)
        kind = _kind(on_device, on_host)
        if kind in (GuardKind.DEVICE_TRUE, GuardKind.DEVICE_FALSE) and not _is_portable(
            code, number, conditionals, names, on_device
        ):
            kind = GuardKind.STAYS
        yield ArchGuard(index, code.span(first, last), kind)


def _kind(on_device: bool, on_host: bool) -> GuardKind:
    if on_device == on_host:
        return GuardKind.NO_DIFFERENCE
    return GuardKind.DEVICE_TRUE if on_device else GuardKind.DEVICE_FALSE


def _comparison(code: Code, index: int) -> tuple[int, int, Callable[[int, int], bool], int] | None:
    """The comparison with a literal around the macro: its first and last token, its operator, and the literal."""
    after = code.text[index + 1] if index + 1 < len(code) else b""
    if after in _COMPARE and index + 2 < len(code) and (value := integer_value(code.text[index + 2])) is not None:
        return index, index + 2, _COMPARE[after], value
    before = code.text[index - 1]
    if before in _COMPARE and (value := integer_value(code.text[index - 2])) is not None:
        return index - 2, index, _COMPARE[_MIRRORED[before]], value
    return None


def _is_portable(
    code: Code,
    number: int,
    conditionals: tuple[ConditionalGroup, ...],
    names: tuple[NameUse, ...],
    takes_this_branch: bool,
) -> bool:
    """Whether what the device would take holds nothing that HIP can not compile."""
    for group in conditionals:
        for position, branch in enumerate(group.branches):
            if branch.directive is code.directives[number]:
                chosen = (
                    group.branches[position : position + 1] if takes_this_branch else group.branches[position + 1 :]
                )
                return all(_holds_only_portable_code(code, b, names) for b in chosen)
    return True


def _holds_only_portable_code(code: Code, branch: Branch, names: tuple[NameUse, ...]) -> bool:
    content = branch.content
    text = code.data[content.start : content.end]
    if b"asm" in text and any(code.text[i] in (b"asm", b"__asm__", b"__asm") for i in _tokens_in(code, branch)):
        return False
    return not any(
        use.mapping.status is Status.UNSUPPORTED and content.start <= code.start[use.first] < content.end
        for use in names
    )


def _tokens_in(code: Code, branch: Branch) -> Iterator[int]:
    index = branch.directive.last + 1
    while index < len(code) and code.start[index] < branch.content.end:
        yield index
        index += 1


NVCC = b"__NVCC__"
_CUDA_WORDS = frozenset(
    {b"__device__", b"__global__", b"__host__", b"__shared__", b"__constant__", b"<<<", b"threadIdx"}
)


def find_nvcc_guards(code: Code, places: tuple[int, ...], conditionals: tuple[ConditionalGroup, ...]) -> Iterator[int]:
    """The tests of ``__NVCC__`` (at `places`) that guard CUDA code, and so ask whether a CUDA compiler is at work.

    The others work around nvcc's own faults and warnings, which another compiler does not have.
    """
    for index in places:
        number = code.directive[index]
        if number == NONE:
            continue
        for group in conditionals:
            if not any(branch.directive is code.directives[number] for branch in group.branches):
                continue
            if any(code.text[i] in _CUDA_WORDS for branch in group.branches for i in _tokens_in(code, branch)):
                yield index
