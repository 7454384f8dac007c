"""Argument lists and template argument lists."""

from __future__ import annotations

from translator.structure.code import NONE, Code

_ANGLE_STOP = frozenset({b";", b"{", b"}", b"&&", b"||", b"<<<"})


def split_arguments(code: Code, opener: int, closer: int | None = None) -> list[range]:
    """The arguments between two brackets, split at the commas of their level (template commas do not split).

    Empty brackets give an empty list; an empty argument is an empty range.
    """
    end = code.partner[opener] if closer is None else closer
    if end == NONE or end <= opener + 1:
        return []
    parts: list[range] = []
    start = index = opener + 1
    while index < end:
        text = code.text[index]
        if text == b",":
            parts.append(range(start, index))
            start = index + 1
        elif code.partner[index] > index:
            index = min(code.partner[index], end)
        elif text == b"<" and (close := template_close(code, index, end)) != NONE:
            index = close
        index += 1
    parts.append(range(start, end))
    return parts


def template_close(code: Code, opener: int, limit: int | None = None) -> int:
    """The token that closes a template argument list opened by the ``<`` at `opener`, or NONE.

    Whether a ``<`` opens a list cannot be told from tokens alone; it is taken to do so after an identifier, when a
    matching ``>`` follows without ``;``, braces or logical operators between, and when what follows the ``>`` can follow
    a template-id (an opening bracket, ``::``, a name after a type, a separator) rather than an operand of a comparison.
    """
    if not code.is_identifier(opener - 1):
        return NONE
    end = len(code) if limit is None else limit
    depth = 0
    index = opener
    while index < end and code.same_flow(index, opener):
        text = code.text[index]
        if text == b"<":
            depth += 1
        elif text in (b">", b">>", b">>>"):
            depth -= len(text)
            if depth <= 0:
                return index if depth == 0 and _may_follow(code, index + 1, end) else NONE
        elif text in _ANGLE_STOP:
            return NONE
        elif code.partner[index] > index:
            index = code.partner[index]
        elif text in (b")", b"]"):
            return NONE
        index += 1
    return NONE


def _may_follow(code: Code, index: int, end: int) -> bool:
    if index >= end:
        return True
    text = code.text[index]
    return text in (b"(", b"{", b"::", b",", b")", b">", b"<<<", b";", b"&", b"*", b"...", b"]") or code.is_identifier(
        index
    )


def template_open(code: Code, closer: int) -> int:
    """The ``<`` of the template argument list that ends with the token at `closer` (a run of ``>``), or NONE."""
    depth = 0
    index = closer
    while index >= 0 and code.same_flow(index, closer):
        text = code.text[index]
        if text in (b">", b">>", b">>>"):
            depth += len(text)
        elif text in (b"<", b"<<"):
            depth -= len(text)
            if depth <= 0:
                return index if depth == 0 else NONE
        elif text in (b";", b"{", b"}"):
            return NONE
        elif text in (b")", b"]"):
            if code.partner[index] == NONE:
                return NONE
            index = code.partner[index]
        elif text in (b"(", b"["):
            return NONE
        index -= 1
    return NONE


def has_loose_comma(code: Code, part: range) -> bool:
    """Whether a comma stands outside round brackets (in a template argument list, in braces): it would split the arguments
    of a macro (C++17 [cpp.replace])."""
    index = part.start
    while index < part.stop:
        if code.text[index] == b",":
            return True
        index = code.partner[index] + 1 if code.text[index] == b"(" and code.partner[index] > index else index + 1
    return False
