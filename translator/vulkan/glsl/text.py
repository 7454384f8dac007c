"""Text that knows which source line each of its lines comes from."""

from __future__ import annotations

from dataclasses import dataclass, field

INDENT = "    "


@dataclass(slots=True)
class Text:
    """Lines, and pairs of (line of the CUDA file, line of this text) for those that have an origin."""

    lines: list[str] = field(default_factory=list)
    pairs: list[tuple[int, int]] = field(default_factory=list)
    depth: int = 0

    def line(self, text: str = "", source_line: int | None = None) -> None:
        self.lines.append(f"{INDENT * self.depth}{text}" if text else "")
        if source_line is not None:
            self.pairs.append((source_line, len(self.lines)))

    def extend(self, other: Text) -> None:
        """Append another text at this one's depth."""
        start = len(self.lines)
        self.lines.extend(f"{INDENT * self.depth}{x}" if x else "" for x in other.lines)
        self.pairs.extend((a, b + start) for a, b in other.pairs)

    def block(self, text: str) -> None:
        for x in text.rstrip("\n").split("\n"):
            self.line(x)

    def __str__(self) -> str:
        return "\n".join(self.lines) + "\n"
