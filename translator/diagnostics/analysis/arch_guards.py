"""Tests of macros that only NVIDIA's tools define: what they decide in CUDA, and what HIP makes of them.

CUDA defines ``__CUDA_ARCH__`` while it compiles for the device (CUDA C++ Programming Guide, "Compute Capability /
__CUDA_ARCH__"), and its headers and compiler tell their version.  HIP defines none of them: a comparison sees 0 and takes,
in device code too, the branch meant for the host or for releases of long ago.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from translator.diagnostics.analysis.names import NameUse
from translator.mappings import Status
from translator.ptx.hip.translate import HipAsm, to_hip
from translator.ptx.statement import find_asm
from translator.source import Span
from translator.structure.code import NONE, Code, Directive
from translator.structure.conditions import UNDEFINED, Condition, Macros, names_in, parse_condition, tests_in, value_of
from translator.structure.literals import integer_value
from translator.structure.preprocessor import Branch, ConditionalGroup, MacroDefinition

ARCH: Final = b"__CUDA_ARCH__"
VERSIONS: Final[dict[bytes, tuple[int, int]]] = {
    b"CUDA_VERSION": (11080, 13040),
    b"CUDART_VERSION": (11080, 13040),
    b"__CUDACC_VER_MAJOR__": (11, 13),
}
"""Version macros with their values in the oldest and the newest CUDA whose headers the name tables were made from."""
HIP_MACROS: Final = frozenset(
    {b"__HIPCC__", b"__HIP__", b"__HIP_DEVICE_COMPILE__", b"__HIP_PLATFORM_AMD__", b"__HIP_PLATFORM_HCC__"}
)
"""Where a condition asks for one of these, its author has thought of HIP."""


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
    UNKNOWN = "unknown"
    """Compares with something that this file does not tell: a number has to stand in for the macro."""
    STAYS = "stays"
    """Would choose code that has no HIP form; as it stands HIP takes the other branch."""
    VALUE = "value"
    """The macro is used as a number outside a condition."""
    VERSION_TRUE = "version_true"
    """A test of CUDA's version that is true for every release from 11.8 on."""
    VERSION_FALSE = "version_false"
    """A test of CUDA's version that is false for every release from 11.8 on."""


@dataclass(frozen=True, slots=True)
class ArchGuard:
    """One test; `span` is what a rewrite replaces (the test, or the name), `uses` are the macros in it that HIP lacks."""

    at: int
    span: Span
    kind: GuardKind
    uses: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class _File:
    code: Code
    conditionals: tuple[ConditionalGroup, ...]
    names: tuple[NameUse, ...]
    constants: dict[bytes, int]
    capability: int

    def known(self, arch: int | None, version: int | None) -> Macros:
        """What is known of macros: on the device (`arch`) or the host, for the oldest or the newest CUDA, or for HIP."""
        versions = {name: UNDEFINED if version is None else ends[version] for name, ends in VERSIONS.items()}
        return {**self.constants, **versions, ARCH: arch}

    def in_cuda(self, condition: Condition, arch: int | None) -> int | None:
        """A condition's value with CUDA, where all releases agree."""
        old, new = (value_of(self.code, condition, self.known(arch, version)) for version in (0, 1))
        return old if old is not None and new is not None and bool(old) == bool(new) else None

    def in_hip(self, condition: Condition) -> int | None:
        """A condition's value where nothing is rewritten."""
        return value_of(self.code, condition, self.known(None, None))


def find_arch_guards(
    code: Code,
    places: dict[bytes, tuple[int, ...]],
    conditionals: tuple[ConditionalGroup, ...],
    names: tuple[NameUse, ...],
    macros: tuple[MacroDefinition, ...],
    compute_capability: int,
) -> Iterator[ArchGuard]:
    """Every test of ``__CUDA_ARCH__`` and of the versions, judged for a compute capability (80 for 8.0)."""
    uses = [(index, ARCH) for index in places.get(ARCH, ())]
    uses += [(index, name) for name in VERSIONS for index in places.get(name, ())]
    if not uses:
        return
    file = _File(code, conditionals, names, _constants(code, macros, conditionals), compute_capability * 10)
    done: set[int] = set()
    for index, name in sorted(uses):
        number = code.directive[index]
        if number == NONE:
            if name == ARCH:
                yield ArchGuard(index, code.span(index), GuardKind.VALUE, (index,))
        elif number not in done:
            done.add(number)
            yield from _of_directive(file, code.directives[number], [i for i, _ in uses if code.directive[i] == number])


def _constants(
    code: Code, macros: tuple[MacroDefinition, ...], conditionals: tuple[ConditionalGroup, ...]
) -> dict[bytes, int]:
    """Macros that the file defines once, as a number, outside conditions."""
    found: dict[bytes, int] = {}
    seen: set[bytes] = set()
    for macro in macros:
        value = integer_value(code.text[macro.body.start]) if len(macro.body) == 1 else None
        start = code.start[macro.directive.first]
        free = all(not g.span.start <= start < g.span.end or g.span.start == code.start[0] for g in conditionals)
        if value is not None and macro.parameters is None and free and macro.name not in seen:
            found[macro.name] = value
        else:
            found.pop(macro.name, None)
        seen.add(macro.name)
    return found


def _of_directive(file: _File, directive: Directive, uses: list[int]) -> Iterator[ArchGuard]:
    code = file.code
    if directive.name in (b"ifdef", b"ifndef", b"elifdef", b"elifndef"):
        if code.text[uses[0]] == ARCH and not asks_for_hip(code, directive, file.conditionals):
            yield ArchGuard(uses[0], code.span(uses[0]), GuardKind.IS_DEVICE, (uses[0],))
    elif directive.name in (b"if", b"elif"):
        if not asks_for_hip(code, directive, file.conditionals):
            yield from _of_condition(file, directive, uses)
    elif directive.name == b"define":
        yield from _of_macro(file, directive, [i for i in uses if code.text[i] == ARCH and i != directive.first + 2])


def asks_for_hip(code: Code, directive: Directive, conditionals: tuple[ConditionalGroup, ...]) -> bool:
    """Whether a conditional group asks for HIP by itself: such code is portable already, and its tests stay."""
    for group in conditionals:
        if any(branch.directive is directive for branch in group.branches):
            asked = (i for b in group.branches for i in range(b.directive.first, b.directive.last + 1))
            return any(code.text[i] in HIP_MACROS for i in asked)
    return False


def _of_condition(file: _File, directive: Directive, uses: list[int]) -> Iterator[ArchGuard]:
    code = file.code
    condition = parse_condition(code, directive.body)
    if condition is None:
        yield from (_unknown(code, index) for index in uses if code.text[index] == ARCH)
        return
    tests = list(tests_in(condition))
    guards = [guard for test in tests if (guard := _of_test(file, test)) is not None]
    guards += _definedness(code, tests, guards)
    only_asks_where = all(guard.kind is GuardKind.IS_DEVICE for guard in guards)
    stays = not only_asks_where and not _chooses_portable_code(file, directive, condition)
    for guard in guards:
        kind = GuardKind.STAYS if stays and guard.kind is not GuardKind.NO_DIFFERENCE else guard.kind
        yield ArchGuard(guard.at, guard.span, kind, guard.uses)


def _definedness(code: Code, tests: list[Condition], guards: list[ArchGuard]) -> Iterator[ArchGuard]:
    """``defined(CUDART_VERSION)`` beside a test of the version that gets CUDA's answer: it must be true as well."""
    answered = {
        code.text[i] for g in guards if g.kind in (GuardKind.VERSION_TRUE, GuardKind.VERSION_FALSE) for i in g.uses
    }
    for test in tests:
        if test.kind == "defined" and code.text[test.name_at] in answered & VERSIONS.keys():
            yield ArchGuard(test.name_at, code.span(test.first, test.last), GuardKind.VERSION_TRUE, (test.name_at,))


def _unknown(code: Code, index: int) -> ArchGuard:
    return ArchGuard(index, code.span(index), GuardKind.UNKNOWN, (index,))


def _of_test(file: _File, test: Condition) -> ArchGuard | None:
    """The guard that a part of a condition is; None for a part without the macros."""
    code = file.code
    uses = tuple(i for i in names_in(code, test) if code.text[i] == ARCH or code.text[i] in VERSIONS)
    if not uses:
        return None
    first, span = uses[0], code.span(test.first, test.last)
    if any(code.text[i] == ARCH for i in uses):
        if test.kind in ("defined", "name"):
            return ArchGuard(first, code.span(first), GuardKind.IS_DEVICE, uses)
        on_device, on_host = file.in_cuda(test, file.capability), file.in_cuda(test, UNDEFINED)
        if on_device is None or on_host is None:
            return ArchGuard(first, span, GuardKind.UNKNOWN, uses)
        if bool(on_device) == bool(on_host):
            return ArchGuard(first, span, GuardKind.NO_DIFFERENCE, uses)
        return ArchGuard(first, span, GuardKind.DEVICE_TRUE if on_device else GuardKind.DEVICE_FALSE, uses)
    if test.kind in ("defined", "name"):
        return None
    answer = file.in_cuda(test, UNDEFINED)
    if answer is None or bool(answer) == bool(file.in_hip(test)):
        return None
    return ArchGuard(first, span, GuardKind.VERSION_TRUE if answer else GuardKind.VERSION_FALSE, uses)


def _of_macro(file: _File, directive: Directive, uses: list[int]) -> Iterator[ArchGuard]:
    """Tests in a macro's body, where that is a condition; the macro as a number elsewhere."""
    code = file.code
    first = directive.first + 3
    if code.is_at(first, b"(") and code.start[first] == code.end[first - 1]:
        first = code.partner[first] + 1
    condition = parse_condition(code, range(first, directive.last + 1)) if first <= directive.last else None
    tests = list(tests_in(condition)) if condition is not None else []
    for index in uses:
        test = next((t for t in tests if t.first <= index <= t.last and t.kind not in ("name", "number")), None)
        guard = _of_test(file, test) if test is not None else None
        if code.is_at(index - 1, b"defined") or code.is_at(index - 2, b"defined"):
            yield ArchGuard(index, code.span(index), GuardKind.IS_DEVICE, (index,))
        elif guard is None:
            yield ArchGuard(index, code.span(index), GuardKind.VALUE, (index,))
        elif guard.at == index:
            yield guard


def _chooses_portable_code(file: _File, directive: Directive, condition: Condition) -> bool:
    """Whether what the device takes by a condition holds nothing that HIP cannot compile.

    A condition that is false for the device hands on to the branches after it.
    """
    for group in file.conditionals:
        for position, branch in enumerate(group.branches):
            if branch.directive is not directive:
                continue
            if file.in_cuda(condition, file.capability) != 0:
                return _holds_only_portable_code(file, branch)
            return file.in_hip(condition) == 0 or _hands_on_to_portable_code(file, group.branches[position + 1 :])
    return True


def _hands_on_to_portable_code(file: _File, rest: tuple[Branch, ...]) -> bool:
    skipped = False
    for branch in rest:
        condition = parse_condition(file.code, branch.directive.body) if branch.directive.name == b"elif" else None
        if condition is not None and file.in_cuda(condition, file.capability) == 0:
            continue
        if _holds_only_portable_code(file, branch):
            return True
        skipped = True
    return not skipped


def _holds_only_portable_code(file: _File, branch: Branch, seen: frozenset[bytes] = frozenset()) -> bool:
    """Whether HIP can compile a branch, and what the file guards by the macros that the branch defines."""
    code, content = file.code, branch.content
    text = code.data[content.start : content.end]
    if b"asm" in text and not _assembly_translates(code, branch):
        return False
    if any(
        use.mapping.status is Status.UNSUPPORTED and content.start <= code.start[use.first] < content.end
        for use in file.names
    ):
        return False
    switches = _defined_in(code, branch) - seen
    return all(_holds_only_portable_code(file, other, seen | switches) for other in _switched_on(file, switches))


def _assembly_translates(code: Code, branch: Branch) -> bool:
    """Whether every asm statement of a branch becomes C++."""
    return all(isinstance(to_hip(statement), HipAsm) for statement in find_asm(code, _tokens_in(code, branch)))


def _defined_in(code: Code, branch: Branch) -> frozenset[bytes]:
    """The macros that a branch defines as nothing, or as a number: switches for other places."""
    found = set()
    for index in _tokens_in(code, branch):
        directive = code.directives[code.directive[index]] if code.directive[index] != NONE else None
        if directive is not None and directive.name == b"define" and index == directive.first + 2:
            is_switch = directive.last == index or (
                directive.last == index + 1 and integer_value(code.text[index + 1]) is not None
            )
            if is_switch:
                found.add(code.text[index])
    return frozenset(found)


def _switched_on(file: _File, switches: frozenset[bytes]) -> Iterator[Branch]:
    """The branches that are taken only with one of the macros defined."""
    code = file.code
    for group in file.conditionals if switches else ():
        for branch in group.branches:
            body = branch.directive.body
            if branch.directive.name == b"ifdef" and body and code.text[body.start] in switches:
                yield branch
            elif branch.directive.name in (b"if", b"elif") and any(code.text[i] in switches for i in body):
                condition = parse_condition(code, body)
                without = {**file.known(file.capability, 1), **dict.fromkeys(switches, UNDEFINED)}
                if condition is not None and value_of(code, condition, without) == 0:
                    yield branch


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
