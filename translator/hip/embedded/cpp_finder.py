"""Finds the string literals of a C++ file that hold CUDA source for NVRTC."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from translator.hip.embedded.cpp_literals import read_literal
from translator.hip.embedded.model import (
    EmbeddedPtx,
    EmbeddedSource,
    Found,
    LeftAlone,
    Piece,
    holds_cuda,
    holds_ptx,
    undoubled,
)
from translator.lexer import TokenKind
from translator.structure.code import NONE, Code

_LITERAL_SUFFIXES = frozenset({b"s", b"sv"})
_JOINING = frozenset({b"+", b"+=", b"<<", b"##", b"#"})
_BEFORE = frozenset({b"=", b"(", b",", b"{", b"return", b":", b"?", b"["})
_AFTER = frozenset({b";", b",", b")", b"}", b":", b"]"})
_FORMATTERS = frozenset(
    {b"printf", b"fprintf", b"sprintf", b"snprintf", b"format", b"format_to", b"StrFormat", b"Substitute", b"StrCat"}
)
_SOURCE_ARGUMENT = {b"nvrtcCreateProgram": 1, b"hiprtcCreateProgram": 1}
_AT_RUN_TIME = "the string is put together at run time"


def find_in_cpp(code: Code) -> Iterator[Found]:
    """Every literal (or run of adjacent ones) that holds CUDA, in order."""
    makes_programs = b"rtcCreateProgram" in code.data
    if not makes_programs and not any(word in code.data for word in (b"__global__", b"__device__", b".target")):
        return
    done = NONE
    for index in [i for i, kind in enumerate(code.kind) if kind == TokenKind.STRING]:
        if index <= done:
            continue
        done = index
        while done + 1 < len(code) and code.kind[done + 1] == TokenKind.STRING and code.same_flow(index, done + 1):
            done += 1
        found = _found(code, index, done, makes_programs)
        if found is not None:
            yield found


def _found(code: Code, first: int, last: int, makes_programs: bool) -> Found | None:
    program = makes_programs and _is_program(code, first)
    if not program and not any(b"__" in code.text[i] or b".target" in code.text[i] for i in range(first, last + 1)):
        return None
    pieces: list[Piece] = []
    for i in range(first, last + 1):
        piece = read_literal(code.data, code.start[i], code.end[i])
        if piece is None:
            return None
        pieces.append(piece)
    source = EmbeddedSource(code.span(first, last), tuple(pieces), "nvrtcCreateProgram")
    if holds_ptx(source.text):
        return EmbeddedPtx(source.span)
    if not program and not holds_cuda(source.text):
        return None
    reason = _put_together(code, first, last)
    if reason == _AT_RUN_TIME and _is_format(code, first, last):
        return replace(source, template="a format", pieces=tuple(undoubled(piece, b"{}") for piece in pieces))
    return LeftAlone(source.span, reason) if reason else source


def _is_format(code: Code, first: int, last: int) -> bool:
    """Whether the literal (or a variable that holds it) is given to ``std::format`` or ``fmt::format`` and joined to nothing.

    What `snprintf` writes goes to a buffer whose size was chosen for the CUDA text: its formats stay.
    """
    if code.text[first - 1] not in _BEFORE or last + 1 >= len(code) or code.text[last + 1] not in _AFTER:
        return False
    if _is_in_format_call(code, first):
        return True
    name = _assigned_name(code, first)
    uses = [i for i, text in enumerate(code.text) if name and text == name and code.is_identifier(i)]
    joined = any(
        code.text[i - 1] in (b"+", b"+=") or (i + 1 < len(code) and code.text[i + 1] in (b"+", b"+=", b"."))
        for i in uses
    )
    other = any(_enclosing_call(code, i) in _FORMATTERS and not _is_in_format_call(code, i) for i in uses)
    return not joined and not other and any(_is_in_format_call(code, i) for i in uses)


def _is_in_format_call(code: Code, index: int) -> bool:
    opener = _opener(code, index)
    return opener > 2 and code.text[opener - 3 : opener] in ((b"std", b"::", b"format"), (b"fmt", b"::", b"format"))


def _put_together(code: Code, first: int, last: int) -> str:
    """Why a literal is only part of a source; "" if it is all of one."""
    after = last + 1
    if after < len(code) and code.text[after] in _LITERAL_SUFFIXES and code.start[after] == code.end[last]:
        after += 1
    before_text = code.text[first - 1] if first and code.same_flow(first - 1, first) else b""
    after_text = code.text[after] if after < len(code) and code.same_flow(last, after) else b""
    if before_text in _JOINING or after_text in _JOINING or _is_converted_and_joined(code, first, after):
        return _AT_RUN_TIME
    if code.directive[first] != NONE:
        return "" if _is_whole_macro(code, first, last) else "the string is put together by a macro"
    if before_text not in _BEFORE or after_text not in _AFTER:
        return "the string is put together with something that is not a literal"
    if _enclosing_call(code, first) in _FORMATTERS:
        return _AT_RUN_TIME
    name = _assigned_name(code, first)
    return _AT_RUN_TIME if name and _is_completed_later(code, name) else ""


def _is_converted_and_joined(code: Code, first: int, after: int) -> bool:
    """``std::string("...") + rest`` and ``rest + std::string("...")``."""
    opener = first - 1
    if opener < 1 or code.text[opener] not in (b"(", b"{") or code.partner[opener] != after:
        return False
    callee = opener - 1
    while callee > 0 and (code.is_identifier(callee - 1) or code.text[callee - 1] == b"::"):
        callee -= 1
    return code.is_at(after + 1, b"+") or code.is_at(callee - 1, b"+") or code.is_at(callee - 1, b"+=")


def _is_whole_macro(code: Code, first: int, last: int) -> bool:
    """``#define NAME "..."``, brackets round the literals allowed."""
    directive = code.directives[code.directive[first]]
    return directive.name == b"define" and all(
        code.text[i] in (b"(", b")") or first <= i <= last for i in directive.body[1:]
    )


def _enclosing_call(code: Code, index: int) -> bytes:
    """The name before the innermost open bracket; b"" if that is no call."""
    opener = _opener(code, index)
    return code.text[opener - 1] if opener > 0 and code.is_identifier(opener - 1) else b""


def _opener(code: Code, index: int) -> int:
    """The innermost ``(`` round a token within its statement; NONE if there is none."""
    i = index - 1
    while i >= 0 and code.text[i] not in (b";", b"{"):
        if code.text[i] == b"(" and code.partner[i] > index:
            return i
        i = code.partner[i] - 1 if NONE < code.partner[i] < i else i - 1
    return NONE


def _is_program(code: Code, first: int) -> bool:
    """Whether the literal is the source argument of a function that makes a program."""
    position = _SOURCE_ARGUMENT.get(_enclosing_call(code, first))
    if position is None:
        return False
    opener, commas, i = _opener(code, first), 0, first - 1
    while i > opener:
        commas += code.text[i] == b","
        i = code.partner[i] - 1 if NONE < code.partner[i] < i else i - 1
    return commas == position


def _assigned_name(code: Code, first: int) -> bytes:
    """The variable that the literal initialises: ``name = "..."``, ``name[] = ...``, ``name("...")``, ``name{"..."}``."""
    i = first - 1
    if code.text[i] in (b"(", b"{") and not code.is_at(i - 1, b"="):
        i -= 1
    elif code.text[i] in (b"(", b"{"):
        i -= 2
    elif code.text[i] == b"=":
        i -= 1
    else:
        return b""
    if code.is_at(i, b"]") and code.partner[i] != NONE:
        i = code.partner[i] - 1
    return code.text[i] if code.is_identifier(i) else b""


def _is_completed_later(code: Code, name: bytes) -> bool:
    """Whether the file joins the variable to something or uses it as a format."""
    for i, text in enumerate(code.text):
        if text != name or code.kind[i] != TokenKind.IDENTIFIER:
            continue
        after = code.text[i + 1] if i + 1 < len(code) else b""
        if after in (b"+", b"+=") or code.is_at(i - 1, b"+") or code.is_at(i - 1, b"+="):
            return True
        if after == b"." and i + 2 < len(code) and code.text[i + 2] in (b"replace", b"append", b"insert"):
            return True
        if _enclosing_call(code, i) in _FORMATTERS:
            return True
    return False
