"""Compares the parameters of a CUDA function with those of its HIP counterpart."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

Signature = tuple[str, ...]

_QUALIFIERS: Final = re.compile(r"\b(const|volatile|struct|enum|union|class|restrict|__restrict__?|__restrict)\b")
_ARRAY: Final = re.compile(r"\[[^\]]*\]")
_INTEGERS: Final = {
    "char": 1,
    "signed char": 1,
    "unsigned char": 1,
    "int8_t": 1,
    "uint8_t": 1,
    "short": 2,
    "unsigned short": 2,
    "int16_t": 2,
    "uint16_t": 2,
    "int": 4,
    "unsigned int": 4,
    "unsigned": 4,
    "int32_t": 4,
    "uint32_t": 4,
    "long": 8,
    "unsigned long": 8,
    "long long": 8,
    "unsigned long long": 8,
    "long long int": 8,
    "unsigned long long int": 8,
    "size_t": 8,
    "int64_t": 8,
    "uint64_t": 8,
    "bool": 1,
}
_SPELLED: Final = {
    "int8_t": "signed char",
    "uint8_t": "unsigned char",
    "int16_t": "short",
    "uint16_t": "unsigned short",
    "int32_t": "int",
    "uint32_t": "unsigned int",
    "unsigned": "unsigned int",
    "int64_t": "long",
    "uint64_t": "unsigned long",
    "size_t": "unsigned long",
    "long long int": "long long",
    "unsigned long long int": "unsigned long long",
}
"""The integers as the compiler has them for x86-64 Linux."""
_FLOATS: Final = frozenset({"float", "double"})
BUILTIN: Final = frozenset({*_INTEGERS, *_FLOATS, "void"})


@dataclass(frozen=True, slots=True)
class Parameter:
    """A parameter's type, split: its base type without qualifiers, and how many times it is pointed to."""

    base: str
    depth: int


def split(text: str) -> Parameter:
    """Split a spelled type; arrays count as pointers."""
    plain = _QUALIFIERS.sub(" ", text.removesuffix("="))
    depth = plain.count("*") + len(_ARRAY.findall(plain))
    base = " ".join(_ARRAY.sub("", plain).replace("*", " ").replace("&", " ").split())
    return Parameter(base, depth)


TypePair = Callable[[str, str], bool | None]
"""Whether a CUDA type stands for a HIP type; None where one of them is unknown."""


Plain = Callable[[str, str], tuple[str, str]]
"""A CUDA and a HIP type with their typedefs resolved."""


def integers_agree(cuda: str, hip: str) -> bool | None:
    """Whether two types with their typedefs resolved are integers, or point to integers, that agree; None for others."""
    left, right = split(cuda), split(hip)
    if left.base not in _INTEGERS or right.base not in _INTEGERS or left.depth != right.depth:
        return None
    return not left.depth or _INTEGERS[left.base] == _INTEGERS[right.base]


def difference(cuda: Signature, hip: Signature, same_type: TypePair) -> str | None:
    """The first difference, in words for a user; None where a call carries over as it is.

    Only the arguments that a call may give on both sides are compared: parameters with defaults may be more on one side.
    """
    if not arities(cuda) & arities(hip):
        return f"CUDA's call has {_arguments(len(cuda))}, HIP's has {len(hip)}."
    for index, (left, right) in enumerate(zip(cuda, hip, strict=False)):
        if "(" in left or "(" in right:
            continue
        if not _compatible(split(left), split(right), same_type):
            return f"Argument {index + 1} is '{shown_type(left)}' in CUDA and '{shown_type(right)}' in HIP."
    return None


def pointer_casts(cuda: Signature, hip: Signature, plain: Plain) -> tuple[tuple[int, str], ...]:
    """The arguments of a call that agrees which need a cast all the same, with HIP's type.

    C++ converts ``T *`` to ``const T *`` by itself, and neither the other way nor ``T **`` to ``const T **`` ([conv.qual]);
    nor does it convert pointers to different integers of the same size.
    """
    found = []
    for index, (left, right) in enumerate(zip(cuda, hip, strict=False)):
        if "(" in left or "(" in right:
            continue
        from_, to = _qualification(left), _qualification(right)
        if len(from_) == len(to) and (not _converts(from_, to) or _other_integers(*plain(left, right))):
            found.append((index, shown_type(_pointer_form(right))))
    return tuple(found)


def _other_integers(cuda: str, hip: str) -> bool:
    """Whether two types point to different integers."""
    left, right = split(cuda), split(hip)
    if not left.depth or left.depth != right.depth or left.base not in _INTEGERS or right.base not in _INTEGERS:
        return False
    return _SPELLED.get(left.base, left.base) != _SPELLED.get(right.base, right.base)


def _pointer_form(text: str) -> str:
    return _ARRAY.sub("*", text)


def _qualification(text: str) -> tuple[bool, ...]:
    """For each thing that is pointed to, from the innermost on: whether it is const."""
    parts = _pointer_form(text.removesuffix("=")).split("*")
    return tuple(bool(re.search(r"\bconst\b", part)) for part in parts[:-1])


def _converts(from_: tuple[bool, ...], to: tuple[bool, ...]) -> bool:
    if any(had and not has for had, has in zip(from_, to, strict=True)):
        return False
    changed = [level for level, (had, has) in enumerate(zip(from_, to, strict=True)) if had != has]
    return not changed or all(to[changed[0] + 1 :])


def arities(signature: Signature) -> frozenset[int]:
    """With how many arguments a function may be called."""
    required = sum(not parameter.endswith("=") for parameter in signature)
    return frozenset(range(required, len(signature) + 1))


def _arguments(count: int) -> str:
    return {0: "no argument", 1: "one argument"}.get(count, f"{count} arguments")


def shown_type(text: str) -> str:
    """A type as a user would write it."""
    return " ".join(re.sub(r"\b(struct|enum|union)\b", " ", text.removesuffix("=")).split())


def _compatible(cuda: Parameter, hip: Parameter, same_type: TypePair) -> bool:
    if hip.base == "void" and hip.depth == 1 and cuda.depth >= 1:
        return True
    if cuda.depth == hip.depth:
        return _same_base(cuda, hip, same_type)
    # A handle or a device pointer may be spelled as a typedef on one side and with its star on the other.
    known = same_type(cuda.base + " *" * cuda.depth, hip.base + " *" * hip.depth)
    return bool(known)


def _same_base(cuda: Parameter, hip: Parameter, same_type: TypePair) -> bool:
    left, right = cuda.base, hip.base
    if left == right:
        return True
    if left in _INTEGERS and right in _INTEGERS:
        return cuda.depth == 0 or _INTEGERS[left] == _INTEGERS[right]
    if left in _FLOATS or right in _FLOATS:
        return (left, right, cuda.depth) == ("float", "double", 0)
    known = same_type(left, right)
    return True if known is None else known
