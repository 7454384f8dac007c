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
