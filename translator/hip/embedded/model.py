"""A string literal with what it means, byte for byte; and strings that must be left alone."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

from translator.source import Span

Encode = Callable[[bytes], bytes | None]
"""Writes text as it must stand inside a literal; None where that literal cannot hold it."""

_PTX = re.compile(rb"^\s*\.version\s+\d+\.\d+\s+\.target\s+(?:sm_|compute_)", re.MULTILINE)
_CUDA = re.compile(rb"\b__(?:global|device)__\b[^;{}]*\([^;]*\{")


@dataclass(frozen=True, slots=True)
class Piece:
    """One literal of a run of adjacent ones: what its body means, and where each byte of that meaning stands in the file."""

    text: bytes
    starts: tuple[int, ...]
    ends: tuple[int, ...]
    encode: Encode


def undoubled(piece: Piece, marks: bytes) -> Piece:
    """A literal as a template reads it: two of a mark mean one (``%%`` in ``"..." % x``, ``{{`` in an f-string)."""
    text, starts, ends = bytearray(), [], []
    position = 0
    while position < len(piece.text):
        mark = piece.text[position : position + 1]
        last = position + (mark in marks and piece.text[position + 1 : position + 2] == mark)
        text += mark
        starts.append(piece.starts[position])
        ends.append(piece.ends[last])
        position = last + 1

    def encode(new: bytes) -> bytes | None:
        for mark in marks:
            new = new.replace(bytes([mark]), bytes([mark, mark]))
        return piece.encode(new)

    return Piece(bytes(text), tuple(starts), tuple(ends), encode)


@dataclass(frozen=True, slots=True)
class EmbeddedSource:
    """The literals that make one string, in order, and the span of all of them in the file."""

    span: Span
    pieces: tuple[Piece, ...]
    loader: str = ""
    """The function that compiles it, where the file shows it ("SourceModule")."""
    template: str = ""
    """How parts are put into the text at run time ("an f-string"); "" where it is compiled as it stands."""

    @property
    def text(self) -> bytes:
        return b"".join(piece.text for piece in self.pieces)


@dataclass(frozen=True, slots=True)
class LeftAlone:
    """A string that holds CUDA and is not translated."""

    span: Span
    reason: str


@dataclass(frozen=True, slots=True)
class EmbeddedPtx:
    """A string that holds PTX."""

    span: Span


Found = EmbeddedSource | LeftAlone | EmbeddedPtx


def holds_ptx(text: bytes) -> bool:
    """Whether a text is PTX: its first directives are ``.version`` and ``.target`` (PTX ISA, "PTX Module Directives")."""
    return _PTX.search(text) is not None


def holds_cuda(text: bytes) -> bool:
    """Whether a text defines a kernel or a device function."""
    return _CUDA.search(text) is not None


class BodyReader:
    """Builds a piece from a literal's body, one unit of text at a time."""

    def __init__(self, encode: Encode) -> None:
        self._encode = encode
        self._text = bytearray()
        self._starts: list[int] = []
        self._ends: list[int] = []

    def add(self, text: bytes, start: int, end: int) -> None:
        """`text` is what the bytes from `start` to `end` of the file mean."""
        self._text += text
        self._starts += [start] * len(text)
        self._ends += [end] * len(text)

    def copy(self, data: bytes, start: int, end: int) -> None:
        """Bytes that mean themselves."""
        self._text += data[start:end]
        self._starts += range(start, end)
        self._ends += range(start + 1, end + 1)

    def piece(self) -> Piece:
        return Piece(bytes(self._text), tuple(self._starts), tuple(self._ends), self._encode)
