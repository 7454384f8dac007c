"""Names in an AMD GPU code object: which symbol is the kernel that was asked for?

A code object is an ELF file; each kernel K has a descriptor symbol ``K.kd`` (LLVM AMDGPU usage, "Kernel Descriptor").  The
compiler is made to name the wanted kernel in the template argument of a marker kernel, and the names are matched after
demangling, so that overloads, templates, namespaces and internal linkage work.
"""

from __future__ import annotations

import ctypes
import re
import struct
from collections.abc import Iterator
from dataclasses import dataclass

_ELF_MAGIC = b"\x7fELF\x02\x01"
_SECTION_HEADER = struct.Struct("<IIQQQQIIQQ")
_SYMBOL = struct.Struct("<IBBHQQ")
_SYMBOL_TABLES = (2, 11)
_TYPE_OBJECT, _TYPE_FUNCTION = 1, 2
_DESCRIPTOR = ".kd"
_MARK = "wavebridge_mark"
_INTERNAL_SUFFIX = re.compile(r"\.(?:static|intern|anon)\.[0-9a-f]+$")
_MARK_OPENING = f"{_MARK}_tag<&"


class CodeObjectError(Exception):
    """The code object lacks something; one sentence."""


@dataclass(frozen=True, slots=True)
class Symbols:
    kernels: tuple[str, ...]
    variables: tuple[str, ...]


def marker(call_name: str, symbols: tuple[str, ...]) -> str:
    """Source to append to a translation unit: it makes the compiler emit the kernel and keep the variables."""
    kernel = _plain(call_name)
    lines = [
        "",
        '#line 1 "wavebridge-launch"',
        f"template <auto Kernel> struct {_MARK}_tag {{}};",
        f"template <class Tag> __global__ void {_MARK}() {{}}",
        f"template __global__ void {_MARK}<{_MARK}_tag<&{kernel}>>();",
    ]
    if symbols:
        addresses = ", ".join(f"(void *)&{_plain(name)}" for name in symbols)
        lines.append(f"__attribute__((used)) static void *const {_MARK}_symbols[] = {{{addresses}}};")
    return "\n".join([*lines, ""])


def _plain(name: str) -> str:
    return name.replace("(anonymous namespace)::", "")


def read_symbols(code: bytes) -> Symbols:
    """Raises CodeObjectError where the bytes are no 64-bit little-endian ELF."""
    names = list(_symbols(code))
    kernels = {name.removesuffix(_DESCRIPTOR) for name, _ in names if name.endswith(_DESCRIPTOR)}
    variables = [n for n, kind in names if kind == _TYPE_OBJECT and not n.endswith(_DESCRIPTOR)]
    return Symbols(tuple(sorted(kernels)), tuple(dict.fromkeys(variables)))


def _symbols(code: bytes) -> Iterator[tuple[str, int]]:
    if not code.startswith(_ELF_MAGIC):
        raise CodeObjectError("The compiler gave no code object that can be read.")
    try:
        (offset,) = struct.unpack_from("<Q", code, 40)
        entry_size, count = struct.unpack_from("<HH", code, 58)
        sections = [_SECTION_HEADER.unpack_from(code, offset + i * entry_size) for i in range(count)]
        for section in sections:
            if section[1] not in _SYMBOL_TABLES:
                continue
            strings = sections[section[6]]
            for at in range(section[4], section[4] + section[5], _SYMBOL.size):
                name_at, info, _, section_index, _, _ = _SYMBOL.unpack_from(code, at)
                if section_index and info & 15 in (_TYPE_OBJECT, _TYPE_FUNCTION):
                    start = strings[4] + name_at
                    yield code[start : code.index(b"\0", start)].decode(errors="replace"), info & 15
    except (struct.error, IndexError, ValueError, OverflowError) as error:
        raise CodeObjectError("The compiler gave a damaged code object.") from error


def kernel_symbol(symbols: Symbols) -> str:
    """The symbol of the kernel that the marker names; raises CodeObjectError where it isn't there once."""
    wanted = [_marked(demangle(name)) for name in symbols.kernels if _MARK in name]
    others = {name: demangle(_INTERNAL_SUFFIX.sub("", name)) for name in symbols.kernels if _MARK not in name}
    found = [name for name, text in others.items() if any(_same(text, mark) for mark in wanted)]
    if len(found) != 1:
        raise CodeObjectError(f"The compiled HIP code holds the kernel {len(found)} times, not once.")
    return found[0]


def _marked(text: str) -> str:
    """The kernel in "void wavebridge_mark<wavebridge_mark_tag<&(void k<int>(int*))> >()"."""
    inner = text.partition(_MARK_OPENING)[2].rpartition(">()")[0].rstrip(" ").removesuffix(">")
    if inner.startswith("(") and not inner.startswith("(anonymous namespace)"):
        inner = inner[1:-1]
    return inner


def _same(kernel: str, marked: str) -> bool:
    """Demanglers leave out a marked function's parameters where it has internal linkage."""
    return kernel == marked or kernel.startswith(f"{marked}(")


def variable_symbol(symbols: Symbols, name: str) -> str | None:
    """The symbol of a device variable by its qualified or plain name; None where there is none or more than one."""
    wanted = _plain(name)
    found = [s for s in symbols.variables if _variable_name(s) == wanted]
    found = found or [s for s in symbols.variables if _variable_name(s).rpartition("::")[2] == wanted]
    return found[0] if len(found) == 1 else None


def _variable_name(symbol: str) -> str:
    return _plain(demangle(_INTERNAL_SUFFIX.sub("", symbol)))


def demangle(name: str) -> str:
    """By the C++ library's own demangler (Itanium C++ ABI, ``__cxa_demangle``); the name itself where it is plain."""
    if not name.startswith("_Z"):
        return name
    library = ctypes.CDLL("libstdc++.so.6")
    library.__cxa_demangle.restype = ctypes.c_void_p
    status = ctypes.c_int()
    pointer = library.__cxa_demangle(name.encode(), None, None, ctypes.byref(status))
    if not pointer:
        return name
    try:
        return ctypes.string_at(pointer).decode(errors="replace")
    finally:
        libc = ctypes.CDLL(None)
        libc.free.argtypes = [ctypes.c_void_p]
        libc.free(pointer)
