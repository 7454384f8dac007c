"""Changes to the argument list of a call, as data.

The tables write them as ``kind@position`` or ``kind@position=text``, several separated by ``;``; ``kind@position/count``
is a change of calls with that number of arguments only.  Positions count the CUDA
call's arguments from 0 and always mean the *original* positions, whatever the other edits of the same call do.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class EditKind(StrEnum):
    """What to do with one argument."""

    SYMBOL = "symbol"
    """Wrap in ``HIP_SYMBOL(...)``: HIP takes the address of a device variable."""
    KERNEL = "kernel"
    """Cast to ``const void*``: HIP has no template overload that accepts a kernel."""
    MASK = "mask"
    """A lane mask: HIP wants 64 bits, one for each lane of a 64-lane wave."""
    DROP = "drop"
    """Remove the argument."""
    INSERT = "insert"
    """Insert `text` before the argument (at the number of arguments: append)."""
    REPLACE = "replace"
    """Replace the argument by `text`."""
    CAST = "cast"
    """Convert the argument to the type `text`."""
    POINTER = "pointer"
    """Cast to the pointer type `text`: HIP's parameter lacks a `const` that CUDA's has, or points to another integer type of
    the same size (``unsigned long`` for ``unsigned long long``)."""
    COMPUTE = "compute"
    """Where a data type stands for the type of the computation (as in cuBLAS before 11), write hipBLAS's compute type."""
    DROP_NULL = "drop_null"
    """Remove an argument that is a null pointer; nothing can be done where it is something else."""
    RENAME = "rename"
    """Call `text` instead (the position means nothing)."""


@dataclass(frozen=True, slots=True)
class ArgumentEdit:
    """One change; `text` is empty where the kind needs none."""

    kind: EditKind
    position: int
    text: str = ""
    count: int = 0
    """The change is for calls with this number of arguments only; 0: for all."""

    def __str__(self) -> str:
        tail = f"={self.text}" if self.text else ""
        form = f"/{self.count}" if self.count else ""
        return f"{self.kind}@{self.position}{form}{tail}"


def parse_edits(spec: str) -> tuple[ArgumentEdit, ...]:
    """Parse ``"symbol@0;insert@3=0"``; raises ValueError naming the part that is malformed."""
    return tuple(_parse_edit(part.strip()) for part in spec.split(";") if part.strip())


def _parse_edit(part: str) -> ArgumentEdit:
    head, _, text = part.partition("=")
    kind, at, place = head.partition("@")
    position, form, count = place.partition("/")
    numbers = position.isdigit() and (not form or count.isdigit())
    if not at or not numbers or kind not in {known.value for known in EditKind}:
        raise ValueError(f"'{part}' is not an argument edit; write kind@position or kind@position/count=text")
    return ArgumentEdit(EditKind(kind), int(position), text, int(count or 0))
