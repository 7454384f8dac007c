"""Integer literals of C++ [lex.icon]."""

from __future__ import annotations

import re

_INTEGER = re.compile(rb"(0[xX][0-9a-fA-F']+|0[bB][01']+|[0-9][0-9']*)([uUlLzZ]*)\Z")


def integer_value(text: bytes) -> int | None:
    """The value of an integer literal; None for anything else."""
    match = _INTEGER.match(text)
    if match is None:
        return None
    digits = match[1].replace(b"'", b"").lower()
    if digits.startswith((b"0x", b"0b")):
        return int(digits, 0)
    return (
        int(digits, 8)
        if len(digits) > 1 and digits.startswith(b"0") and set(digits) <= set(b"01234567")
        else int(digits)
    )


def is_64_bit_literal(text: bytes) -> bool:
    """Whether a literal has 64 bits by its suffix (``ll``, or ``l`` on LP64) or by its value."""
    match = _INTEGER.match(text)
    if match is None:
        return False
    value = integer_value(text)
    return b"l" in match[2].lower() or (value is not None and value > 0xFFFFFFFF)
