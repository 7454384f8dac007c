"""C++ string literals: what their bodies mean, and how to write text into them (C++17 [lex.string], [lex.ccon])."""

from __future__ import annotations

import re

from translator.hip.embedded.model import BodyReader, Piece

_RAW = re.compile(rb'(?:u8)?R"([^()\\\s"]{0,16})\(')
_PLAIN = re.compile(rb'(?:u8)?"')
_ESCAPE = re.compile(
    rb"\\(?:(?P<splice>[ \t]*(?:\r\n|\n|\r))|x(?P<hex>[0-9a-fA-F]+)|(?P<octal>[0-7]{1,3})"
    rb"|u(?P<short>[0-9a-fA-F]{4})|U(?P<long>[0-9a-fA-F]{8})|(?P<one>.))",
    re.DOTALL,
)
_SIMPLE = {b"n": b"\n", b"t": b"\t", b"r": b"\r", b"v": b"\v", b"f": b"\f", b"a": b"\a", b"b": b"\b"}
_WRITTEN = {b"\n": rb"\n", b"\t": rb"\t", b"\r": rb"\r", b'"': rb"\"", b"\\": rb"\\"}
_TO_ESCAPE = re.compile(rb'[\n\t\r"\\]')


def read_literal(data: bytes, start: int, end: int) -> Piece | None:
    """The literal in ``data[start:end]``; None for wide ones, which no compiler at run time takes."""
    raw = _RAW.match(data, start, end)
    if raw:
        closer = b")" + raw[1] + b'"'
        reader = BodyReader(lambda text: None if closer in text else text)
        reader.copy(data, raw.end(), end - len(closer))
        return reader.piece()
    plain = _PLAIN.match(data, start, end)
    return _read_plain(data, plain.end(), end - 1) if plain else None


def _read_plain(data: bytes, start: int, end: int) -> Piece:
    reader = BodyReader(lambda text: _TO_ESCAPE.sub(lambda m: _WRITTEN[m[0]], text))
    position = start
    while position < end:
        escape = data.find(b"\\", position, end)
        reader.copy(data, position, end if escape < 0 else escape)
        if escape < 0:
            break
        match = _ESCAPE.match(data, escape, end)
        position = match.end() if match else end
        if match:
            reader.add(_meaning(match), escape, position)
    return reader.piece()


def _meaning(match: re.Match[bytes]) -> bytes:
    if match["splice"] is not None:
        return b""
    if match["hex"]:
        return bytes([int(match["hex"], 16) & 0xFF])
    if match["octal"]:
        return bytes([int(match["octal"], 8) & 0xFF])
    point = match["short"] or match["long"]
    if point:
        return chr(min(int(point, 16), 0x10FFFF)).encode("utf-8", "replace")
    return _SIMPLE.get(match["one"], match["one"])
