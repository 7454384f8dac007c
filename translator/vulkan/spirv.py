"""Small changes to compiled modules that GLSL has no words for."""

from __future__ import annotations

import struct
from collections.abc import Iterator

_OP_VARIABLE = 59
_OP_DECORATE = 71
_ANNOTATIONS = (71, 72, 73, 74, 75, 332, 5632, 5633)
"""OpDecorate and its kin (SPIR-V specification, 3.52.3)."""
_STORAGE_BUFFER = 12
_ALIASED = 20
_HEADER_WORDS = 5

Instruction = tuple[int, int, int]
"""Opcode, first word, number of words."""


def mark_aliased(spirv: bytes) -> bytes:
    """Decorate every storage buffer `Aliased`: a host may bind one allocation to several of a kernel's arguments.

    Without it a compiler may take the buffers for distinct memory (SPIR-V specification, 2.18.2, "Aliasing").
    """
    words = list(struct.unpack(f"<{len(spirv) // 4}I", spirv))
    buffers: list[int] = []
    insert_at = None
    for opcode, start, count in instructions(words):
        if opcode in _ANNOTATIONS:
            insert_at = start + count
        elif opcode == _OP_VARIABLE and words[start + 3] == _STORAGE_BUFFER:
            buffers.append(words[start + 2])
    if insert_at is None or len(buffers) < 2:
        return spirv
    extra = [w for b in buffers for w in (3 << 16 | _OP_DECORATE, b, _ALIASED)]
    changed = words[:insert_at] + extra + words[insert_at:]
    return struct.pack(f"<{len(changed)}I", *changed)


def instructions(words: list[int]) -> Iterator[Instruction]:
    """The instructions of a module; stops at a malformed one."""
    at = _HEADER_WORDS
    while at < len(words):
        count = words[at] >> 16
        if count == 0:
            return
        yield words[at] & 0xFFFF, at, count
        at += count
