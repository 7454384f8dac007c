"""Inline assembly statements, as far as the rules need to know them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from translator.lexer import TokenKind
from translator.structure.code import NONE, Code

_KEYWORDS = frozenset({b"asm", b"__asm__", b"__asm"})
_QUALIFIERS = frozenset({b"volatile", b"__volatile__", b"inline", b"goto"})
_INSTRUCTION = re.compile(rb"(?:^|[;{}]|\\n|\\t)[\s\\nt]*(?:@!?%?\w+\s+)?([a-z][a-z0-9]*(?:\.[\w:]+)*)")


@dataclass(frozen=True, slots=True)
class AssemblyStatement:
    """``asm [volatile] ("text" : outputs : inputs : clobbers)``; `text_part` holds the tokens of the text.

    `instructions` are the opcodes in it, in order, each once; empty where the text only is a compiler barrier.
    """

    first: int
    last: int
    text_part: range
    instructions: tuple[str, ...]


def find_assembly(code: Code) -> Iterator[AssemblyStatement]:
    """Every inline assembly statement, macro bodies and untaken branches included."""
    for index, text in enumerate(code.text):
        if text not in _KEYWORDS or not code.is_identifier(index):
            continue
        opener = index + 1
        while opener < len(code) and code.text[opener] in _QUALIFIERS:
            opener += 1
        if not code.is_at(opener, b"(") or code.partner[opener] == NONE:
            continue
        closer = code.partner[opener]
        part = range(opener + 1, _text_end(code, opener + 1, closer))
        yield AssemblyStatement(index, closer, part, _instructions(code, part))


def _text_end(code: Code, index: int, closer: int) -> int:
    while index < closer and code.text[index] not in (b":", b"::"):
        index = code.partner[index] + 1 if code.partner[index] > index else index + 1
    return index


def _instructions(code: Code, part: range) -> tuple[str, ...]:
    text = b"".join(
        code.text[i][1:-1] for i in part if code.kind[i] == TokenKind.STRING and code.text[i].startswith(b'"')
    )
    found = (match[1].decode(errors="replace") for match in _INSTRUCTION.finditer(text))
    return tuple(dict.fromkeys(name for name in found if name not in ("reg", "n", "t")))
