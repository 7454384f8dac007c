"""Reading C++ text without a parser: what is code and what is comment, and where brackets and declarations end.

This is the emulator's own reading of the source.  It shares nothing with the translator's lexer, so that a mistake there
cannot be repeated here unseen.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

_NOT_CODE = re.compile(
    r"""
    (?P<raw>\bR"(?P<delimiter>[^\s()\\]{0,16})\(.*?\)(?P=delimiter)")
    | //(?:[^\n\\]|\\(?:\r?\n|.))*
    | /\*.*?(?:\*/|\Z)
    | "(?:\\.|[^"\\\n])*"
    | (?P<number>\.?\b\d(?:'?[\w.])*)
    | '(?:\\.|[^'\\\n])+'
    """,
    re.S | re.X,
)
_DIRECTIVE = re.compile(r"^[ \t]*\#(?:[^\n\\]|\\(?:\r?\n|.))*", re.M)
_OPENING = {"(": ")", "[": "]", "{": "}"}
_CLOSING = {")": "(", "]": "[", "}": "{"}


def _spaces(match: re.Match[str]) -> str:
    if match["number"]:
        return match[0]
    return re.sub(r"[^\n]", " ", match[0])


def blank(text: str) -> str:
    """The text with comments, strings and character literals replaced by spaces; same length, same lines."""
    return _NOT_CODE.sub(_spaces, text)


def blank_directives(blanked: str) -> str:
    """Also without preprocessor directives (continued lines included)."""
    return _DIRECTIVE.sub(lambda m: re.sub(r"[^\n]", " ", m[0]), blanked)


def matching(blanked: str, start: int) -> int | None:
    """Index of the bracket that closes the one at `start`; None if there is none."""
    stack: list[str] = []
    for i in range(start, len(blanked)):
        c = blanked[i]
        if c in _OPENING:
            stack.append(c)
        elif c in _CLOSING:
            if not stack or stack[-1] != _CLOSING[c]:
                return None
            stack.pop()
            if not stack:
                return i
    return None


def matching_back(blanked: str, end: int) -> int | None:
    """Index of the bracket that opens the one at `end`; angle brackets count when `end` is one."""
    pairs = {**_CLOSING, ">": "<"} if blanked[end] == ">" else _CLOSING
    openings = set(pairs.values())
    stack: list[str] = []
    for i in range(end, -1, -1):
        c = blanked[i]
        if c in pairs and not (c == ">" and i and blanked[i - 1] == "-"):
            stack.append(pairs[c])
        elif c in openings:
            if not stack or stack.pop() != c:
                return None
            if not stack:
                return i
        elif c == ";" and len(stack) == 1 and stack[0] == "<":
            return None
    return None


@dataclass(frozen=True, slots=True)
class Item:
    """One declaration: `start` to `end`, its body's braces (for functions) at `body` and `end - 1`."""

    start: int
    end: int
    body: int | None
    depth: int
    in_class: bool


_CONTAINER = re.compile(r"\b(namespace|extern)\b[^;{}()=]*\Z")
_CLASS = re.compile(r"\b(class|struct|union)\b")
_ACCESS = re.compile(r"\s*(?:(?:public|private|protected)\s*:)*\s*")


def items(code: str) -> Iterator[Item]:
    """Declarations of the text, outer before inner: those in namespaces and member functions of classes.

    `code` is blanked and without directives.  Text with unbalanced brackets gives what comes before the imbalance.
    """
    yield from _items(code, 0, len(code), 0, False)


def _items(code: str, at: int, stop: int, depth: int, in_class: bool) -> Iterator[Item]:
    start = _skip(code, at, stop)
    i = start
    while i < stop:
        c = code[i]
        if c in "([":
            close = matching(code, i)
            if close is None:
                return
            i = close + 1
        elif c == ";":
            yield Item(start, i + 1, None, depth, in_class)
            start = i = _skip(code, i + 1, stop)
        elif c == "{":
            close = matching(code, i)
            if close is None or close >= stop:
                return
            head = code[start:i]
            if _CONTAINER.search(head):
                yield from _items(code, i + 1, close, depth + 1, False)
                start = i = _skip(code, close + 1, stop)
            elif _is_function(head):
                yield Item(start, close + 1, i, depth, in_class)
                start = i = _skip(code, close + 1, stop)
            else:
                end = code.find(";", close)
                end = stop if end < 0 else min(end + 1, stop)
                yield Item(start, end, None, depth, in_class)
                if _CLASS.search(head):
                    yield from _items(code, i + 1, close, depth + 1, True)
                start = i = _skip(code, end, stop)
        elif c in ")]}":
            return
        else:
            i += 1


def _skip(code: str, at: int, stop: int) -> int:
    match = _ACCESS.match(code, at, stop)
    return match.end() if match else at


def _is_function(head: str) -> bool:
    if "(" not in head:
        return False
    before = head[: head.index("(")]
    if re.search(r"\b(enum)\b", before):
        return False
    outside = _outside_brackets(head)
    if re.search(r"(?<![<>=!])=(?!=)", outside) and "operator" not in outside:
        return False
    # `struct __attribute__((aligned(8))) S {` and `struct __align__(8) S {` are no functions
    return not (
        _CLASS.search(before) and re.search(r"(?:__align__|alignas|__attribute__|__builtin_align__)\s*\Z", before)
    )


def _outside_brackets(head: str) -> str:
    out: list[str] = []
    depth = angle = 0
    for c in head:
        if c in "([":
            depth += 1
        elif c in ")]":
            depth -= 1
        elif c == "<":
            angle += 1
        elif c == ">":
            angle = max(0, angle - 1)
        elif depth == 0 and angle == 0:
            out.append(c)
    return "".join(out)


def line_of(text: str, offset: int) -> int:
    return text.count("\n", 0, offset) + 1
