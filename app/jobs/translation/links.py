"""Which lines of two texts belong together, and where they differ.

Lines are 0-based and ranges half-open here, as editors count them.  A `LineLinks` is flat and monotone, so it is searched
by bisection in both directions.
"""

from __future__ import annotations

from array import array
from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass

from translator.source import LineMap


@dataclass(frozen=True, slots=True)
class Link:
    """Lines ``[a0, a1)`` of the original are lines ``[b0, b1)`` of the other text."""

    a0: int
    a1: int
    b0: int
    b1: int

    @property
    def reversed(self) -> Link:
        return Link(self.b0, self.b1, self.a0, self.a1)


class LineLinks:
    """Links in order, kept as one array of (a0, a1, b0, b1)."""

    def __init__(self, flat: bytes = b"") -> None:
        self._flat = array("I")
        self._flat.frombytes(flat)
        self._a, self._b = self._flat[0::4], self._flat[2::4]

    @classmethod
    def of(cls, line_map: LineMap, a_lines: int, b_lines: int) -> LineLinks:
        """From the translator's pairs; the last link reaches as far as both texts go on side by side."""
        pairs = line_map.pairs
        count = len(pairs) // 2
        flat = array("I")
        for i in range(count):
            a0, b0 = pairs[2 * i] - 1, pairs[2 * i + 1] - 1
            if i + 1 < count:
                a1, b1 = pairs[2 * i + 2] - 1, pairs[2 * i + 3] - 1
            else:
                rest = max(1, min(a_lines - a0, b_lines - b0))
                a1, b1 = a0 + rest, b0 + rest
            flat.extend((a0, max(a1, a0 + 1), b0, max(b1, b0)))
        return cls(flat.tobytes())

    def to_bytes(self) -> bytes:
        return self._flat.tobytes()

    def __len__(self) -> int:
        return len(self._a)

    def __getitem__(self, i: int) -> Link:
        return Link(*self._flat[4 * i : 4 * i + 4])

    def first_at(self, line: float, reverse: bool = False) -> int:
        """Index of the last link that starts at or before the line; -1 above the first."""
        return bisect_right(self._b if reverse else self._a, line) - 1

    def find(self, line: int, reverse: bool = False) -> Link | None:
        """The finest link that holds the line: one line to one where the link's sides run in step."""
        i = self.first_at(line, reverse)
        if i < 0:
            return None
        link = self[i].reversed if reverse else self[i]
        if line >= link.a1:
            return None
        length_a, length_b = link.a1 - link.a0, link.b1 - link.b0
        if length_b == 0:
            return None
        if length_a == 1:
            found = link
        else:
            offset = min(line - link.a0, length_b - 1)
            found = Link(line, line + 1, link.b0 + offset, link.b0 + offset + 1)
        return found.reversed if reverse else found

    def project(self, line: float, reverse: bool = False) -> float:
        """The place in the other text that is level with a (fractional) line; in step within a link, then waiting."""
        if not len(self):
            return line
        i = self.first_at(line, reverse)
        if i < 0:
            first = self[0].reversed if reverse else self[0]
            return first.b0 * (line / first.a0) if first.a0 else float(first.b0)
        link = self[i].reversed if reverse else self[i]
        offset = line - link.a0
        return link.b0 + (min(offset, link.b1 - link.b0) if i + 1 < len(self) else offset)


def changed_blocks(a: Sequence[str], b: Sequence[str], links: LineLinks) -> list[Link]:
    """Maximal runs of lines that differ; a pure insertion has an empty side."""
    blocks: list[Link] = []

    def add(a0: int, a1: int, b0: int, b1: int) -> None:
        if blocks and blocks[-1].a1 == a0 and blocks[-1].b1 == b0:
            blocks[-1] = Link(blocks[-1].a0, a1, blocks[-1].b0, b1)
        else:
            blocks.append(Link(a0, a1, b0, b1))

    for i in range(len(links)):
        link = links[i]
        a1, b1 = min(link.a1, len(a)), min(link.b1, len(b))
        step = min(a1 - link.a0, b1 - link.b0)
        for k in range(step):
            if a[link.a0 + k] != b[link.b0 + k]:
                add(link.a0 + k, link.a0 + k + 1, link.b0 + k, link.b0 + k + 1)
        if link.a0 + step < a1 or link.b0 + step < b1:
            add(link.a0 + step, max(a1, link.a0 + step), link.b0 + step, max(b1, link.b0 + step))
    return blocks


def changed_part(a: str, b: str) -> tuple[int, int, int]:
    """Where two lines differ: the common prefix's length, and the ends of the differing parts of a and of b."""
    start = 0
    while start < min(len(a), len(b)) and a[start] == b[start]:
        start += 1
    end = 0
    while end < min(len(a), len(b)) - start and a[-1 - end] == b[-1 - end]:
        end += 1
    return start, len(a) - end, len(b) - end
