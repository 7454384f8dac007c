"""The part of a HIP file that a kernel needs, for hiprtc, which knows no host headers and no runtime calls.

A file is cut into its declarations; kept are those whose names the kernel uses, directly or through others, and which are not
host functions.  Too little kept is a compile error, never a different result: nothing that is kept is changed.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from translator.lexer import TRIVIA, TokenKind, Tokens, tokenize

_DEVICE_WORDS = frozenset({b"__global__", b"__device__", b"__constant__", b"__shared__", b"__managed__"})
_TYPE_WORDS = frozenset({b"struct", b"class", b"union", b"enum"})
_NO_NAMES = frozenset(
    b"""alignas __align__ __attribute__ __launch_bounds__ __declspec decltype noexcept sizeof requires explicit if while
    for switch return static_assert struct class union enum typedef typename const constexpr static inline extern template using
    void bool char short int long float double unsigned signed auto""".split()
)
_BEHIND_A_NAME = frozenset({b"(", b";", b"=", b"[", b"{", b",", b"::", b":", b"<"})
_WORD = re.compile(rb"[A-Za-z_]\w*")


@dataclass(frozen=True, slots=True)
class _Word:
    text: bytes
    is_name: bool


@dataclass(frozen=True, slots=True)
class _Item:
    """A piece of the text: a declaration, a directive, a using directive, or the opening or closing of a namespace.

    `head` are the words of a declaration before its body, `names` what it declares, `uses` all identifiers in it.
    """

    text: bytes
    kind: str
    names: frozenset[bytes] = frozenset()
    uses: frozenset[bytes] = frozenset()
    device: bool = False


def device_code(text: bytes, call_name: str, symbols: tuple[str, ...]) -> bytes:
    """The directives, and the declarations that the kernel (``ns::reduce<float, 256>``) and the variables need."""
    items = list(_items(text))
    macros = _macros(items)
    needed = set(_WORD.findall(" ".join([call_name, *symbols]).encode()))
    keep = [item.kind != "declaration" for item in items]
    changed = True
    while changed:
        changed = False
        for word in list(needed):
            more = macros.get(word, frozenset()) - needed
            needed |= more
            changed = changed or bool(more)
        for index, item in enumerate(items):
            if not keep[index] and _wanted(item, needed, macros):
                keep[index] = changed = True
                needed |= item.uses
    return b"".join(_shown(item) if kept else _blank(item.text) for item, kept in zip(items, keep, strict=True))


def _shown(item: _Item) -> bytes:
    """A namespace that is used must exist, though what was in it may be gone with its headers."""
    opened = b"".join(b"namespace %s {} " % name for name in item.names) if item.kind == "using" else b""
    return opened + item.text


def _wanted(item: _Item, needed: set[bytes], macros: dict[bytes, frozenset[bytes]]) -> bool:
    if item.kind != "declaration" or not item.device:
        return False
    return bool(item.names & needed) or b"operator" in item.names or bool(item.names & macros.keys())


def _blank(text: bytes) -> bytes:
    """Line ends and directives alone: the numbers of the lines that follow stay right."""
    return b"".join(
        line if line.lstrip().startswith(b"#") else b"\n" * line.endswith(b"\n")
        for line in text.splitlines(keepends=True)
    )


def _macros(items: list[_Item]) -> dict[bytes, frozenset[bytes]]:
    """Macro names, with the identifiers in their bodies."""
    macros: dict[bytes, frozenset[bytes]] = {}
    for item in items:
        if item.kind == "directive":
            match = re.match(rb"[ \t]*#[ \t]*define[ \t]+([A-Za-z_]\w*)(.*)", item.text, re.S)
            if match:
                macros[match[1]] = macros.get(match[1], frozenset()) | frozenset(_WORD.findall(match[2]))
    return macros


def _items(text: bytes) -> Iterator[_Item]:
    """The file's pieces in order; joined they are the text."""
    tokens = tokenize(text)
    start, index, depth = 0, 0, 0
    words: list[_Word] = []
    body: list[_Word] = []
    in_body = False
    at_line_start = True
    while index < len(tokens):
        kind, token = tokens.kinds[index], tokens.text(index)
        if token == b"#" and at_line_start and not words:
            yield from _gap(tokens.data[tokens.starts[start] : tokens.starts[index]])
            end = index
            while end < len(tokens) and tokens.kinds[end] != TokenKind.NEWLINE:
                end += 1
            end = min(end + 1, len(tokens))
            yield _Item(tokens.data[tokens.starts[index] : tokens.starts[end]], "directive")
            start = index = end
            continue
        at_line_start = kind == TokenKind.NEWLINE or (at_line_start and kind in TRIVIA)
        index += 1
        if kind in TRIVIA:
            continue
        if depth == 0 and token == b"}" and not words:
            yield _Item(tokens.data[tokens.starts[start] : tokens.starts[index]], "scope")
            start = index
            continue
        (body if in_body else words).append(_Word(token, kind == TokenKind.IDENTIFIER))
        if token in b"({[":
            if token == b"{" and depth == 0 and _opens_scope(words):
                yield _Item(tokens.data[tokens.starts[start] : tokens.starts[index]], "scope")
                start, words = index, []
                continue
            in_body = in_body or (token == b"{" and depth == 0)
            depth += 1
        elif token in b")}]":
            depth = max(0, depth - 1)
        ends = (
            token == b";"
            or (token == b"}" and in_body and _is_function(words))
            or _macro_call_ends(words, tokens, index)
        )
        if depth == 0 and ends:
            yield _declaration(tokens.data[tokens.starts[start] : tokens.starts[index]], words, body)
            start, words, body, in_body = index, [], [], False
    if words:
        yield _declaration(tokens.data[tokens.starts[start] :], words, body)
    else:
        yield from _gap(tokens.data[tokens.starts[start] :])


def _macro_call_ends(words: list[_Word], tokens: Tokens, index: int) -> bool:
    """``DEFINE_KERNEL(name)`` without a semicolon: the words are a call, and something else begins behind it."""
    if len(words) < 3 or words[-1].text != b")" or words[1].text != b"(" or not words[0].text.isupper():
        return False
    following = next((i for i in range(index, len(tokens)) if tokens.kinds[i] not in TRIVIA), None)
    if following is None:
        return True
    return tokens.kinds[following] == TokenKind.IDENTIFIER or tokens.text(following) in (b"#", b"}")


def _gap(text: bytes) -> Iterator[_Item]:
    if text:
        yield _Item(text, "gap")


def _opens_scope(words: list[_Word]) -> bool:
    """``namespace a::b {``, ``inline namespace {``, ``extern "C" {``."""
    texts = [word.text for word in words[:-1]]
    return b"namespace" in texts[:2] or (texts[:1] == [b"extern"] and len(texts) == 2)


def _is_function(words: list[_Word]) -> bool:
    """Whether a ``}`` ends the declaration: it has parameters, and is neither a type nor an initialiser."""
    texts = [word.text for word in _outside_templates(words)]
    return b"(" in texts and b"=" not in texts and not _TYPE_WORDS.intersection(texts[:1])


def _outside_templates(words: list[_Word]) -> list[_Word]:
    """The words behind ``template <...>`` prefixes and decorations."""
    rest = words
    while rest and rest[0].text == b"template":
        depth = 0
        for index, word in enumerate(rest[1:], 1):
            depth += word.text.count(b"<") - word.text.count(b">")
            if depth <= 0 and index > 1:
                rest = rest[index + 1 :]
                break
        else:
            return words
    while rest and rest[0].text in (b"static", b"inline", b"constexpr", b"typedef", b"extern", b"const"):
        rest = rest[1:]
    return rest


def _declaration(text: bytes, words: list[_Word], body: list[_Word]) -> _Item:
    rest = _outside_templates(words)
    first = rest[0].text if rest else b""
    is_type = first in _TYPE_WORDS
    uses = frozenset(word.text for word in (*words, *body) if word.is_name)
    if [word.text for word in rest[:2]] == [b"using", b"namespace"]:
        return _Item(text, "using", frozenset({rest[2].text} if len(rest) > 2 else ()))
    names = _declared(rest, body, is_type)
    texts = {word.text for word in words}
    host_function = b"(" in texts and not is_type and first not in (b"using", b"typedef")
    marked = (
        bool(_DEVICE_WORDS & texts) or b"constexpr" in texts or (b"operator" in texts and bool(_DEVICE_WORDS & uses))
    )
    constant = not host_function
    return _Item(text, "declaration", names, uses, device=marked or constant or _maybe_macro(rest))


def _maybe_macro(words: list[_Word]) -> bool:
    """``DEFINE_KERNEL(name)`` and functions whose device word is hidden in a macro (all capitals)."""
    return any(word.is_name and word.text.isupper() and len(word.text) > 2 for word in words)


def _declared(words: list[_Word], body: list[_Word], is_type: bool) -> frozenset[bytes]:
    """Names that the declaration may bring in; a name too many keeps a declaration too many, no more."""
    names: set[bytes] = set()
    depth = 0
    for index, word in enumerate(words):
        depth += (word.text == b"(") - (word.text == b")")
        if depth == 0 and word.is_name and word.text not in _NO_NAMES:
            following = words[index + 1].text if index + 1 < len(words) else b";"
            if word.text == b"operator" or following in _BEHIND_A_NAME:
                names.add(word.text)
    if is_type and words and words[0].text == b"enum":
        names.update(word.text for word in body if word.is_name)
    behind = len(body) - next((i for i, word in enumerate(reversed(body)) if word.text == b"}"), len(body))
    names.update(word.text for word in body[behind:] if word.is_name)  # typedef struct {...} name;
    return frozenset(names)
