"""Lane masks become 64 bits wide: the arguments, the variables that hold them, and what counts their bits.

On a wave of 32 lanes HIP ignores the upper half of a mask; on one of 64 it has two of CUDA's warps in it.  A mask that
CUDA code holds in 32 bits is therefore repeated for the upper 32 lanes: each half then does what a CUDA warp would.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from translator.hip.context import HipContext
from translator.structure.calls import Call, call_at
from translator.structure.declarations import Declarator
from translator.structure.functions import Function
from translator.structure.lanes import (
    CHECKED_CALLS,
    COUNTERS,
    MASK_SOURCES,
    FunctionMasks,
    MaskConstant,
    distance_from_top,
    enclosing_call,
    expression_around,
    find_mask_constants,
    is_64_bit,
    is_declared_64_bit,
    is_full_mask,
    is_mask_expression,
    is_one_shifted,
)
from translator.structure.literals import integer_value

WIDE_TYPE: Final = b"unsigned long long"
ALL_LANES: Final = b"~0ull"
ACTIVE_LANES: Final = b"__activemask()"
LANES_OF_THIS_WAVE: Final = b"(~0ull >> (64 - warpSize))"
REPEAT: Final = b"0x100000001ull * static_cast<unsigned int>("


@dataclass(frozen=True, slots=True)
class LaneMasks:
    """What a file holds of lane masks: by function, and the names of the constants that were widened."""

    by_function: dict[Function, FunctionMasks]
    constants: frozenset[bytes]


NO_MASKS: Final = LaneMasks({}, frozenset())


def widen_masks(context: HipContext) -> LaneMasks:
    """Widen the variables and constants that hold lane masks; gives back what was found, for the mask arguments."""
    holders_in_macros = context.rules.mask_macros.uses
    found: dict[Function, FunctionMasks] = {}
    for function, masks in context.rules.masks.items():
        found[function] = masks
        for variable in masks.wide:
            _widen_variable(context, variable)
        _widen_uses(context, function.body, masks.holders)
        _widen_shifts_in_initialisers(context, masks)
    has_sources = context.rules.mentions(*MASK_SOURCES)
    for macro in context.rules.macros if has_sources else ():
        _widen_uses(context, macro.body, holders_in_macros)
    constants = find_mask_constants(context.code, context.rules.places)
    for constant in constants:
        _widen_constant(context, constant)
    return LaneMasks(found, frozenset(constant.name for constant in constants))


def name_active_lanes(context: HipContext, call: Call, known: LaneMasks) -> bool:
    """Write a full mask of 32 bits as the lanes that are here, where a wave may have 64 lanes; False where that is not needed.

    CUDA's full mask names the 32 lanes of a warp.  HIP's functions compare the mask with the lanes that came, and trap
    otherwise: a wave of 64 comes with half of them in a block of 32 threads, or where one of two warps takes a branch.
    """
    code, mask = context.code, call.arguments[0]
    if 64 not in context.rules.options.hip.wave_sizes or code.text[call.name_at] not in CHECKED_CALLS:
        return False
    is_constant = len(mask) == 1 and code.text[mask.start] in known.constants
    if not mask or not (is_constant or is_full_mask(code, mask)) or is_64_bit(code, mask, None):
        return False
    return context.edits.replace(code.span(mask.start, mask.stop - 1), ACTIVE_LANES)


def widen_mask_argument(context: HipContext, part: range, function: Function | None, known: LaneMasks) -> None:
    """Give a mask argument 64 bits, with the meaning that it has for a warp of 32 lanes."""
    code, edits = context.code, context.edits
    masks = known.by_function.get(function) if function is not None else None
    if not part or is_64_bit(code, part, masks) or code.text[part.start] in known.constants:
        return
    if len(part) == 1 and is_declared_64_bit(code, context.rules.places.get(code.text[part.start], ())):
        return
    span = code.span(part.start, part.stop - 1)
    if is_full_mask(code, part):
        edits.replace(span, ALL_LANES)
        return
    value = integer_value(code.text[part.start]) if len(part) == 1 else None
    if value is not None:
        edits.replace(span, b"0x%08x%08xull" % (value & 0xFFFFFFFF, value & 0xFFFFFFFF))
        return
    edits.wrap(span, REPEAT, b")")


def _widen_constant(context: HipContext, constant: MaskConstant) -> None:
    code = context.code
    if constant.type_part:
        context.edits.replace(code.span(constant.type_part.start, constant.type_part.stop - 1), WIDE_TYPE)
    text = ALL_LANES if constant.type_part else b"(" + ALL_LANES + b")"
    context.edits.replace(code.span(constant.value.start, constant.value.stop - 1), text)


def _widen_variable(context: HipContext, variable: Declarator) -> None:
    code = context.code
    context.edits.replace(code.span(variable.type_first, variable.type_last), WIDE_TYPE)
    if is_full_mask(code, variable.initialiser):
        span = code.span(variable.initialiser.start, variable.initialiser.stop - 1)
        context.edits.replace(span, ALL_LANES)


def _widen_uses(context: HipContext, body: range, holders: frozenset[int]) -> None:
    code = context.code
    for index in body:
        text = code.text[index]
        if text in COUNTERS and code.is_at(index + 1, b"("):
            _widen_counter(context, index, holders)
        elif is_one_shifted(code, index) and is_mask_expression(code, expression_around(code, index), holders):
            context.edits.replace(code.span(index), b"1ull")
        elif text in (b"==", b"!="):
            _widen_comparison(context, index, holders)


def _widen_shifts_in_initialisers(context: HipContext, masks: FunctionMasks) -> None:
    code = context.code
    for variable in masks.wide:
        for index in variable.initialiser:
            if is_one_shifted(code, index) and _builds_mask(context, variable, index):
                context.edits.replace(code.span(index), b"1ull")


def _builds_mask(context: HipContext, variable: Declarator, index: int) -> bool:
    """Whether a shifted 1 in an initialiser contributes to the mask itself, rather than to a call's argument in it."""
    opener = enclosing_call(context.code, index)
    while opener >= variable.initialiser.start:
        if context.code.is_identifier(opener - 1):
            return False
        opener = enclosing_call(context.code, opener)
    return True


def _widen_counter(context: HipContext, index: int, holders: frozenset[int]) -> None:
    """``__popc(mask)`` and the like read 64 bits."""
    code = context.code
    call = call_at(code, index)
    if call is None or len(call.arguments) != 1 or not is_mask_expression(code, call.arguments[0], holders):
        return
    context.edits.replace(code.span(index), COUNTERS[code.text[index]])
    if top := distance_from_top(code, index):
        context.edits.replace(code.span(index - 2), top)


def _widen_comparison(context: HipContext, index: int, holders: frozenset[int]) -> None:
    """In ``mask == 0xffffffff`` the constant stands for all lanes, however many this wave has."""
    code = context.code
    left = expression_around(code, index - 1)
    right = expression_around(code, index + 1)
    for mask, constant in ((left, right), (right, left)):
        if is_full_mask(code, constant) and is_mask_expression(code, mask, holders):
            context.edits.replace(code.span(constant.start, constant.stop - 1), LANES_OF_THIS_WAVE)
