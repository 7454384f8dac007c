"""Source text as bytes, spans in it, line numbers, and maps between the lines of two texts.

All offsets are **byte** offsets into the original file, so that a file in any encoding (or none) can be edited without
loss.  Lines are 1-based and columns are 1-based byte columns, as compilers print them.
"""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass, field
from pathlib import Path


@dataclass(frozen=True, slots=True, order=True)
class Span:
    """The half-open byte range ``[start, end)`` of one file."""

    start: int
    end: int

    def __post_init__(self) -> None:
        if not 0 <= self.start <= self.end:
            raise ValueError(f"not a span: {self.start}..{self.end}")

    def __len__(self) -> int:
        return self.end - self.start

    def contains(self, other: Span) -> bool:
        return self.start <= other.start and other.end <= self.end

    def overlaps(self, other: Span) -> bool:
        return self.start < other.end and other.start < self.end


@dataclass(frozen=True, slots=True)
class Position:
    """A place as a person reads it: 1-based line, 1-based byte column."""

    line: int
    column: int


@dataclass(frozen=True, slots=True)
class LineIndex:
    """Byte offsets of the starts of the lines; ``\\n``, ``\\r\\n`` and a lone ``\\r`` all end a line."""

    starts: tuple[int, ...]
    length: int

    @classmethod
    def of(cls, data: bytes) -> LineIndex:
        starts = [0]
        position = 0
        for piece in data.splitlines(keepends=True):
            position += len(piece)
            if piece.endswith((b"\n", b"\r")):
                starts.append(position)
        return cls(tuple(starts), len(data))

    def position(self, offset: int) -> Position:
        line = bisect_right(self.starts, min(max(offset, 0), self.length))
        return Position(line, offset - self.starts[line - 1] + 1)

    def line_span(self, line: int) -> Span:
        """The bytes of a 1-based line, its line end included."""
        end = self.starts[line] if line < len(self.starts) else self.length
        return Span(self.starts[line - 1], end)

    def __len__(self) -> int:
        return len(self.starts)


@dataclass(frozen=True, slots=True)
class SourceFile:
    """One file of a project: where it lies, and its bytes exactly as they are on disk."""

    path: Path
    data: bytes
    lines: LineIndex = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "lines", LineIndex.of(self.data))

    @classmethod
    def read(cls, path: Path) -> SourceFile:
        """Read a file; raises OSError as `Path.read_bytes` does."""
        return cls(path, path.read_bytes())

    def slice(self, span: Span) -> bytes:
        return self.data[span.start : span.end]

    def text(self, span: Span) -> str:
        """The text of a span for messages; undecodable bytes are shown as U+FFFD."""
        return self.slice(span).decode("utf-8", errors="replace")

    @property
    def looks_binary(self) -> bool:
        """A NUL byte in the first 8 KiB marks a file that is not C++ source."""
        return b"\0" in self.data[:8192]


@dataclass(frozen=True, slots=True)
class LineMap:
    """A monotone map between the lines of an original (a) and of a text made from it (b).

    ``pairs`` is flat: ``(a0, b0, a1, b1, ...)``, both rising; line ``ai`` of the original is shown as line ``bi`` of the
    other, and lines between two pairs follow the pair above them.
    """

    pairs: tuple[int, ...]

    @classmethod
    def identity(cls) -> LineMap:
        return cls((1, 1))

    @classmethod
    def of_pairs(cls, pairs: list[tuple[int, int]]) -> LineMap:
        """Build from unsorted pairs; pairs that would make the map go backwards are dropped."""
        flat: list[int] = []
        for a, b in sorted(set(pairs)):
            if not flat or (a > flat[-2] and b >= flat[-1]):
                flat += [a, b]
        return cls(tuple(flat))

    def forward(self, line: int) -> int:
        """The line of b for a line of a (0 where a lies above the first pair)."""
        return self._look_up(line, 0)

    def backward(self, line: int) -> int:
        """The line of a for a line of b (0 where b lies above the first pair)."""
        return self._look_up(line, 1)

    def _look_up(self, line: int, side: int) -> int:
        keys = self.pairs[side::2]
        values = self.pairs[1 - side :: 2]
        at = bisect_right(keys, line) - 1
        if at < 0:
            return 0
        offset = line - keys[at]
        if at + 1 < len(values):
            offset = min(offset, max(values[at + 1] - values[at] - 1, 0))
        return values[at] + offset
