"""The messages between the application and a child: a JSON header, then the arrays' raw bytes.

A child runs untrusted code, so its answer is untrusted too: nothing is unpickled, every size is checked against the
bytes that are there, and only plain numeric arrays come out.

Layout (little-endian): 8 bytes magic, u64 header length, header (UTF-8 JSON: ``kind``, ``fields``, ``arrays``), then the
arrays in the header's order, each padded to 16 bytes.
"""

from __future__ import annotations

import json
import struct
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

Array = npt.NDArray[Any]
Json = None | bool | int | float | str | list[Any] | dict[str, Any]

MAGIC = b"WBMSG\x00\x00\x01"
_PREFIX = struct.Struct("<8sQ")
_ALIGNMENT = 16
_MAX_HEADER = 64 << 20
_DTYPES = frozenset(f"<{code}" for code in ("i2", "i4", "i8", "u2", "u4", "u8", "f2", "f4", "f8")) | {
    "|u1",
    "|i1",
    "|b1",
}


class ProtocolError(Exception):
    """The bytes are no message; the text says why in one clause."""


@dataclass(frozen=True, slots=True)
class Message:
    """`fields` holds JSON values, `arrays` one-dimensional numeric arrays."""

    kind: str
    fields: Mapping[str, Json] = field(default_factory=dict)
    arrays: Mapping[str, Array] = field(default_factory=dict)

    def text(self, name: str) -> str:
        """A field as text; empty when it is absent."""
        value = self.fields.get(name)
        return value if isinstance(value, str) else ""


def write_message(message: Message, path: Path) -> None:
    """Write the message so that a reader sees all of it or none (temporary file, then rename)."""
    flat = {name: np.ascontiguousarray(array).reshape(-1) for name, array in message.arrays.items()}
    flat = {name: array.astype(array.dtype.newbyteorder("<"), copy=False) for name, array in flat.items()}
    layout = [{"name": name, "dtype": array.dtype.str, "count": array.size} for name, array in flat.items()]
    for entry in layout:
        if entry["dtype"] not in _DTYPES:
            raise ProtocolError(f"array '{entry['name']}' has the type {entry['dtype']}, which a message can't hold")
    header = json.dumps({"kind": message.kind, "fields": dict(message.fields), "arrays": layout}).encode()
    header += b" " * (-(len(header) + _PREFIX.size) % _ALIGNMENT)
    partial = path.with_name(path.name + ".part")
    with partial.open("wb") as file:
        file.write(_PREFIX.pack(MAGIC, len(header)))
        file.write(header)
        for array in flat.values():
            file.write(array.data)
            file.write(b"\0" * (-array.nbytes % _ALIGNMENT))
    partial.replace(path)


def read_message(path: Path, max_bytes: int | None = None) -> Message:
    """Read a message; raises ProtocolError for anything malformed or larger than `max_bytes`, OSError as `open` does."""
    size = path.stat().st_size
    if max_bytes is not None and size > max_bytes:
        raise ProtocolError(f"it is {size} bytes long, more than the {max_bytes} expected")
    with path.open("rb") as file:
        prefix = file.read(_PREFIX.size)
        if len(prefix) != _PREFIX.size:
            raise ProtocolError("it ends within its first 16 bytes")
        magic, header_size = _PREFIX.unpack(prefix)
        if magic != MAGIC:
            raise ProtocolError("it doesn't start with the message mark")
        if header_size > min(_MAX_HEADER, size - _PREFIX.size):
            raise ProtocolError("its header is longer than the message")
        kind, fields, layout = _parse_header(file.read(header_size))
        body = file.read()
    return Message(kind, fields, _split_arrays(body, layout))


def _parse_header(raw: bytes) -> tuple[str, dict[str, Json], list[tuple[str, str, int]]]:
    try:
        header = json.loads(raw)
    except (ValueError, RecursionError) as error:
        raise ProtocolError("its header is not JSON") from error
    match header:
        case {"kind": str(kind), "fields": dict(fields), "arrays": list(entries)}:
            return kind, fields, [_parse_entry(entry) for entry in entries]
    raise ProtocolError("its header lacks kind, fields or arrays")


def _parse_entry(entry: object) -> tuple[str, str, int]:
    match entry:
        case {"name": str(name), "dtype": str(dtype), "count": int(count)} if dtype in _DTYPES and count >= 0:
            return name, dtype, count
    raise ProtocolError("its header describes an array that can't be")


def _split_arrays(body: bytes, layout: list[tuple[str, str, int]]) -> dict[str, Array]:
    arrays: dict[str, Array] = {}
    start = 0
    for name, dtype, count in layout:
        size = np.dtype(dtype).itemsize * count
        if start + size > len(body):
            raise ProtocolError(f"array '{name}' is cut short")
        if name in arrays:
            raise ProtocolError(f"array '{name}' comes twice")
        arrays[name] = np.frombuffer(body, dtype, count, start).copy()
        start += size + (-size % _ALIGNMENT)
    if start != len(body):
        raise ProtocolError("bytes are left over after its last array")
    return arrays
