"""Where a file declares and uses texture and surface references, found from tokens."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from enum import Enum
from typing import Final

from translator.diagnostics.analysis.texture_names import (
    FAULTY_IN_HIP,
    FETCHES,
    GATHER,
    HOST_NAMES,
    SURFACE_READS,
    SURFACE_WRITES,
    TEXEL_WORDS,
)
from translator.diagnostics.context import RuleContext
from translator.lexer import TokenKind
from translator.structure.calls import Call, call_at
from translator.structure.code import NONE, Code
from translator.structure.declarations import find_declarators
from translator.structure.functions import Function, FunctionIndex
from translator.structure.lists import split_arguments, template_close

_STORAGE: Final = frozenset({b"static", b"extern", b"const", b"__device__", b"inline"})
_CLASSES: Final = frozenset({b"class", b"struct", b"union"})
EMBEDDED_SUFFIX: Final = ".embedded"
"""What `translator.hip.embedded` calls the text of a string."""
_AT_RUN_TIME: Final = "this source is compiled at run time, and host code finds the reference by its name"
_AFTER_NAME: Final = frozenset({b";", b"(", b"=", b"{", b",", b"["})
_ENUMERATORS: Final = (b"cudaTextureType", b"cudaReadMode", b"cudaSurfaceType")
_MEMBER_OF: Final = frozenset({b".", b"->"})


class Kind(Enum):
    TEXTURE = b"texture"
    SURFACE = b"surface"


@dataclass(frozen=True, slots=True)
class ReferenceType:
    """``texture<...>`` or ``surface<...>``, or a typedef of one: the tokens from `first` to `last`."""

    kind: Kind
    first: int
    last: int
    written: bool
    """Whether the template itself is written; otherwise the token is a typedef's name."""


@dataclass(frozen=True, slots=True)
class ReferenceDeclaration:
    """A declaration at file or namespace scope, or in a macro: its storage words, its type, and the names it declares.

    A name is a run of tokens, since macros paste names.
    """

    type: ReferenceType
    storage: range
    names: tuple[range, ...]
    is_extern: bool
    problem: str
    """Why it can not be rewritten, in a clause; empty where it can."""


@dataclass(frozen=True, slots=True)
class ReferenceUse:
    """A call of device code whose argument `reference` is a texture or surface reference."""

    kind: Kind
    call: Call
    reference: range
    problem: str


@dataclass(frozen=True, slots=True)
class Textures:
    """All that a file has of texture and surface references."""

    types: tuple[ReferenceType, ...]
    declarations: tuple[ReferenceDeclaration, ...]
    uses: tuple[ReferenceUse, ...]


def find_textures(context: RuleContext) -> Textures:
    """The references of a file.  A project's own template or function of the name is none."""
    code, functions, places = context.code, context.functions, context.places
    types = tuple(_types(code, functions, places))
    declarations = tuple(d for t in types if (d := _declaration(code, functions, t)) is not None)
    known = {
        kind: frozenset(code.text[n.start] for d in declarations if d.type.kind is kind for n in d.names if len(n) == 1)
        for kind in Kind
    }
    uses = [*_texture_uses(code, functions, places, known[Kind.TEXTURE])]
    uses += _surface_uses(code, places, known[Kind.SURFACE])
    if context.source.path.suffix == EMBEDDED_SUFFIX:
        declarations = tuple(replace(d, problem=d.problem or _AT_RUN_TIME) for d in declarations)
        uses = [replace(use, problem=use.problem or _AT_RUN_TIME) for use in uses]
    return Textures(types, declarations, tuple(sorted(uses, key=lambda use: use.call.name_at)))


def _types(code: Code, functions: FunctionIndex, places: dict[bytes, tuple[int, ...]]) -> Iterator[ReferenceType]:
    for kind in Kind:
        at = places.get(kind.value, ())
        if any(code.text[index - 1] in _CLASSES and not code.is_at(index + 1, b"<") for index in at if index):
            continue  # a template of the project's own
        for index in at:
            if code.is_at(index - 1, b"::") and code.is_identifier(index - 2):
                continue
            if index and code.text[index - 1] in _MEMBER_OF:
                continue
            if code.is_at(index + 1, b"<") and (close := template_close(code, index + 1)) != NONE:
                written = ReferenceType(kind, index, close, True)
                if not _is_cudas(code, functions, places, written):
                    continue
                yield written
                yield from _of_typedef(code, places, written)


def _is_cudas(
    code: Code, functions: FunctionIndex, places: dict[bytes, tuple[int, ...]], written: ReferenceType
) -> bool:
    """Whether ``texture<...>`` is CUDA's template, and no comparison nor a project's own template of the name."""
    arguments = range(written.first + 2, written.last)
    if any(code.text[i].startswith(_ENUMERATORS) for i in arguments):
        return True
    if written.kind is Kind.SURFACE:
        return code.text[arguments.start] == b"void"
    first = split_arguments(code, written.first + 1, written.last)[0]
    if first and all(code.text[i] in TEXEL_WORDS for i in first):
        return True
    function = functions.enclosing(written.first)
    if function is not None and written.first in function.body:
        return False
    return any(name in places for name in (*FETCHES, *HOST_NAMES, b"cudaTextureReadMode"))


def _of_typedef(code: Code, places: dict[bytes, tuple[int, ...]], written: ReferenceType) -> Iterator[ReferenceType]:
    """The uses of the name that ``typedef texture<...> name;`` or ``using name = texture<...>;`` gives."""
    if code.is_at(written.first - 1, b"typedef") and code.is_identifier(written.last + 1):
        at = written.last + 1
    elif code.is_at(written.first - 1, b"=") and code.is_at(written.first - 3, b"using"):
        at = written.first - 2
    else:
        return
    for index in places[code.text[at]]:
        if index > at and not code.is_at(index - 1, b"::") and code.text[index - 1] not in _MEMBER_OF:
            yield ReferenceType(written.kind, index, index, False)


def _declaration(code: Code, functions: FunctionIndex, type_: ReferenceType) -> ReferenceDeclaration | None:
    """What is declared with a type; None where it only is named (a parameter, a cast, a typedef)."""
    first = type_.first - code.is_at(type_.first - 1, b"::")
    while first and code.text[first - 1] in _STORAGE and code.same_flow(first - 1, type_.first):
        first -= 1
    if code.is_at(first - 1, b"typedef") or functions.enclosing(type_.first) is not None:
        return None
    if code.directive[type_.first] == NONE and not _begins_statement(code, first):
        return None
    names = tuple(_names(code, type_.last + 1))
    if not names:
        return None
    storage = range(first, type_.first)
    is_extern = any(code.text[i] == b"extern" for i in storage)
    return ReferenceDeclaration(type_, storage, names, is_extern, _problem(code, type_, names))


def _begins_statement(code: Code, index: int) -> bool:
    if index == 0:
        return True
    before = index - 1
    return code.directive[before] != code.directive[index] or code.text[before] in (b";", b"{", b"}", b")", b":")


def _names(code: Code, index: int) -> Iterator[range]:
    """The declared names from a token on; nothing where no declarator begins there."""
    while True:
        last = index
        if not code.is_identifier(index):
            return
        while code.is_at(last + 1, b"##") and code.is_identifier(last + 2):
            last += 2
        after = last + 1
        in_macro = code.directive[index] != NONE
        ends = after >= len(code) or not code.same_flow(index, after)
        if not (in_macro and ends) and code.text[after] not in _AFTER_NAME:
            return
        yield range(index, last + 1)
        while not ends and code.text[after] not in (b";", b","):
            after = code.partner[after] + 1 if code.partner[after] > after else after + 1
            ends = after >= len(code) or not code.same_flow(index, after)
        if ends or code.text[after] == b";":
            return
        index = after + 1


def _problem(code: Code, type_: ReferenceType, names: tuple[range, ...]) -> str:
    if any(code.is_at(name.stop, b"[") for name in names):
        return "it is an array of references, which CUDA has none of"
    if type_.kind is Kind.TEXTURE or not type_.written:
        return "it is a member of a class" if _in_class(code, type_.first) else ""
    if code.text[type_.first + 2] != b"void":
        return "its elements are not void"
    return "it is a member of a class" if _in_class(code, type_.first) else ""


def _in_class(code: Code, index: int) -> bool:
    """Whether the nearest open brace around a place belongs to a class."""
    if code.directive[index] != NONE:
        return False
    at = index - 1
    while at >= 0:
        if code.text[at] == b"}" and code.partner[at] != NONE:
            at = code.partner[at]
        elif code.text[at] == b"{" and code.partner[at] > index and code.directive[at] == NONE:
            head = at - 1
            while head >= 0 and code.text[head] not in (b";", b"{", b"}", b")"):
                if code.text[head] in _CLASSES:
                    return True
                head -= 1
            return False
        at -= 1
    return False


def _texture_uses(
    code: Code, functions: FunctionIndex, places: dict[bytes, tuple[int, ...]], known: frozenset[bytes]
) -> Iterator[ReferenceUse]:
    for name, count in FETCHES.items():
        for call in _calls(code, functions, places.get(name, ())):
            given = len(call.arguments)
            counts = (count + 1, count + 2) if name == GATHER else (count + 1,)
            if given not in counts or not (reference := call.arguments[0]) or is_translated(code, reference):
                continue
            named = code.text[reference.stop - 1] in known and code.is_identifier(reference.stop - 1)
            if call.template_arguments and not named:
                continue
            if name == GATHER and given == count + 2 and not named and code.text[reference.start] == b"&":
                continue  # into a variable, from an object
            yield ReferenceUse(Kind.TEXTURE, call, reference, _use_problem(code, functions, reference, named))


def _use_problem(code: Code, functions: FunctionIndex, reference: range, named: bool) -> str:
    """A reference that comes in as a parameter or a variable has no record that its type could name."""
    function = functions.enclosing(reference.start)
    if named or function is None or len(reference) != 1:
        return ""
    if code.text[reference.start] in _local_names(code, function):
        return f"{code.text[reference.start].decode(errors='replace')} is a parameter or a local variable"
    return ""


def _local_names(code: Code, function: Function) -> frozenset[bytes]:
    parameters = {code.text[part.stop - 1] for part in function.parameters if part}
    return frozenset(parameters | {d.name for d in find_declarators(code, function)})


def _surface_uses(code: Code, places: dict[bytes, tuple[int, ...]], known: frozenset[bytes]) -> Iterator[ReferenceUse]:
    for table in (SURFACE_READS, SURFACE_WRITES):
        for name in table:
            for index in places.get(name, ()):
                call = call_at(code, index)
                if call is None:
                    continue
                for part in call.arguments[:2]:
                    if part and code.text[part.stop - 1] in known and code.is_identifier(part.stop - 1):
                        yield ReferenceUse(Kind.SURFACE, call, part, "")
                        break


def _calls(code: Code, functions: FunctionIndex, places: tuple[int, ...]) -> Iterator[Call]:
    """Calls of CUDA's own function of a name: no members, and no definitions of a function of that name."""
    defined = any(function.name_at in places for function in functions.functions)
    for index in places:
        if defined or (index and code.text[index - 1] in _MEMBER_OF):
            continue
        if code.is_at(index - 1, b"::") and code.is_identifier(index - 2):
            continue
        if (call := call_at(code, index)) is not None and not _is_macro_name(code, index):
            yield call


def _is_macro_name(code: Code, index: int) -> bool:
    number = code.directive[index]
    return number != NONE and code.directives[number].name == b"define" and index == code.directives[number].first + 2


def is_translated(code: Code, argument: range) -> bool:
    """Whether an argument is the device's view of a reference already, as a HIP translation writes it."""
    return bool(argument) and code.text[argument.start] == b"wavebridge" and code.is_at(argument.start + 1, b"::")


def is_faulty_fetch(code: Code, call: Call) -> bool:
    """Whether HIP's function of the name gives something else than CUDA's."""
    return code.text[call.name_at] in FAULTY_IN_HIP


def named_by_string(
    calls: Callable[..., Iterator[Call]], code: Code, textures: Textures
) -> Iterator[tuple[int, bytes]]:
    """Names in quotes that stand for a reference of the file, as CUDA took them before release 5: token and name."""
    names = {code.text[n.start] for d in textures.declarations for n in d.names if len(n) == 1}
    for call in calls(b"cudaGetTextureReference", b"cudaGetSurfaceReference"):
        if len(call.arguments) == 2 and len(call.arguments[1]) == 1:
            at = call.arguments[1].start
            if code.kind[at] == TokenKind.STRING and code.text[at].strip(b'"') in names:
                yield at, code.text[at].strip(b'"')
