"""Code address → source line, from an ELF executable's DWARF 4 line table (DWARF 4, section 6.2).

Own code because neither addr2line nor an ELF library can be taken for granted where a compiler comes from a Python package.
"""

from __future__ import annotations

import re
import struct
from bisect import bisect_right
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Place:
    file: str
    line: int


@dataclass(frozen=True, slots=True)
class LineTable:
    """Rows by ascending address; a row without a place ends a sequence."""

    addresses: tuple[int, ...]
    places: tuple[Place | None, ...]

    def find(self, address: int) -> Place | None:
        i = bisect_right(self.addresses, address) - 1
        while i > 0 and (place := self.places[i]) is not None and place.line == 0:
            i -= 1  # code that the compiler made of several lines
        return self.places[i] if i >= 0 else None


_EMPTY = LineTable((), ())


@dataclass(frozen=True, slots=True)
class SharedVariable:
    """A variable in the thread-local segment, which holds the kernels' shared memory: [start, end) in bytes."""

    name: str
    start: int
    end: int


@lru_cache(maxsize=16)
def shared_variables(executable: Path) -> tuple[SharedVariable, ...]:
    """Thread-local variables of the executable, from its symbol table; empty if it cannot be read."""
    try:
        data = executable.read_bytes()
        table, strings = _section(data, b".symtab"), _section(data, b".strtab")
        found = []
        for at in range(0, len(table), 24):
            name, info, _, section, value, size = struct.unpack_from("<IBBHQQ", table, at)
            if info & 15 == 6 and section:  # STT_TLS, defined
                text = strings[name : strings.index(b"\0", name)].decode("utf-8", "replace")
                found.append(SharedVariable(_plain_name(text), value, value + size))
    except (OSError, struct.error, IndexError, ValueError):
        return ()
    return tuple(found)


def _plain_name(symbol: str) -> str:
    """The variable's own name out of a mangled one (Itanium C++ ABI, 5.1.3: length and name come last)."""
    for m in reversed(list(re.finditer(r"(?<!\d)(\d+)(?=[A-Za-z_])", symbol))):
        name = symbol[m.end() : m.end() + int(m[1])]
        if (
            len(name) == int(m[1])
            and re.fullmatch(r"[A-Za-z_]\w*", name)
            and re.fullmatch(r"(_\d+|B\w+)?", symbol[m.end() + int(m[1]) :])
        ):
            return name
    return symbol


@lru_cache(maxsize=16)
def line_table(executable: Path) -> LineTable:
    """The table of the executable; empty if it has none that can be read."""
    try:
        data = executable.read_bytes()
        section = _section(data, b".debug_line")
        rows = sorted(_rows(section), key=lambda r: (r[0], r[1] is not None))
    except (OSError, struct.error, IndexError, ValueError):
        return _EMPTY
    return LineTable(tuple(r[0] for r in rows), tuple(r[1] for r in rows))


def _section(data: bytes, wanted: bytes) -> bytes:
    if data[:4] != b"\x7fELF" or data[4] != 2:
        return b""
    (table,) = struct.unpack_from("<Q", data, 0x28)
    size, count, names_index = struct.unpack_from("<HHH", data, 0x3A)
    headers = [struct.unpack_from("<IIQQQQIIQQ", data, table + size * i) for i in range(count)]
    names = headers[names_index][4]
    for h in headers:
        start = names + h[0]
        if data[start : data.index(b"\0", start)] == wanted:
            return data[h[4] : h[4] + h[5]]
    return b""


class _Reader:
    def __init__(self, data: bytes, at: int) -> None:
        self.data = data
        self.at = at

    def take(self, form: str) -> int:
        (value,) = struct.unpack_from("<" + form, self.data, self.at)
        self.at += struct.calcsize("<" + form)
        return int(value)

    def text(self) -> bytes:
        end = self.data.index(b"\0", self.at)
        value = self.data[self.at : end]
        self.at = end + 1
        return value

    def unsigned(self) -> int:
        value = shift = 0
        while True:
            byte = self.data[self.at]
            self.at += 1
            value |= (byte & 0x7F) << shift
            shift += 7
            if byte < 0x80:
                return value

    def signed(self) -> int:
        start = self.at
        value = self.unsigned()
        bits = 7 * (self.at - start)
        return value - (1 << bits) if value >> (bits - 1) & 1 else value


def _rows(section: bytes) -> list[tuple[int, Place | None]]:
    rows: list[tuple[int, Place | None]] = []
    at = 0
    while at + 4 <= len(section):
        (length,) = struct.unpack_from("<I", section, at)
        end = at + 4 + length
        version = struct.unpack_from("<H", section, at + 4)[0]
        if 2 <= version <= 4 and length != 0xFFFFFFFF:
            rows += _program(section, at + 6, end, version)
        at = end
    return rows


def _program(section: bytes, at: int, end: int, version: int) -> list[tuple[int, Place | None]]:
    r = _Reader(section, at)
    header_length = r.take("I")
    start = r.at + header_length
    minimum = r.take("B")
    if version >= 4:
        r.take("B")
    r.take("B")
    line_base, line_range, opcode_base = r.take("b"), r.take("B"), r.take("B")
    lengths = [r.take("B") for _ in range(opcode_base - 1)]
    folders = [b""]
    while text := r.text():
        folders.append(text)
    files = [""]
    while text := r.text():
        folder = folders[r.unsigned()]
        r.unsigned(), r.unsigned()
        name = text if text.startswith(b"/") or not folder.startswith(b"/") else folder + b"/" + text
        files.append(name.decode("utf-8", "replace"))
    r.at = start
    return _run(r, end, files, minimum, line_base, line_range, opcode_base, lengths)


def _run(
    r: _Reader,
    end: int,
    files: list[str],
    minimum: int,
    line_base: int,
    line_range: int,
    opcode_base: int,
    lengths: list[int],
) -> list[tuple[int, Place | None]]:
    rows: list[tuple[int, Place | None]] = []
    address, file, line = 0, 1, 1

    def emit() -> None:
        rows.append((address, Place(files[file] if file < len(files) else "", line)))

    while r.at < end:
        opcode = r.take("B")
        if opcode >= opcode_base:
            adjusted = opcode - opcode_base
            address += minimum * (adjusted // line_range)
            line += line_base + adjusted % line_range
            emit()
        elif opcode == 0:
            size = r.unsigned()
            next_ = r.at + size
            kind = r.take("B")
            if kind == 1:
                rows.append((address, None))
                address, file, line = 0, 1, 1
            elif kind == 2:
                address = int.from_bytes(r.data[r.at : next_], "little")
            r.at = next_
        elif opcode == 1:
            emit()
        elif opcode == 2:
            address += minimum * r.unsigned()
        elif opcode == 3:
            line += r.signed()
        elif opcode == 4:
            file = r.unsigned()
        elif opcode == 8:
            address += minimum * ((255 - opcode_base) // line_range)
        elif opcode == 9:
            address += r.take("H")
        else:
            for _ in range(lengths[opcode - 1]):
                r.unsigned()
    return rows
