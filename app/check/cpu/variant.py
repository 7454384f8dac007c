"""The ways in which one kernel can be built and run."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Order = Literal["forward", "reverse", "random"]


@dataclass(frozen=True, slots=True)
class Variant:
    """`order`: in which the threads of a block (and, reversed, the blocks) start; `seed` is for random order.

    `fma` lets multiplications and additions fuse, as nvcc's -fmad does; the spread between the variants of one kernel is the
    rounding noise that a comparison has to allow.  `checked` builds in the memory checks (slower; small inputs).
    """

    order: Order = "forward"
    seed: int = 0
    fma: bool = False
    checked: bool = False

    @property
    def build_key(self) -> str:
        return f"{'checked' if self.checked else 'value'}{'-fma' if self.fma else ''}"


VALUE = Variant()
CHECKED = Variant(checked=True)
SPREAD: tuple[Variant, ...] = (
    Variant(),
    Variant(order="reverse"),
    Variant(order="random", seed=1),
    Variant(order="random", seed=2),
    Variant(fma=True),
)
"""Runs whose outputs differ only by what CUDA leaves open: thread order and contraction."""
