"""``min`` and ``max`` of a signed and an unsigned integer: CUDA's overloads come with a helper header."""

from __future__ import annotations

from typing import Final

from translator.diagnostics.analysis.mixed_min_max import find_mixed_min_max
from translator.hip.context import HipContext

_HEADER: Final = "wavebridge/min_max.h"


def add_mixed_min_max(context: HipContext) -> None:
    rules = context.rules
    if any(include.name == _HEADER for include in rules.includes) or {b"min", b"max"} & rules.own_names:
        return
    if any(find_mixed_min_max(context.code, rules.functions.functions, rules.places)):
        context.helpers.add(_HEADER)
