"""Lane masks: where a file holds one bit for each lane of a warp, and where it assumes that 32 bits will do.

CUDA's masks have 32 bits; HIP's have 64 on every wave size (HIP documentation, "Warp cross-lane functions").
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from translator.lexer import TokenKind
from translator.structure.calls import Call, call_at
from translator.structure.code import NONE, Code
from translator.structure.declarations import INT32_TYPES, INT64_TYPES, Declarator, find_declarators, resolve_names
from translator.structure.functions import Function
from translator.structure.literals import integer_value, is_64_bit_literal

SHUFFLES = frozenset({b"__shfl_sync", b"__shfl_up_sync", b"__shfl_down_sync", b"__shfl_xor_sync"})
VOTES = frozenset({b"__ballot_sync", b"__any_sync", b"__all_sync", b"__match_any_sync", b"__match_all_sync"})
REDUCTIONS = frozenset(
    {b"__reduce_add_sync", b"__reduce_min_sync", b"__reduce_max_sync"}
    | {b"__reduce_and_sync", b"__reduce_or_sync", b"__reduce_xor_sync"}
)
MASKED_CALLS = SHUFFLES | VOTES | REDUCTIONS | {b"__syncwarp"}
"""Functions whose first argument is a lane mask (CUDA C++ Programming Guide, "Warp Shuffle/Vote/Match/Reduce Functions")."""
CHECKED_CALLS = (SHUFFLES | VOTES) - {b"__all_sync"}
"""Those that HIP has under the same name, and whose mask it compares with the lanes that came (`__hip_check_mask` of its
amd_warp_sync_functions.h, ROCm 6.2 and later)."""
MASK_SOURCES = frozenset(
    {b"__ballot_sync", b"__ballot", b"__activemask", b"__match_any_sync", b"__match_all_sync", b"__lanemask_lt"}
)
"""Functions whose result is a lane mask."""
OLD_SHUFFLES = frozenset({b"__shfl", b"__shfl_up", b"__shfl_down", b"__shfl_xor"})
OLD_WARP_CALLS = OLD_SHUFFLES | {b"__ballot", b"__any", b"__all"}
"""Functions of CUDA before release 9, without a mask."""
COUNTERS = {b"__popc": b"__popcll", b"__ffs": b"__ffsll", b"__clz": b"__clzll", b"__brev": b"__brevll"}
"""Functions that read a mask as an int, and those that read 64 bits."""

_COMPARISONS = frozenset({b"==", b"!=", b"<", b">", b"<=", b">=", b"&&", b"||", b"!"})
_FULL = frozenset({0xFFFFFFFF, 0xFFFFFFFFFFFFFFFF})


_FROM_TOP: Final = {31: b"63", 32: b"64"}


def distance_from_top(code: Code, index: int) -> bytes:
    """For ``__clz`` at an index in ``31 - __clz(...)``, the highest lane of a mask, or ``32 - __clz(...)``, the lanes up to
    it: what stands before the minus with 64 bits (``63 - __clzll(...)``); empty for anything else."""
    if not (code.is_at(index, b"__clz") and code.is_at(index - 1, b"-") and index > 1):
        return b""
    return _FROM_TOP.get(integer_value(code.text[index - 2]) or 0, b"")


def is_full_mask(code: Code, part: range) -> bool:
    """Whether an expression is a constant with all 32 bits set: ``0xffffffff``, ``-1``, ``~0u``, ``(unsigned)-1``."""
    start, stop = part.start, part.stop
    while start < stop and code.text[start] == b"(" and start < code.partner[start] < stop:
        closer = code.partner[start]
        if closer == stop - 1:
            start, stop = start + 1, closer
        elif b" ".join(code.text[start + 1 : closer]) in INT32_TYPES:
            start = closer + 1
        else:
            return False
    words = list(code.text[start:stop])
    if len(words) == 1:
        return integer_value(words[0]) in _FULL or words[0] in (b"UINT_MAX", b"UINT32_MAX")
    if len(words) == 2:
        value = integer_value(words[1])
        return (words[0] == b"-" and value == 1) or (words[0] == b"~" and value == 0)
    return False


@dataclass(frozen=True, slots=True)
class FunctionMasks:
    """The lane masks of one function.

    `wide` are the variables that hold a mask, with 32 bits by their declaration and to be 64.  `holders` are the tokens
    that name a variable which holds one or a macro that expands to one, `names_64` those that name any variable of 64 bits.
    """

    function: Function
    wide: tuple[Declarator, ...]
    holders: frozenset[int]
    names_64: frozenset[int]


NO_HOLDERS: frozenset[int] = frozenset()


def find_masks(code: Code, function: Function, macro_uses: frozenset[int] = NO_HOLDERS) -> FunctionMasks:
    """Find the variables that hold lane masks: those initialised or assigned from one, and what is joined with them.

    `macro_uses` are the tokens that name a macro which expands to a mask; they count as holders.
    """
    declarators = [d for d in find_declarators(code, function) if d.plain]
    owner = resolve_names(code, function, declarators)
    narrow = [d for d in declarators if d.type_name in INT32_TYPES and not d.is_parameter]
    long_or_auto = [d for d in declarators if d.type_name in INT64_TYPES or d.type_name == b"auto"]
    masks: set[Declarator] = set()
    while True:
        holders = macro_uses | {index for index, d in owner.items() if d in masks}
        found = {d for d in long_or_auto if d not in masks and is_mask_expression(code, d.initialiser, holders)}
        found |= {d for d in _holding(code, function, narrow, owner, holders) if d not in masks}
        if not found:
            break
        masks |= found
    wide = sorted((d for d in masks if d in narrow), key=lambda d: d.name_at)
    names_64 = frozenset(index for index, d in owner.items() if d.type_name in INT64_TYPES)
    return FunctionMasks(function, tuple(wide), holders, names_64)


def _holding(
    code: Code,
    function: Function,
    narrow: list[Declarator],
    owner: dict[int, Declarator],
    holders: frozenset[int],
) -> list[Declarator]:
    """The 32-bit variables that hold a mask, given the tokens known to name one."""
    found = [d for d in narrow if d.initialiser and is_mask_expression(code, d.initialiser, holders)]
    for index in function.body:
        if code.text[index] in (b"=", b"&=", b"|=", b"^="):
            target = owner.get(index - 1)
            if target is None or index - 1 == target.name_at or target not in narrow:
                continue
            if is_mask_expression(code, range(index + 1, _end(code, index + 1)), holders):
                found.append(target)
        elif index not in holders and (variable := owner.get(index)) is not None and variable in narrow:
            joins = _has_mask_shape(code, variable.initialiser)
            if joins and is_mask_expression(code, expression_around(code, index), holders):
                found.append(variable)
    return found


def _end(code: Code, index: int) -> int:
    while index < len(code) and code.text[index] not in (b";", b",", b")", b"}"):
        index = code.partner[index] + 1 if code.partner[index] > index else index + 1
    return index


def _has_mask_shape(code: Code, part: range) -> bool:
    """Whether an initialiser builds a mask out of constants: ``(1u << lane) - 1`` or all bits set."""
    return is_full_mask(code, part) or any(is_one_shifted(code, i) for i in part)


def is_one_shifted(code: Code, index: int) -> bool:
    """Whether a 32-bit literal 1 is shifted by the next token."""
    literal = code.text[index]
    return (
        code.kind[index] == TokenKind.NUMBER
        and integer_value(literal) == 1
        and not is_64_bit_literal(literal)
        and code.is_at(index + 1, b"<<")
    )


def is_mask_expression(code: Code, part: range, holders: frozenset[int]) -> bool:
    """Whether the value of an expression is a lane mask: it joins, by bit operations, something that is one.

    `holders` are the tokens that name variables which hold a mask.  A comparison's value is no mask, nor is what another
    function makes of one.
    """
    is_mask = False
    index = part.start
    while index < part.stop:
        text = code.text[index]
        if text in _COMPARISONS:
            return False
        if text == b"?":
            return any(is_mask_expression(code, arm, holders) for arm in _arms(code, index, part.stop))
        if text in MASK_SOURCES or index in holders:
            is_mask = True
            if (call := call_at(code, index)) is not None:
                index = call.closer
        elif text == b"(" and code.partner[index] > index:
            if not code.is_identifier(index - 1) or index == part.start:
                is_mask = is_mask or is_mask_expression(code, range(index + 1, code.partner[index]), holders)
            index = code.partner[index]
        elif text in (b"[", b"{") and code.partner[index] > index:
            index = code.partner[index]
        index += 1
    return is_mask


def _arms(code: Code, question: int, stop: int) -> list[range]:
    index = question + 1
    while index < stop and code.text[index] != b":":
        index = code.partner[index] + 1 if code.partner[index] > index else index + 1
    return [range(question + 1, index), range(min(index + 1, stop), stop)]


def expression_around(code: Code, index: int) -> range:
    """The largest expression around a token that bit operations may join: up to a separator or a call's brackets."""
    first = last = index
    if code.partner[index] != NONE:
        first, last = sorted((index, code.partner[index]))
    while True:
        while first > 0 and code.same_flow(first - 1, index) and not _stops(code.text[first - 1], opening=True):
            first = code.partner[first - 1] if 0 <= code.partner[first - 1] < first - 1 else first - 1
        while (
            last + 1 < len(code) and code.same_flow(last + 1, index) and not _stops(code.text[last + 1], opening=False)
        ):
            last = code.partner[last + 1] if code.partner[last + 1] > last + 1 else last + 1
        before = first - 1
        is_group = code.is_at(before, b"(") and code.partner[before] == last + 1 and not code.is_identifier(before - 1)
        if not is_group:
            return range(first, last + 1)
        first, last = before, last + 1


_SEPARATORS = _COMPARISONS - {b"!"} | {b";", b",", b"=", b"{", b"}", b"return", b"?", b":", b"&=", b"|=", b"+=", b"^="}


def _stops(text: bytes, *, opening: bool) -> bool:
    return text in _SEPARATORS or text in ((b"(", b"[") if opening else (b")", b"]"))


def mask_argument(code: Code, call: Call) -> range:
    """The mask of a call of one of `MASKED_CALLS`; empty where it is left out."""
    return call.arguments[0] if call.arguments else range(0)


def is_64_bit(code: Code, part: range, masks: FunctionMasks | None) -> bool:
    """Whether a mask expression has 64 bits as it stands: a mask source, a 64-bit variable, literal or cast in it."""
    if is_mask_expression(code, part, masks.holders if masks else NO_HOLDERS):
        return True
    names_64 = masks.names_64 if masks else NO_HOLDERS
    for index in part:
        text = code.text[index]
        if code.kind[index] == TokenKind.NUMBER and is_64_bit_literal(text):
            return True
        if text in INT64_TYPES or index in names_64 or (text == b"long" and code.is_at(index + 1, b"long")):
            return True
    return False


def enclosing_call(code: Code, index: int) -> int:
    """The ``(`` of the innermost brackets around a token, or NONE."""
    at = index - 1
    while at >= 0 and code.same_flow(at, index):
        if code.text[at] == b"(" and code.partner[at] > index:
            return at
        if code.text[at] in (b";", b"{", b"}"):
            return NONE
        at = code.partner[at] - 1 if 0 <= code.partner[at] < at else at - 1
    return NONE


@dataclass(frozen=True, slots=True)
class MaskConstant:
    """A macro or constant with all 32 bits set that the file uses as a lane mask and for nothing else.

    `type_part` is empty for a macro.
    """

    name: bytes
    type_part: range
    value: range


def find_mask_constants(code: Code, places: dict[bytes, tuple[int, ...]]) -> list[MaskConstant]:
    """The constants that may become 64 bits wide at their definition, since nothing but masked calls reads them."""
    candidates: dict[bytes, set[int]] = {}
    for name in MASKED_CALLS:
        for index in places.get(name, ()):
            call = call_at(code, index)
            if call is not None and call.arguments and len(call.arguments[0]) == 1:
                at = call.arguments[0].start
                candidates.setdefault(code.text[at], set()).add(at)
    found: list[MaskConstant] = []
    for name, uses in candidates.items():
        others = [index for index in places.get(name, ()) if index not in uses]
        if len(others) == 1 and (constant := _constant_at(code, name, others[0])) is not None:
            found.append(constant)
    return found


def _constant_at(code: Code, name: bytes, index: int) -> MaskConstant | None:
    if code.directive[index] != NONE:
        directive = code.directives[code.directive[index]]
        value = range(index + 1, directive.last + 1)
        is_definition = directive.name == b"define" and index == directive.first + 2
        return MaskConstant(name, range(0), value) if is_definition and is_full_mask(code, value) else None
    value = range(index + 2, _end(code, index + 2))
    if not code.is_at(index + 1, b"=") or not is_full_mask(code, value):
        return None
    first = index
    while first > 0 and (code.is_identifier(first - 1) or code.is_at(first - 1, b"::")):
        first -= 1
    words = code.text[first:index]
    if b"const" not in words and b"constexpr" not in words:
        return None
    type_first = next((i for i in range(first, index) if code.text[i] in _TYPE_WORDS), NONE)
    if type_first == NONE:
        return None
    type_last = max(i for i in range(first, index) if code.text[i] in _TYPE_WORDS)
    if code.is_at(type_first - 1, b"::"):
        type_first -= 2
    is_narrow = b" ".join(code.text[type_first : type_last + 1]).replace(b" :: ", b"::") in INT32_TYPES
    return MaskConstant(name, range(type_first, type_last + 1), value) if is_narrow else None


def is_declared_64_bit(code: Code, places: tuple[int, ...]) -> bool:
    """Whether one of the places of a name defines it as a macro of 64 bits or declares it with a type of 64 bits."""
    for index in places:
        number = code.directive[index]
        if number != NONE:
            directive = code.directives[number]
            if directive.name == b"define" and index == directive.first + 2:
                body = range(index + 1, directive.last + 1)
                if any(is_64_bit_literal(code.text[i]) or code.text[i] in MASK_SOURCES for i in body):
                    return True
            continue
        first = index
        while first > 0 and code.is_identifier(first - 1):
            first -= 1
        words = code.text[first:index]
        if words.count(b"long") > 1 or any(word in INT64_TYPES for word in words):
            return True
    return False


_TYPE_WORDS = frozenset(word for name in INT32_TYPES | INT64_TYPES for word in name.split(b" "))
