"""Warps keep CUDA's 32 lanes on every wave size: what reads or assumes the wave's width is told 32.

The warp functions themselves become helpers of wavebridge/warp32.h wherever they are called (`analysis.helpers`); masks and
what counts their bits stay as they are.
"""

from __future__ import annotations

from typing import Final

from translator.diagnostics.analysis.cub_warps import WARP_CONSTANTS, find_cub_warps
from translator.diagnostics.analysis.warp_size import WARP_SIZE, find_warp_sizes
from translator.diagnostics.context import RuleContext
from translator.hip.context import HipContext
from translator.source import Span

LANES: Final = b"32"


def keep_warps(context: HipContext) -> None:
    """Write 32 for ``warpSize``, for the device property of the name, and as the width of CUB's warp collectives."""
    rules, code, edits = context.rules, context.code, context.edits
    sizes = find_warp_sizes(code, rules.places, rules.functions, rules.fields)
    for index in sizes.built_in:
        edits.replace(code.span(index), LANES)
    for part in sizes.properties:
        edits.replace(code.span(part.start, part.stop - 1), LANES)
    for found in find_cub_warps(code, rules.places):
        if found.certain and (text := found.missing(code)):
            edits.insert_after(Span(code.start[found.name_at], found.close), text)
    for name, value in WARP_CONSTANTS.items():
        for index in rules.places.get(name, ()):
            if name not in rules.own_names:
                edits.replace(code.span(index), value)


def kept_warp_sizes(rules: RuleContext) -> tuple[int, ...]:
    """The tokens of ``warpSize`` that become 32; none where a warp is the device's wave."""
    if not rules.keeps_warps or not rules.mentions(WARP_SIZE):
        return ()
    return find_warp_sizes(rules.code, rules.places, rules.functions, rules.fields).built_in
