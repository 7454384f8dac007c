"""Why something can't be lowered; caught at each statement, so that all reasons of a kernel show at once."""

from __future__ import annotations

from translator.frontend.cursors import Node

SOURCE_ERRORS = "WB9002"
CONSTRUCT = "WB4001"
NO_BODY = "WB4002"
UNKNOWN_FUNCTION = "WB4003"
RECURSION = "WB4004"
FUNCTION_POINTER = "WB4005"
GOTO = "WB4006"
INLINE_PTX = "WB4007"
TEXTURE = "WB4008"
GROUP = "WB4009"
ALLOCATION = "WB4010"
TYPE = "WB4011"
POINTER_INTEGER = "WB4012"
DEVICE_LAUNCH = "WB4013"
CLOCK = "WB4014"
TENSOR_CORE = "WB4015"
PRINTF = "WB4016"
HOST_VARIABLE = "WB4017"
CLASS = "WB4018"
MEMORY_COPY = "WB4019"
INTERNAL = "WB4099"


class Unsupported(Exception):
    """A construct that has no lowering: a rule id, one sentence, and where."""

    def __init__(self, rule: str, message: str, node: Node | None = None) -> None:
        super().__init__(message)
        self.rule = rule
        self.message = message
        self.node = node


class Poisoned(Exception):
    """Something depends on a declaration that failed and has been reported."""
