"""Reads the names that a Cython declaration file (``.pxd``) of HIP's Python bindings declares.

The bindings are generated from HIP's headers, so that a name in them is a name of that release; a name that they lack may
still exist, since they cover the C interface only.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from scripts.generate_mappings.interface import Symbol
from translator.mappings import Kind

_FUNCTION: Final = re.compile(
    r"^cdef\s+(?P<result>[\w *]+?)\s*\b(?P<name>\w+)\((?P<parameters>.*)\)\s*(except|noexcept|nogil|$)"
)
_BLOCK: Final = re.compile(r"^\s*(?:cdef|ctypedef)\s+(?P<what>enum|struct|union)\b\s*(?P<name>\w+)?[^:]*:\s*$")
_MACRO: Final = re.compile(r"^\s+cdef\s+[\w ]+?[ *]+(?P<name>\w+)\s*$")
_POINTER_TYPE: Final = re.compile(r"^\s+ctypedef\s+.*\(\*\s*(?P<name>\w+)\)")
_TYPE: Final = re.compile(r"^\s+ctypedef\s+.*?\b(?P<name>\w+)\s*$")
_MEMBER: Final = re.compile(r"\b(?P<name>\w+)\s*(?:\[[^\]]*\])*\s*$")


def read_bindings(text: str, module: str) -> Iterator[Symbol]:
    """The names of one file's text; `module` is recorded as their header."""
    block = ""
    owner = ""
    indent = 0
    for line in text.splitlines():
        if not line.strip() or line.lstrip().startswith(("#", "from ", "import ")):
            continue
        depth = len(line) - len(line.lstrip())
        if block and depth > indent:
            yield from _inside(block, owner, line, module)
            continue
        block = ""
        if match := _BLOCK.match(line):
            block, owner, indent = match["what"], match["name"] or "", depth
            if owner:
                yield Symbol(owner, Kind.TYPE, module)
        else:
            yield from _single(line, module)


def _inside(block: str, owner: str, line: str, module: str) -> Iterator[Symbol]:
    match = _MEMBER.search(line)
    if match is None or match["name"] == "pass":
        return
    if block == "enum":
        yield Symbol(match["name"], Kind.ENUMERATOR, module)
    elif owner:
        yield Symbol(f"{owner}.{match['name']}", Kind.FIELD, module)


def _single(line: str, module: str) -> Iterator[Symbol]:
    if match := _FUNCTION.match(line):
        yield Symbol(match["name"], Kind.FUNCTION, module, (_parameters(match["parameters"]),))
    elif match := (_POINTER_TYPE.match(line) or _TYPE.match(line)):
        yield Symbol(match["name"], Kind.TYPE, module)
    elif match := _MACRO.match(line):
        yield Symbol(match["name"], Kind.MACRO, module)


def _parameters(text: str) -> tuple[str, ...]:
    """The parameter types; a declarator's name is its last word."""
    parts = [part.strip() for part in _split(text)]
    if parts in ([], [""], ["void"]):
        return ()
    return tuple(part if "(" in part else re.sub(r"\s*\w+\s*$", "", part) or part for part in parts)


def _split(text: str) -> Iterator[str]:
    depth = 0
    start = 0
    for index, character in enumerate(text):
        depth += (character in "([") - (character in ")]")
        if character == "," and depth == 0:
            yield text[start:index]
            start = index + 1
    yield text[start:]
