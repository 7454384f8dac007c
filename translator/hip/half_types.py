"""What CUDA's 16-bit floating-point types can do and HIP's cannot: atomic addition, and assignment from ``{}``."""

from __future__ import annotations

from typing import Final

from translator.hip.context import HipContext
from translator.structure.calls import Call
from translator.structure.code import NONE
from translator.structure.declarations import find_declarators

_HALVES: Final = frozenset({b"half", b"__half", b"nv_bfloat16", b"__nv_bfloat16"})
_PAIRS: Final = frozenset({b"half2", b"__half2", b"nv_bfloat162", b"__nv_bfloat162"})
_TYPES: Final = _HALVES | _PAIRS
_SWITCHES: Final = {
    b"__CUDA_NO_HALF_OPERATORS__": b"__HIP_NO_HALF_OPERATORS__",
    b"__CUDA_NO_HALF2_OPERATORS__": b"__HIP_NO_HALF_OPERATORS__",
    b"__CUDA_NO_HALF_CONVERSIONS__": b"__HIP_NO_HALF_CONVERSIONS__",
}
"""Macros that a project defines before cuda_fp16.h, and those that amd_hip_fp16.h asks for."""
_ATOMICS_HEADER: Final = "wavebridge/half_atomics.h"


def adapt_half_types(context: HipContext) -> None:
    """Rewrite ``atomicAdd`` on 16-bit types, the macros that switch the types' operators off, and ``h2 = {}``, which HIP's
    assignment operators make ambiguous."""
    for name, hip in _SWITCHES.items():
        for index in context.rules.places.get(name, ()):
            context.edits.replace(context.code.span(index), hip)
    if not context.rules.mentions(*_TYPES):
        return
    for call in context.rules.calls(b"atomicAdd"):
        if b"atomicAdd" not in context.rules.own_names and _points_to_half(context, call):
            context.edits.replace(context.code.span(call.name_at), b"wavebridge::atomicAdd")
            context.helpers.add(_ATOMICS_HEADER)
    _name_empty_braces(context)


def _points_to_half(context: HipContext, call: Call) -> bool:
    """Whether the address is cast to a pointer to such a type, or a variable or parameter that points to one."""
    code = context.code
    function = context.rules.functions.enclosing(call.name_at)
    if function is None or not call.arguments or code.is_at(call.name_at - 1, b"::"):
        return False
    address = call.arguments[0]
    words = code.text[address.start : address.stop]
    if any(word in _TYPES and code.is_at(i + 1, b"*") for i, word in zip(address, words, strict=True)):
        return True
    first = 1 if words[:1] == (b"&",) else 0
    if len(words) <= first:
        return False
    return any(
        d.name == words[first] and d.type_name in _TYPES and not d.plain for d in find_declarators(code, function)
    )


def _name_empty_braces(context: HipContext) -> None:
    code = context.code
    for function in context.rules.device_functions():
        pairs = {d.name: d.type_name for d in find_declarators(code, function) if d.type_name in _PAIRS}
        for index in function.body:
            if code.text[index] not in pairs:
                continue
            at = index + 1
            while code.is_at(at, b"[") and code.partner[at] != NONE:
                at = code.partner[at] + 1
            is_assignment = code.text[index - 1] in (b";", b"{", b"}", b")", b",")
            if is_assignment and code.is_at(at, b"=") and code.is_at(at + 1, b"{") and code.is_at(at + 2, b"}"):
                hip = context.rules.tables.lookup(pairs[code.text[index]].decode())
                name = hip.hip if hip is not None and hip.hip else pairs[code.text[index]].decode()
                context.edits.insert_before(code.span(at + 1, at + 2), name.encode())
