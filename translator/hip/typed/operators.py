"""libclang's operators (clang-c/Index.h, CXBinaryOperatorKind and CXUnaryOperatorKind)."""

from __future__ import annotations

from enum import IntEnum
from typing import Final


class Binary(IntEnum):
    MUL = 3
    DIV = 4
    REM = 5
    ADD = 6
    SUB = 7
    SHL = 8
    SHR = 9
    LT = 11
    GT = 12
    LE = 13
    GE = 14
    EQ = 15
    NE = 16
    AND = 17
    XOR = 18
    OR = 19
    LOGICAL_AND = 20
    LOGICAL_OR = 21
    ASSIGN = 22
    MUL_ASSIGN = 23
    DIV_ASSIGN = 24
    REM_ASSIGN = 25
    ADD_ASSIGN = 26
    SUB_ASSIGN = 27
    SHL_ASSIGN = 28
    SHR_ASSIGN = 29
    AND_ASSIGN = 30
    XOR_ASSIGN = 31
    OR_ASSIGN = 32
    COMMA = 33


class Unary(IntEnum):
    POST_INCREMENT = 1
    POST_DECREMENT = 2
    PRE_INCREMENT = 3
    PRE_DECREMENT = 4
    ADDRESS = 5
    DEREFERENCE = 6
    PLUS = 7
    MINUS = 8
    NOT = 9
    LOGICAL_NOT = 10


SHIFTS: Final = frozenset({Binary.SHL, Binary.SHR, Binary.SHL_ASSIGN, Binary.SHR_ASSIGN})
COMPARISONS: Final = frozenset({Binary.LT, Binary.GT, Binary.LE, Binary.GE, Binary.EQ, Binary.NE})
LOGICAL: Final = COMPARISONS | {Binary.LOGICAL_AND, Binary.LOGICAL_OR}
COMPOUND: Final = frozenset(range(Binary.MUL_ASSIGN, Binary.OR_ASSIGN + 1))
STEPS: Final = frozenset({Unary.POST_INCREMENT, Unary.POST_DECREMENT, Unary.PRE_INCREMENT, Unary.PRE_DECREMENT})
UPWARD: Final = frozenset({Unary.POST_INCREMENT, Unary.PRE_INCREMENT})
