"""Which references other translation units see: those that this file, or a local header of it, declares ``extern``."""

from __future__ import annotations

import re
from typing import Final

from translator.diagnostics.analysis.textures import Textures
from translator.hip.context import HipContext

_LARGEST_HEADER: Final = 1 << 20
_EXTERN: Final = re.compile(rb"\bextern\s+(?:texture|surface)\s*<[^;{}]*>\s*(\w+)\s*;")


def declared_extern(context: HipContext, textures: Textures) -> frozenset[bytes]:
    """Names with an ``extern`` declaration; headers that can not be read count as having none."""
    code = context.code
    names = {code.text[n.start] for d in textures.declarations if d.is_extern for n in d.names}
    if all(d.is_extern for d in textures.declarations):
        return frozenset(names)
    for include in context.rules.includes:
        path = context.is_local_header(include.name)
        if path is None:
            continue
        try:
            if path.stat().st_size <= _LARGEST_HEADER:
                names.update(_EXTERN.findall(path.read_bytes()))
        except OSError:
            continue
    return frozenset(names)
