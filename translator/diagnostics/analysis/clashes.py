"""Functions of a project that HIP defines too: atomics on floating point, and operators on the vector types.

CUDA has no ``atomicMax(double*, double)`` and no vector operators, so projects write their own; HIP's headers have both
(``amd_hip_atomic.h`` since ROCm 4, ``amd_hip_vector_types.h``), and the definitions collide.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from translator.structure.code import Code
from translator.structure.functions import Function
from translator.structure.preprocessor import ConditionalGroup

_FLOAT_ATOMICS = frozenset({b"atomicMax", b"atomicMin", b"atomicAdd"})
_EXTREMA = {b"min": (b"<", b">"), b"max": (b">", b"<")}
_VECTOR = re.compile(rb"(?:u?(?:char|short|int|long|longlong)|float|double)([1-4])\Z")
_COMPOUND = frozenset({b"+=", b"-=", b"*=", b"/=", b"%=", b"&=", b"|=", b"^=", b"<<=", b">>="})
_BINARY = frozenset({b"*", b"/"})
_FIELDS = (b"x", b"y", b"z", b"w")
_SCOPE_WORDS = frozenset({b"namespace", b"class", b"struct"})


class ClashKind(StrEnum):
    SAME_MEANING = "same_meaning"
    """HIP's function does what the project's does: the project's is left out."""
    ON_DEVICE = "on_device"
    """HIP's does the same on the device and is not there on the host: the project's stays for the host."""
    OTHER_MEANING = "other_meaning"
    """HIP's does something else, or it cannot be told: calls would be ambiguous."""


@dataclass(frozen=True, slots=True)
class Clash:
    function: Function
    kind: ClashKind


def find_clashes(
    code: Code, functions: tuple[Function, ...], conditionals: tuple[ConditionalGroup, ...]
) -> Iterator[Clash]:
    """The project's definitions at global scope that HIP's headers collide with; those kept from HIP already do not."""
    for function in functions:
        if _is_kept_from_hip(code, function, conditionals):
            continue
        name = function.name
        if name in _FLOAT_ATOMICS:
            if _is_float_atomic(code, function) and _is_global(code, function):
                yield Clash(function, ClashKind.SAME_MEANING)
        elif name in _EXTREMA:
            if (kind := _extremum(code, function)) is not None:
                yield Clash(function, kind)
        elif name.startswith(b"operator") and (symbol := name[len(b"operator") :]) in _COMPOUND | _BINARY:
            vector = _vector_operands(code, function)
            if vector is not None and _is_global(code, function):
                same = _is_component_wise(code, function, symbol, vector)
                yield Clash(function, ClashKind.SAME_MEANING if same else ClashKind.OTHER_MEANING)


def _is_kept_from_hip(code: Code, function: Function, conditionals: tuple[ConditionalGroup, ...]) -> bool:
    """Whether a conditional around a function asks for the platform."""
    at = code.start[function.first]
    for group in conditionals:
        if group.span.start <= at < group.span.end:
            asked = group.branches[0].directive
            if any(code.text[i].startswith(b"__HIP_PLATFORM") for i in range(asked.first, asked.last + 1)):
                return True
    return False


def _is_global(code: Code, function: Function) -> bool:
    """Whether a function is no template, and no namespace or class encloses it."""
    return b"template" not in code.text[function.first : function.name_at] and _is_outside_scopes(code, function)


def _is_outside_scopes(code: Code, function: Function) -> bool:
    """Whether no namespace or class encloses a function (``extern "C++"`` blocks aside)."""
    if code.is_at(function.name_at - 1, b"::"):
        return False
    index = function.first - 1
    while index >= 0:
        if code.text[index] == b"{" and code.partner[index] > function.first:
            before = code.text[max(index - 3, 0) : index]
            if any(word in _SCOPE_WORDS for word in before):
                return False
        elif code.text[index] == b"}" and 0 <= code.partner[index] < index:
            index = code.partner[index]
        index -= 1
    return True


def _type_words(code: Code, part: range) -> tuple[bytes, ...]:
    """A parameter's declaration without its name and qualifiers."""
    words = [code.text[i] for i in part if code.text[i] not in (b"const", b"volatile", b"__restrict__", b"register")]
    return tuple(words[:-1] if len(words) > 1 and code.is_identifier(part.stop - 1) else words)


def _is_float_atomic(code: Code, function: Function) -> bool:
    if len(function.parameters) != 2:
        return False
    address, value = (_type_words(code, part) for part in function.parameters)
    if function.name == b"atomicAdd":
        return (address, value) == ((b"double", b"*"), (b"double",))
    return address in ((b"float", b"*"), (b"double", b"*")) and value == address[:1]


def _extremum(code: Code, function: Function) -> ClashKind | None:
    """``template <typename T> __device__ T max(T a, T b)``, which clang's HIP headers have for the device.

    (``__clang_hip_math.h``; CUDA's have overloads for each type and no template.)
    """
    head = code.text[function.first : function.name_at]
    if not _is_outside_scopes(code, function) or head[:2] != (b"template", b"<") or len(head) < 5 or head[4] != b">":
        return None
    of_type, types = head[3], [_type_words(code, part) for part in function.parameters]
    if len(types) != 2 or any(words not in ((of_type,), (of_type, b"&")) for words in types) or head[-1] == b"&":
        return None
    if b"__device__" not in head and not any(word.isupper() and len(word) > 1 for word in head[5:]):
        return None
    a, b = (code.text[part.stop - 1] for part in function.parameters)
    body = [word for i in function.body if (word := code.text[i]) not in (b"(", b")")]
    less, more = _EXTREMA[function.name]
    same = [
        [b"return", x, sign, y, b"?", *((x, b":", y) if sign[:1] == less else (y, b":", x)), b";"]
        for x, y in ((a, b), (b, a))
        for sign in (less, more, less + b"=", more + b"=")
    ]
    if b"__device__" not in head or body not in same:
        return ClashKind.OTHER_MEANING
    return ClashKind.ON_DEVICE if b"__host__" in head else ClashKind.SAME_MEANING


def _vector_operands(code: Code, function: Function) -> bytes | None:
    """The vector type of both parameters, where both have the same one."""
    if len(function.parameters) != 2:
        return None
    left, right = (_type_words(code, part) for part in function.parameters)
    if not left or not right or left[0] != right[0] or not _VECTOR.match(left[0]):
        return None
    if any(word != b"&" for word in left[1:] + right[1:]):
        return None
    return left[0]


def _is_component_wise(code: Code, function: Function, symbol: bytes, vector: bytes) -> bool:
    """Whether the body applies the operator to each pair of components and to nothing else."""
    match = _VECTOR.match(vector)
    assert match is not None
    fields = _FIELDS[: int(match[1])]
    names = [code.text[part.stop - 1] for part in function.parameters]
    body = [code.text[i] for i in function.body]
    if symbol in _COMPOUND:
        return body in _compound_bodies(names, symbol, fields)
    return body in _binary_bodies(names, symbol, fields, vector)


def _compound_bodies(names: list[bytes], symbol: bytes, fields: tuple[bytes, ...]) -> list[list[bytes]]:
    a, b = names
    by_field = [word for f in fields for word in (a, b".", f, symbol, b, b".", f, b";")]
    whole = [a, b"=", a, symbol[:-1], b, b";"]
    tail = [b"return", a, b";"]
    returned = [b"return", a, b"=", a, symbol[:-1], b, b";"]
    return [by_field, by_field + tail, whole, whole + tail, returned]


def _binary_bodies(names: list[bytes], symbol: bytes, fields: tuple[bytes, ...], vector: bytes) -> list[list[bytes]]:
    a, b = names
    parts: list[bytes] = []
    for f in fields:
        parts += [a, b".", f, symbol, b, b".", f, b","]
    parts.pop()
    make = b"make_" + vector
    return [
        [b"return", make, b"(", *parts, b")", b";"],
        [b"return", b"(", make, b"(", *parts, b")", b")", b";"],
        [b"return", b"{", *parts, b"}", b";"],
        [b"return", vector, b"{", *parts, b"}", b";"],
    ]
