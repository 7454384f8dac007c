"""The part of a HIP file that a kernel needs, for hiprtc, which knows no host headers and no runtime calls.

Kept are the declarations whose names the kernel uses, directly or through others, and which are not host functions.  Too
little kept is a compile error, never a different result: nothing that is kept is changed.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from app.check.hip.declarations import Piece, cut

_WORD = re.compile(rb"[A-Za-z_]\w*")
_DEFINE = re.compile(rb"[ \t]*#[ \t]*define[ \t]+([A-Za-z_]\w*)(.*)", re.S)
_LASTING = re.compile(rb"[ \t]*#[ \t]*(?:if|ifdef|ifndef|elif|else|endif|define|undef|line)\b")

Names = frozenset[bytes]


def device_code(text: bytes, call_name: str, symbols: tuple[str, ...]) -> bytes:
    """The directives, and what the kernel (``ns::reduce<float, 256>``) and the variables need; lines keep their numbers."""
    pieces = list(cut(text))
    macros = _macros(pieces)
    needed = set(_WORD.findall(" ".join([call_name, *symbols]).encode()))
    kept = [piece.kind != "declaration" for piece in pieces]
    changed = True
    while changed:
        needed = _with_macros(needed, macros)
        wanted = [i for i, piece in enumerate(pieces) if not kept[i] and _wanted(piece, needed, macros)]
        for index in wanted:
            kept[index] = True
            needed |= pieces[index].uses
        changed = bool(wanted)
    return b"".join(_shown(piece) if keep else _blank(piece.text) for piece, keep in zip(pieces, kept, strict=True))


def _macros(pieces: Sequence[Piece]) -> dict[bytes, Names]:
    """Macro names, with the identifiers in all their bodies."""
    macros: dict[bytes, Names] = {}
    for piece in pieces:
        match = _DEFINE.match(piece.text) if piece.kind == "directive" else None
        if match:
            macros[match[1]] = macros.get(match[1], frozenset()) | frozenset(_WORD.findall(match[2]))
    return macros


def _with_macros(needed: set[bytes], macros: Mapping[bytes, Names]) -> set[bytes]:
    """The names, and those in the bodies of macros among them."""
    pending = [name for name in needed if name in macros]
    complete = set(needed)
    while pending:
        more = macros[pending.pop()] - complete
        complete |= more
        pending += [name for name in more if name in macros]
    return complete


def _wanted(piece: Piece, needed: set[bytes], macros: Mapping[bytes, Names]) -> bool:
    """Operators and declarations made by macros are found by no name, so they are always wanted."""
    if piece.host:
        return False
    return bool(piece.names & needed) or b"operator" in piece.names or bool(piece.names & macros.keys())


def _shown(piece: Piece) -> bytes:
    """A namespace that is used must exist, though what was in it may be gone with its headers."""
    opened = b"".join(b"namespace %s {} " % name for name in piece.names) if piece.kind == "using" else b""
    return opened + piece.text


def _blank(text: bytes) -> bytes:
    """Line ends, and the directives that decide what else there is: the numbers of the lines that follow stay right."""
    shown = []
    continued = False
    for line in text.splitlines(keepends=True):
        kept = continued or bool(_LASTING.match(line))
        continued = kept and line.rstrip(b"\r\n").endswith(b"\\")
        shown.append(line if kept else b"\n" * line.endswith(b"\n"))
    return b"".join(shown)
