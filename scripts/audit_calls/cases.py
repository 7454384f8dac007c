"""Writes CUDA source that calls every function once, each on a line of its own."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from scripts.audit_calls.prototypes import Parameter, Prototype

_ARRAY = re.compile(r"\s*\[[^\]]*\]")
_BARE = re.compile(r"\b(?:enum|struct|union)\s+")


@dataclass(frozen=True, slots=True)
class Cases:
    """A CUDA source and, by line (counted from 1), the name that the line uses."""

    text: str
    lines: dict[int, str]


def write_cases(includes: Iterable[str], prototypes: Iterable[Prototype]) -> Cases:
    """One function a call, whose parameters have the types of the prototype; calls with defaults left out come on top.

    The result is bound to a variable of the prototype's result type, so that the result's type is compared too.
    """
    text = [f"#include <{name}>" for name in includes]
    lines: dict[int, str] = {}
    for prototype in prototypes:
        for count in sorted({prototype.required, len(prototype.parameters)}):
            number = len(text) + 1
            lines[number] = prototype.name
            text.append(_case(prototype, count, number))
    return Cases("\n".join(text) + "\n", lines)


def write_member_cases(includes: Iterable[str], members: Iterable[str]) -> Cases:
    """One function a member (``cudaDeviceProp.major``), which reads the member of a struct that it is given."""
    text = [f"#include <{name}>" for name in includes]
    lines: dict[int, str] = {}
    for name in members:
        struct, _, member = name.partition(".")
        number = len(text) + 1
        lines[number] = name
        text.append(f"inline void case_{number}({struct} *p{number}) {{ (void)p{number}->{member}; }}")
    return Cases("\n".join(text) + "\n", lines)


def _case(prototype: Prototype, count: int, number: int) -> str:
    used = prototype.parameters[:count]
    where = "__device__ " if prototype.on_device and not prototype.on_host else ""
    aliases = "".join(_aliases(used, number))
    declared = ", ".join(_declared(parameter, index, number) for index, parameter in enumerate(used))
    call = f"{prototype.name}({', '.join(f'a{index}' for index in range(count))})"
    result = prototype.result
    body = f"{call};" if result == "void" else f"{result} r = {call}; (void)r;"
    return f"{aliases}{where}inline void case_{number}({declared}) {{ {body} }}"


def _aliases(parameters: tuple[Parameter, ...], number: int) -> Iterator[str]:
    """Function types need a name before they can be a parameter's."""
    for index, parameter in enumerate(parameters):
        if "(" in parameter.type:
            yield f"using function_{number}_{index} = {parameter.type}; "


def _declared(parameter: Parameter, index: int, number: int) -> str:
    if "(" in parameter.type:
        return f"function_{number}_{index} a{index}"
    spelled = _ARRAY.sub(" *", parameter.type)
    return f"{spelled} a{index}"
