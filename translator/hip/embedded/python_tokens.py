"""The tokens of a Python file with their places in bytes."""

from __future__ import annotations

import io
import re
import tokenize
from dataclasses import dataclass

from translator.source import Span

_SKIPPED = frozenset({tokenize.NL, tokenize.COMMENT, tokenize.ENCODING})
_STATEMENT_ENDS = frozenset({tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT, tokenize.ENDMARKER})
_FORMAT_START = getattr(tokenize, "FSTRING_START", -1)
_FORMAT_END = getattr(tokenize, "FSTRING_END", -1)
_BOM = b"\xef\xbb\xbf"
_NOT_ASCII = re.compile(rb"[\x80-\xff]")


@dataclass(frozen=True, slots=True)
class PythonToken:
    """`kind` is "string", "name", "operator" or "end" (of a statement; also an indentation's change)."""

    kind: str
    text: str
    span: Span


def read_tokens(data: bytes) -> list[PythonToken]:
    """The tokens that matter, as far as the file can be read.

    Bytes above 0x7F become underscores first: the tokens then lie where they did in any encoding that extends ASCII.
    """
    skipped = len(_BOM) if data.startswith(_BOM) else 0
    text = _NOT_ASCII.sub(b"_", data[skipped:]).decode("ascii")
    starts = [skipped]
    for line in io.StringIO(text, newline=""):
        starts.append(starts[-1] + len(line))
    reader = io.StringIO(text, newline="")
    found: list[PythonToken] = []
    depth, opened = 0, 0
    try:
        for token in tokenize.generate_tokens(reader.readline):
            start = starts[token.start[0] - 1] + token.start[1]
            end = starts[min(token.end[0], len(starts)) - 1] + token.end[1]
            if token.type == _FORMAT_START:
                opened = start if depth == 0 else opened
                depth += 1
            elif token.type == _FORMAT_END:
                depth -= 1
                if depth == 0:
                    found.append(_token("string", data, opened, end))
            elif depth == 0 and token.type not in _SKIPPED:
                found.append(_token(_kind(token.type), data, start, end))
    except (tokenize.TokenError, SyntaxError):
        pass  # what comes after cannot be Python; what came before is translated
    return found


def _kind(token_type: int) -> str:
    if token_type == tokenize.STRING:
        return "string"
    if token_type in _STATEMENT_ENDS:
        return "end"
    return "name" if token_type == tokenize.NAME else "operator"


def _token(kind: str, data: bytes, start: int, end: int) -> PythonToken:
    end = min(max(end, start), len(data))
    return PythonToken(kind, data[start:end].decode("latin-1"), Span(start, end))
