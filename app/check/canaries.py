"""Guard bytes round a buffer's contents, bound with it and checked after the run.

On Vulkan, a write beyond an SSBO's bound range is discarded or lands anywhere within the allocation (robustBufferAccess,
specification's "Robustness"); in HIP it lands wherever it lands.  The guards belong to what is bound or allocated, so what a
kernel writes just outside its data is seen.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from app.check.model import Finding

Array = npt.NDArray[Any]

GUARD_BYTES = 1024
_PATTERN = np.array([0xA5, 0x5C, 0xC3, 0x7E], np.uint8)
"""As f32 8.4e37 and as i32 2126732453: read by mistake, it shows in the results."""


@dataclass(frozen=True, slots=True)
class Guarded:
    """`raw` is front guard, data, back guard, in bytes."""

    raw: Array
    front: int
    size: int

    def data_of(self, raw: Array, dtype: np.dtype[Any], size: int) -> Array:
        """The first `size` bytes of the data in `raw` (as it came back from the device), in their own type."""
        return raw[self.front : self.front + size].copy().view(dtype)

    def findings(self, raw: Array, name: str) -> list[Finding]:
        """One finding for each guard that the kernel wrote to."""
        back = self.front + self.size
        found = []
        for start, end in ((0, self.front), (back, raw.size)):
            damaged = np.flatnonzero(raw[start:end] != self.raw[start:end])
            if damaged.size:
                first, last = (int(damaged[index]) + start - self.front for index in (0, -1))
                where = f"bytes {first} to {last}" if first != last else f"byte {first}"
                message = f"The kernel wrote outside buffer '{name}': at {where}, and the buffer has {self.size} bytes."
                found.append(Finding("out_of_bounds", message, severity="error"))
        return found


def guard(data: Array, element_size: int, *, front: bool = True, offset: int = 0, step: int = 1) -> Guarded:
    """Put guards round the data.

    The front guard keeps the alignment of any view of the buffer (`element_size`, 16).  Where byte `offset` of the data must lie
    at a multiple of `step`, it is made as long as that takes; the caller checks whether it was possible.
    """
    flat = np.ascontiguousarray(data).view(np.uint8).reshape(-1)
    front_bytes = _front(max(1, element_size), offset, step) if front else 0
    back_bytes = GUARD_BYTES + -(front_bytes + flat.size) % 16
    raw = np.resize(_PATTERN, front_bytes + flat.size + back_bytes)
    raw[front_bytes : front_bytes + flat.size] = flat
    return Guarded(raw, front_bytes, flat.size)


def _front(element_size: int, offset: int, step: int) -> int:
    alignment = math.lcm(64, element_size)
    first = -(-GUARD_BYTES // alignment) * alignment
    for unit in (alignment, 16):
        for size in range(first, first + math.lcm(unit, step), unit):
            if (size + offset) % step == 0:
                return size
    return first
