"""A HIP source with its project headers in it, for hiprtc, which reads no files of the project.

Each included file is put in the place of its ``#include``, in branches not taken too; ``#pragma once`` becomes a guard, since
its file is no longer one.  ``#line`` keeps the names and lines of messages.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from translator.lexer import TRIVIA, TokenKind, Tokens, tokenize

_MAX_DEPTH = 50
_MAX_BYTES = 32 << 20


class InlineProblem(Exception):
    """The includes have no end or take too much; one sentence."""


@dataclass(slots=True)
class _Inliner:
    translated: Mapping[Path, bytes]
    include_dirs: tuple[Path, ...]
    known: Callable[[str], bool]
    once: dict[Path, int] = field(default_factory=dict)
    size: int = 0

    def file(self, path: Path, text: bytes, depth: int) -> bytes:
        self.size += len(text)
        if depth > _MAX_DEPTH or self.size > _MAX_BYTES:
            raise InlineProblem(f"The includes of {path.name} have no end.")
        tokens = tokenize(text)
        out: list[bytes] = [_line(1, path)]
        guarded = False
        index = 0
        while index < len(tokens):
            end = _end_of_directive(tokens, index)
            if end is None:
                out.append(tokens.text(index))
                index += 1
                continue
            words = _words(tokens, index, end)
            if words[1:3] == [b"pragma", b"once"]:
                guarded = True
                out.append(b"\n" * _newlines(tokens, index, end))
            elif words[1:2] in ([b"include"], [b"import"]) and len(words) > 2:
                line = text.count(b"\n", 0, tokens.starts[index]) + 1
                out.append(self._include(path, words[2], depth))
                out.append(_line(line + _newlines(tokens, index, end), path))
            else:
                out.append(b"".join(tokens.text(i) for i in range(index, end)))
            index = end
        body = b"".join(out)
        return self._once(path, body) if guarded else body

    def _include(self, path: Path, name: bytes, depth: int) -> bytes:
        text = name[1:-1].decode("utf-8", "surrogateescape")
        found = self._find(path, text, quoted=name.startswith(b'"'))
        if found is not None:
            data = self.translated.get(found)
            return self.file(found, found.read_bytes() if data is None else data, depth + 1) + b"\n"
        return b"#include <" + name[1:-1] + b">\n" if self.known(text) else b"\n"

    def _find(self, path: Path, name: str, *, quoted: bool) -> Path | None:
        folders = ([path.parent] if quoted else []) + list(self.include_dirs)
        for folder in folders:
            candidate = Path(os.path.normpath(folder / name))
            if candidate in self.translated or candidate.is_file():
                return candidate
        return None

    def _once(self, path: Path, body: bytes) -> bytes:
        number = self.once.setdefault(path, len(self.once))
        guard = b"WAVEBRIDGE_ONCE_%d" % number
        return b"#ifndef " + guard + b"\n#define " + guard + b"\n" + body + b"\n#endif\n"


def inline_headers(
    path: Path,
    text: bytes,
    translated: Mapping[Path, bytes],
    include_dirs: tuple[Path, ...],
    known: Callable[[str], bool],
) -> bytes:
    """`known` says of a header that isn't the project's whether the compiler has it; others are left out.

    Raises InlineProblem, and OSError for a header that can't be read.
    """
    headers = {Path(os.path.normpath(header)): data for header, data in translated.items()}
    return _Inliner(headers, include_dirs, known).file(Path(os.path.normpath(path)), text, 0)


def _line(number: int, path: Path) -> bytes:
    name = str(path).replace("\\", "\\\\").replace('"', '\\"')
    return f'#line {number} "{name}"\n'.encode("utf-8", "surrogateescape")


def _end_of_directive(tokens: Tokens, index: int) -> int | None:
    """If a directive starts at the token, the index behind its line end."""
    if tokens.text(index) != b"#" or tokens.kinds[index] != TokenKind.PUNCTUATOR:
        return None
    before = index - 1
    while before >= 0 and tokens.kinds[before] in TRIVIA and tokens.kinds[before] != TokenKind.NEWLINE:
        before -= 1
    if before >= 0 and tokens.kinds[before] != TokenKind.NEWLINE:
        return None
    end = index
    while end < len(tokens) and tokens.kinds[end] != TokenKind.NEWLINE:
        end += 1
    return min(end + 1, len(tokens))


def _words(tokens: Tokens, start: int, end: int) -> list[bytes]:
    return [re.sub(rb"\\\s*\n", b"", tokens.text(i)) for i in range(start, end) if tokens.kinds[i] not in TRIVIA]


def _newlines(tokens: Tokens, start: int, end: int) -> int:
    return tokens.data.count(b"\n", tokens.starts[start], tokens.starts[end])
