"""Members of ``cudaDeviceProp`` that HIP's struct lacks, where a device attribute answers the same question.

The attribute needs the device: it is certain where one call in the function, before the use, filled the variable, and what
it named the device by still has that value.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from translator.diagnostics.analysis.fields import FieldUse
from translator.mappings import Status
from translator.source import Span
from translator.structure.calls import Call, find_calls
from translator.structure.code import Code
from translator.structure.functions import FunctionIndex
from translator.structure.literals import integer_value

_STRUCT: Final = "cudaDeviceProp."
_QUERY: Final = re.compile(r"^Query (hipDeviceAttribute\w+) with hipDeviceGetAttribute\.$")
_FILLERS: Final = (b"cudaGetDeviceProperties", b"cudaGetDeviceProperties_v2")
_SIZES: Final = frozenset(
    {"reservedSharedMemPerBlock", "sharedMemPerBlockOptin", "sharedMemPerMultiprocessor", "surfaceAlignment"}
)
"""Members of type size_t (CUDA Runtime API, "cudaDeviceProp"); an attribute is an int."""
_NOT_NUMBERS: Final = re.compile(r"^(luid|uuid|max(Surface|Texture)[123]D.*|max(Surface|Texture)CubemapLayered)$")
"""Members that are arrays, or whose attribute is only one of their elements."""
_ASSIGNMENTS: Final = frozenset(
    {b"=", b"+=", b"-=", b"*=", b"/=", b"%=", b"<<=", b">>=", b"&=", b"|=", b"^=", b"++", b"--"}
)


@dataclass(frozen=True, slots=True)
class DeviceQuery:
    """``prop.member`` in `span` becomes a query of `attribute` as `type`, for the device that `device` names."""

    span: Span
    attribute: str
    type: str
    device: range


def find_query(code: Code, functions: FunctionIndex, use: FieldUse) -> DeviceQuery | None:
    """The query that stands for a member, where it is certain."""
    member = use.mapping.cuda.removeprefix(_STRUCT)
    question = _QUERY.match(use.mapping.alternative)
    if use.mapping.status is not Status.UNSUPPORTED or member == use.mapping.cuda or question is None:
        return None
    function = functions.enclosing(use.at)
    if function is None or _NOT_NUMBERS.match(member) or use.at != use.object_at + 2 or _is_place(code, use):
        return None
    calls = [c for c in find_calls(code, _FILLERS, function.body) if len(c.arguments) == 2 and _fills(code, c, use)]
    if len(calls) != 1 or calls[0].closer > use.object_at or not _still_holds(code, calls[0], use):
        return None
    kind = "size_t" if member in _SIZES else "int"
    return DeviceQuery(code.span(use.object_at, use.at), question[1], kind, calls[0].arguments[1])


def _is_place(code: Code, use: FieldUse) -> bool:
    """Whether the member is assigned, or its address taken."""
    before, after = code.text[use.object_at - 1], code.text[use.at + 1]
    return after in _ASSIGNMENTS or after == b"[" or before in (b"++", b"--", b"&")


def _fills(code: Code, call: Call, use: FieldUse) -> bool:
    words = [code.text[i] for i in call.arguments[0]]
    variable = code.text[use.object_at]
    return words == [b"&", variable] if code.is_at(use.object_at + 1, b".") else words == [variable]


def _still_holds(code: Code, call: Call, use: FieldUse) -> bool:
    """Whether the device's name means the same device at the use: a number, or a variable that nothing changes between."""
    device = [code.text[i] for i in call.arguments[1]]
    if len(device) != 1:
        return False
    if integer_value(device[0]) is not None:
        return True
    if not code.is_identifier(call.arguments[1].start):
        return False
    for index in range(call.closer, use.object_at):
        if code.text[index] == device[0] and (
            code.text[index + 1] in _ASSIGNMENTS or code.text[index - 1] in (b"++", b"--", b"&")
        ):
            return False
    return not _left_its_block(code, call, use)


def _left_its_block(code: Code, call: Call, use: FieldUse) -> bool:
    """Whether a block that holds the call, and perhaps the device's variable, has ended before the use."""
    depth = 0
    for index in range(call.closer, use.object_at):
        depth += (code.text[index] == b"{") - (code.text[index] == b"}")
        if depth < 0:
            return True
    return False
