"""A text of one pane with its colours: kept, so that coming back to a file costs nothing."""

from __future__ import annotations

from array import array
from collections.abc import Iterable

from PySide6.QtGui import QColor, QFont, QTextCharFormat, QTextDocument, QTextLayout
from PySide6.QtWidgets import QPlainTextDocumentLayout

from app.gui.theme.colours import TokenFormats
from app.jobs.translation.highlight import Spans


class CodeDocument(QTextDocument):
    """Building takes about 2 µs a line; lines are coloured when they are first painted (`colour`)."""

    def __init__(self, text: str, spans: Spans, font: QFont) -> None:
        super().__init__()
        self.setUndoRedoEnabled(False)
        self.setDefaultFont(font)
        self.setDocumentLayout(QPlainTextDocumentLayout(self))
        self.setDocumentMargin(2)
        self.setPlainText(text)
        self._flat, self._starts = array("I"), array("I")
        self._types: tuple[str, ...] = ()
        self._coloured: set[int] = set()
        self._touched: dict[int, list[tuple[int, int]]] = {}
        self._underlines: dict[int, list[tuple[int, int, str]]] = {}
        self.set_spans(spans)

    @property
    def has_spans(self) -> bool:
        return bool(self._types)

    def set_spans(self, spans: Spans) -> None:
        self._flat, self._starts, self._types = array("I"), array("I"), spans.types
        self._flat.frombytes(spans.flat)
        self._starts.frombytes(spans.starts)
        self._coloured.clear()

    def set_touched(self, touched: Iterable[tuple[int, int, int]]) -> None:
        """(line, column, length) of characters that the translation changed."""
        self._touched = {}
        for line, column, length in touched:
            self._touched.setdefault(line, []).append((column, length))
        self._coloured.clear()

    def set_underlines(self, marks: Iterable[tuple[int, int, int, str]]) -> None:
        """(line, column, length, severity colour) of problems."""
        self._underlines = {}
        for line, column, length, colour in marks:
            self._underlines.setdefault(line, []).append((column, length, colour))
        self._coloured.clear()

    def recolour(self) -> None:
        """The theme changed: lines are coloured anew when they are painted."""
        self._coloured.clear()

    def colour(self, first: int, last: int, formats: TokenFormats, touched: QColor) -> None:
        """Apply formats to the lines ``[first, last]``, once each."""
        block = self.findBlockByNumber(first)
        number = first
        while block.isValid() and number <= last:
            if number not in self._coloured:
                self._coloured.add(number)
                block.layout().setFormats(self._ranges(number, formats, touched))
            block = block.next()
            number += 1

    def _ranges(self, line: int, formats: TokenFormats, touched: QColor) -> list[QTextLayout.FormatRange]:
        ranges: list[QTextLayout.FormatRange] = []
        if line < len(self._starts):
            start = self._starts[line]
            end = self._starts[line + 1] if line + 1 < len(self._starts) else len(self._flat)
            for i in range(start, end, 3):
                ranges.append(_range(self._flat[i], self._flat[i + 1], formats.format(self._types[self._flat[i + 2]])))
        for column, length in self._touched.get(line, ()):
            background = QTextCharFormat()
            background.setBackground(touched)
            ranges.append(_range(column, length, background))
        for column, length, colour in self._underlines.get(line, ()):
            wave = QTextCharFormat()
            wave.setUnderlineStyle(QTextCharFormat.UnderlineStyle.WaveUnderline)
            wave.setUnderlineColor(QColor(colour))
            ranges.append(_range(column, length, wave))
        return ranges


def _range(start: int, length: int, style: QTextCharFormat) -> QTextLayout.FormatRange:
    made = QTextLayout.FormatRange()
    made.start, made.length, made.format = start, length, style
    return made
