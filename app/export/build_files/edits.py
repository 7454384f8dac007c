"""Edits on text by character offsets, applied in one go."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(slots=True)
class EditList:
    """Replacements of ``[start, end)``; overlapping ones are a mistake of the caller and raise ValueError."""

    text: str
    edits: list[tuple[int, int, str]] = field(default_factory=list)

    def replace(self, start: int, end: int, new: str) -> None:
        if self.text[start:end] != new:
            self.edits.append((start, end, new))

    def insert(self, at: int, new: str) -> None:
        self.edits.append((at, at, new))

    def line(self, offset: int) -> int:
        return self.text.count("\n", 0, offset) + 1

    def apply(self) -> str:
        pieces: list[str] = []
        position = 0
        for start, end, new in sorted(self.edits, key=lambda e: (e[0], e[1])):
            if start < position:
                raise ValueError(f"two edits overlap at {start}")
            pieces += [self.text[position:start], new]
            position = end
        return "".join(pieces) + self.text[position:]
