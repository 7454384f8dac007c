"""Edits of a text, and the text and line map that they give."""

from __future__ import annotations

from bisect import bisect_left, bisect_right, insort
from dataclasses import dataclass
from enum import IntEnum

from translator.source import LineIndex, LineMap, SourceFile, Span


class _Order(IntEnum):
    """What comes first where several edits begin at one offset."""

    CLOSE = 0
    """Text that ends a construct which ends here."""
    OPEN = 1
    """Text that begins a construct which begins here."""
    REPLACE = 2


@dataclass(frozen=True, slots=True)
class _Edit:
    start: int
    order: _Order
    nesting: int
    """Sorts insertions at one place: the inner construct closes first, the outer one opens first."""
    sequence: int
    end: int
    text: bytes

    @property
    def key(self) -> tuple[int, int, int, int]:
        """Of two constructs in the same span, the one that was inserted later is the outer one; mere places keep the
        order of insertion."""
        opens = self.order is _Order.OPEN and -self.nesting > self.start
        sequence = -self.sequence if opens else self.sequence
        return self.start, self.order, self.nesting, sequence


@dataclass(frozen=True, slots=True)
class EditedText:
    text: bytes
    line_map: LineMap
    changed_lines: int
    """Lines of the original that an edit touched."""


class EditBuffer:
    """Collects edits of one source text.

    Replaced spans never overlap: a replacement that would is refused (`replace` returns False), so that two rewrites can
    not garble each other.  Insertions may lie at the borders of a replacement, but not inside it.
    """

    __slots__ = ("_edits", "_inserted", "_replaced", "_source")

    def __init__(self, source: SourceFile) -> None:
        self._source = source
        self._edits: list[_Edit] = []
        self._replaced: list[Span] = []
        """Replaced spans, sorted; they do not overlap."""
        self._inserted: list[int] = []
        """Offsets of insertions, sorted."""

    def replace(self, span: Span, text: bytes) -> bool:
        """Put `text` in the place of a span; False where an earlier edit has claimed some of it."""
        if not self.is_free(span):
            return False
        if self._source.slice(span) != text:
            insort(self._replaced, span)
            self._add(span.start, _Order.REPLACE, 0, span.end, text)
        return True

    def delete(self, span: Span) -> bool:
        return self.replace(span, b"")

    def wrap(self, span: Span, before: bytes, after: bytes) -> None:
        """Put text around a span, whose inside may be edited on its own."""
        self.insert_before(span, before)
        self.insert_after(span, after)

    def insert_before(self, span: Span, text: bytes) -> None:
        """Insert text that belongs to the construct in `span`, at its start."""
        self._add(span.start, _Order.OPEN, -span.end, span.start, text)

    def insert_after(self, span: Span, text: bytes) -> None:
        """Insert text that belongs to the construct in `span`, at its end."""
        self._add(span.end, _Order.CLOSE, -span.start, span.end, text)

    def is_free(self, span: Span) -> bool:
        """Whether no replacement touches a span and no insertion lies inside it."""
        at = bisect_left(self._replaced, span)
        for other in self._replaced[max(at - 1, 0) : at + 1]:
            if span.overlaps(other):
                return False
        return bisect_right(self._inserted, span.start) == bisect_left(self._inserted, span.end)

    def is_open(self, offset: int) -> bool:
        """Whether an insertion at an offset would survive: no replaced span has it inside."""
        at = bisect_left(self._replaced, Span(offset, offset))
        return not any(s.start < offset < s.end for s in self._replaced[max(at - 1, 0) : at + 1])

    def __len__(self) -> int:
        return len(self._edits)

    def touched(self) -> list[Span]:
        """The spans of the original that edits replace (empty ones for insertions), in order."""
        return [Span(e.start, e.end) for e in sorted(self._edits, key=lambda e: e.key)]

    def changes(self) -> list[tuple[Span, bytes]]:
        """The edits in the order of the text: what each replaces (an empty span for insertions), and the new text."""
        return [(Span(e.start, e.end), e.text) for e in sorted(self._edits, key=lambda e: e.key)]

    def apply(self) -> EditedText:
        """Make the new text; the line map is recorded on the way."""
        writer = _Writer(self._source)
        for edit in sorted(self._edits, key=lambda e: e.key):
            writer.write(edit)
        return writer.finish()

    def _add(self, start: int, order: _Order, nesting: int, end: int, text: bytes) -> None:
        self._edits.append(_Edit(start, order, nesting, len(self._edits), end, text))
        if start == end:
            insort(self._inserted, start)


class _Writer:
    """Copies the original and puts the edits in, keeping count of lines on both sides."""

    def __init__(self, source: SourceFile) -> None:
        self._source = source
        self._position = 0
        self._parts: list[bytes] = []
        self._written_lines = 1
        self._pairs: dict[int, int] = {1: 1}
        self._touched: set[int] = set()

    def write(self, edit: _Edit) -> None:
        self._copy(edit.start)
        lines = self._source.lines
        first, last = lines.position(edit.start).line, lines.position(max(edit.end - 1, edit.start)).line
        self._touched.update(range(first, last + 1))
        self._emit(edit.text)
        self._position = max(self._position, edit.end)
        if b"\n" in edit.text or first != lines.position(edit.end).line:
            self._pair_next_line(edit.end)

    def finish(self) -> EditedText:
        self._copy(len(self._source.data))
        return EditedText(b"".join(self._parts), LineMap.of_pairs(list(self._pairs.items())), len(self._touched))

    def _copy(self, until: int) -> None:
        self._emit(self._source.data[self._position : until])
        self._position = max(self._position, until)

    def _emit(self, text: bytes) -> None:
        if text:
            self._parts.append(text)
            self._written_lines += len(LineIndex.of(text).starts) - 1

    def _pair_next_line(self, offset: int) -> None:
        """After an edit that changed the number of lines, the map starts anew with the next line that begins."""
        position = self._source.lines.position(offset)
        if position.column == 1:
            self._pairs[position.line] = self._written_lines
        elif position.line < len(self._source.lines):
            self._pairs[position.line + 1] = self._written_lines + 1
