"""Calls by name, and kernel launches."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass

from translator.structure.code import NONE, Code
from translator.structure.lists import split_arguments, template_close, template_open


@dataclass(frozen=True, slots=True)
class Call:
    """``name(arguments)`` or ``name<...>(arguments)``; macro invocations look the same."""

    name_at: int
    opener: int
    closer: int
    arguments: tuple[range, ...]
    template_arguments: range
    """The tokens between ``<`` and ``>``; empty without them."""


@dataclass(frozen=True, slots=True)
class Launch:
    """``callee<<<configuration>>>(arguments)``.

    `callee` covers the whole expression that names the kernel, template arguments and namespaces included.  `call_open`
    and `call_close` are NONE for a macro that gives only the configuration.
    """

    callee: range
    name_at: int
    open: int
    close: int
    configuration: tuple[range, ...]
    call_open: int
    call_close: int
    arguments: tuple[range, ...]


def call_at(code: Code, index: int) -> Call | None:
    """The call whose name is the token at `index`, if it is followed by an argument list."""
    opener = index + 1
    template = range(0)
    if code.is_at(opener, b"<") and (close := template_close(code, opener)) != NONE:
        template = range(opener + 1, close)
        opener = close + 1
    if not code.is_at(opener, b"(") or not code.same_flow(index, opener):
        return None
    closer = code.partner[opener]
    if closer == NONE:
        return None
    return Call(index, opener, closer, tuple(split_arguments(code, opener)), template)


def find_calls(code: Code, names: Collection[bytes], within: range | None = None) -> Iterator[Call]:
    """Every call of one of the names, in order; those in macro bodies and untaken branches too."""
    for index in within if within is not None else range(len(code)):
        if code.text[index] in names and code.is_identifier(index) and (call := call_at(code, index)) is not None:
            yield call


def find_launches(code: Code) -> list[Launch]:
    found: list[Launch] = []
    for index, text in enumerate(code.text):
        if text == b"<<<" and (launch := _launch_at(code, index)) is not None:
            found.append(launch)
    return found


def _launch_at(code: Code, opener: int) -> Launch | None:
    name_at, callee_first = _callee(code, opener)
    close = _configuration_close(code, opener)
    if name_at == NONE or close == NONE or _is_macro_name(code, name_at):
        return None
    call_open = call_close = NONE
    arguments: tuple[range, ...] = ()
    if code.is_at(close + 1, b"(") and code.same_flow(opener, close + 1) and code.partner[close + 1] != NONE:
        call_open = close + 1
        call_close = code.partner[call_open]
        arguments = tuple(split_arguments(code, call_open))
    configuration = tuple(split_arguments(code, opener, close))
    return Launch(range(callee_first, opener), name_at, opener, close, configuration, call_open, call_close, arguments)


def _is_macro_name(code: Code, index: int) -> bool:
    """Whether a token is the name that a ``#define`` defines."""
    number = code.directive[index]
    return number != NONE and code.directives[number].name == b"define" and index == code.directives[number].first + 2


def _configuration_close(code: Code, opener: int) -> int:
    """The ``>>>`` at bracket level that ends the configuration; the one followed by ``(`` is preferred."""
    fallback = NONE
    index = opener + 1
    while index < len(code) and code.same_flow(index, opener):
        text = code.text[index]
        if text == b">>>":
            if code.is_at(index + 1, b"("):
                return index
            fallback = index if fallback == NONE else fallback
        elif text in (b";", b"<<<"):
            break
        elif code.partner[index] > index:
            index = code.partner[index]
        elif text in (b")", b"]", b"{", b"}"):
            break
        index += 1
    return fallback


def _callee(code: Code, opener: int) -> tuple[int, int]:
    """The name token and the first token of the expression in front of ``<<<``; (NONE, NONE) where there is none."""
    index = opener - 1
    if index < 0 or not code.same_flow(index, opener):
        return NONE, NONE
    name_at = NONE
    while index >= 0 and code.same_flow(index, opener):
        text = code.text[index]
        if text in (b">", b">>", b">>>"):
            index = template_open(code, index) - 1
            if index < 0:
                return NONE, NONE
        elif text in (b")", b"]"):
            if code.partner[index] == NONE:
                return NONE, NONE
            index = code.partner[index]
            if not code.is_identifier(index - 1) or code.text[index - 1] in (b"return",):
                return (index + 1 if name_at == NONE else name_at), index
            index -= 1
        if not code.is_identifier(index):
            return NONE, NONE
        name_at = index if name_at == NONE else name_at
        if code.is_at(index - 1, b"template") and code.text[index - 2] in (b"::", b".", b"->"):
            index -= 1  # `x.template k<T>`: the keyword belongs to the name
        if code.is_at(index - 1, b"##") or code.text[index - 1] in (b"::", b".", b"->"):
            step = index - 2
            if not (code.is_identifier(step) or code.text[step] in (b">", b")", b"]")):
                return name_at, index - 1 if code.text[index - 1] == b"::" else index
            index = step
            continue
        return name_at, index
    return NONE, NONE


def template_arguments_at(code: Code, index: int) -> list[range] | None:
    """The template arguments of ``name<...>`` for the name at `index`; None where no list follows."""
    if not code.is_at(index + 1, b"<"):
        return None
    close = template_close(code, index + 1)
    return None if close == NONE else split_arguments(code, index + 1, close)
