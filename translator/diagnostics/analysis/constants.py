"""Values of expressions that consist of integer literals."""

from __future__ import annotations

from translator.structure.code import Code
from translator.structure.literals import integer_value

_PRECEDENCE = {b"*": 3, b"/": 3, b"%": 3, b"+": 2, b"-": 2, b"<<": 1, b">>": 1}


def constant_value(code: Code, part: range) -> int | None:
    """The value of an expression of literals, ``+ - * / % << >>`` and brackets; None where there is anything else."""
    position = part.start

    def primary() -> int | None:
        nonlocal position
        if position >= part.stop:
            return None
        text = code.text[position]
        position += 1
        if text != b"(":
            return integer_value(text)
        value = expression(0)
        if position >= part.stop or code.text[position] != b")":
            return None
        position += 1
        return value

    def expression(least: int) -> int | None:
        nonlocal position
        left = primary()
        while left is not None and position < part.stop:
            operation = code.text[position]
            level = _PRECEDENCE.get(operation, 0)
            if level <= least:
                break
            position += 1
            right = expression(level)
            left = None if right is None else _apply(operation, left, right)
        return left

    value = expression(0) if part else None
    return value if position == part.stop else None


def _apply(operation: bytes, left: int, right: int) -> int | None:
    if operation in (b"/", b"%"):
        if right == 0:
            return None
        return left // right if operation == b"/" else left % right
    if operation in (b"<<", b">>"):
        if right > 63:
            return None
        return left << right if operation == b"<<" else left >> right
    if operation == b"*":
        return left * right
    return left + right if operation == b"+" else left - right
