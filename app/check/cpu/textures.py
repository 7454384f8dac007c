"""Textures as the emulator's launch file describes them (the words are listed in resources/emulator/runtime/main.cpp)."""

from __future__ import annotations

from typing import Final

from app.check.cases.generate import lanes_of, scalar_of
from app.check.cases.textures import ADDRESS_MODES
from app.check.model import TextureValue

_RESOURCES: Final = {"linear": 0, "pitched": 1, "array": 2}
_KINDS: Final = {"i": 0, "u": 1, "f": 2}


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
