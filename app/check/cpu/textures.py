"""Textures as the emulator's launch file describes them (the words are listed in resources/emulator/runtime/main.cpp)."""

from __future__ import annotations

import re
from typing import Final

from app.check.cases.generate import lanes_of, scalar_of
from app.check.cases.textures import ADDRESS_MODES
from app.check.cpu.lexical import blank
from app.check.cpu.source_tree import SourceTree
from app.check.model import TextureValue

_RESOURCES: Final = {"linear": 0, "pitched": 1, "array": 2}
_KINDS: Final = {"i": 0, "u": 1, "f": 2}
_REFERENCE: Final = re.compile(r"\b(?:texture|surface)\s*<")
_OWN: Final = re.compile(r"\b(?:class|struct|union)\s+(?:texture|surface)\b(?!\s*<)")


def reference_names(tree: SourceTree) -> str:
    """What gives texture and surface references CUDA's names, for sources that use them; empty for others.

    CUDA 12 has no such names, so that a project may have a `texture` of its own.
    """
    texts = [blank(text) for text in tree.files.values()]
    if any(_OWN.search(text) for text in texts) or not any(_REFERENCE.search(text) for text in texts):
        return ""
    return '#include "emu/texture_names.h"\n'


def texture_words(texture: TextureValue) -> str:
    """Everything after the memory: shape, format and sampling."""
    scalar, sampling = scalar_of(texture.texels.dtype), texture.sampling
    is_fraction = sampling.read == "normalized" and scalar[0] != "f"
    words = [
        _RESOURCES[texture.resource],
        *texture.extent,
        texture.layers,
        int(texture.cubemap),
        texture.pitch,
        _KINDS[scalar[0]],
        int(scalar[1:]),
        lanes_of(texture.texels.dtype),
        int(sampling.filter == "linear"),
        int(sampling.normalized),
        int(is_fraction),
        *(ADDRESS_MODES.index(mode) for mode in sampling.address),
        *sampling.border,
    ]
    return " ".join(str(word) for word in words)
