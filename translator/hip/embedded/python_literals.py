"""Python string literals: what their bodies mean, and how to write text into them (Python reference, "String and Bytes
literals")."""

from __future__ import annotations

import re
import unicodedata

from translator.hip.embedded.model import BodyReader, Encode, Piece

_OPENING = re.compile(rb"([A-Za-z]{0,2})('''|\"\"\"|'|\")")
_UNIT = re.compile(
    rb"\\(?:(?P<splice>\r\n|\n|\r)|x(?P<hex>[0-9a-fA-F]{2})|(?P<octal>[0-7]{1,3})"
    rb"|u(?P<short>[0-9a-fA-F]{4})|U(?P<long>[0-9a-fA-F]{8})|N\{(?P<name>[^}]+)\}|(?P<one>.))|(?P<crlf>\r\n)",
    re.DOTALL,
)
_SIMPLE = {
    b"n": b"\n",
    b"t": b"\t",
    b"r": b"\r",
    b"v": b"\v",
    b"f": b"\f",
    b"a": b"\a",
    b"b": b"\b",
    b"\\": b"\\",
    b"'": b"'",
    b'"': b'"',
}
_CRLF = re.compile(rb"\r\n")


def prefix_of(literal: bytes) -> str:
    """The letters before the quotes, in lower case."""
    opening = _OPENING.match(literal)
    return opening[1].decode().lower() if opening else ""


def read_literal(data: bytes, start: int, end: int) -> Piece | None:
    """The literal in ``data[start:end]``; None for one that the file leaves open."""
    opening = _OPENING.match(data, start, end)
    if opening is None:
        return None
    raw, quotes = b"r" in opening[1].lower(), opening[2]
    first, last = opening.end(), end - len(quotes)
    if last < first or data[last:end] != quotes:
        return None
    newline = b"\r\n" if b"\r\n" in data[:4096] else b"\n"
    reader = BodyReader(_writer(raw, quotes, newline))
    position = first
    for match in (_CRLF if raw else _UNIT).finditer(data, first, last):
        reader.copy(data, position, match.start())
        meaning = b"\n" if raw else _meaning(match, b"b" in opening[1].lower())
        if meaning is None:
            reader.copy(data, match.start(), match.end())
        else:
            reader.add(meaning, match.start(), match.end())
        position = match.end()
    reader.copy(data, position, last)
    return reader.piece()


def _meaning(match: re.Match[bytes], is_bytes: bool) -> bytes | None:
    """What an escape means; None where the backslash stands for itself."""
    if match["crlf"]:
        return b"\n"
    if match["splice"] is not None:
        return b""
    if match["hex"] or match["octal"]:
        value = int(match["hex"], 16) if match["hex"] else int(match["octal"], 8)
        return bytes([value & 0xFF]) if is_bytes or value < 0x80 else chr(value).encode()
    point = match["short"] or match["long"]
    if is_bytes and (point or match["name"]):
        return None
    if point:
        return chr(min(int(point, 16), 0x10FFFF)).encode("utf-8", "replace")
    if match["name"]:
        return _named(match["name"])
    return _SIMPLE.get(match["one"])


def _named(name: bytes) -> bytes | None:
    try:
        return unicodedata.lookup(name.decode()).encode()
    except (KeyError, ValueError):
        return None


def _writer(raw: bool, quotes: bytes, newline: bytes) -> Encode:
    own, triple = quotes[:1], len(quotes) == 3

    def write(text: bytes) -> bytes | None:
        if not raw:
            text = text.replace(b"\\", b"\\\\").replace(b"\r", b"\\r")
        delicate = not triple or own * 2 in text or text.startswith(own) or text.endswith(own)
        if own in text and delicate:
            if raw:
                return None
            text = text.replace(own, b"\\" + own)
        if raw and text.endswith(b"\\"):
            return None
        if triple:
            return text.replace(b"\n", newline)
        if raw and b"\n" in text:
            return None
        return text.replace(b"\n", b"\\n")

    return write
