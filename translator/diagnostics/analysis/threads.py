"""Which values of a device function differ between the threads of a block, as far as its text shows."""

from __future__ import annotations

from translator.structure.code import NONE, Code
from translator.structure.declarations import Declarator, find_declarators
from translator.structure.functions import Function

_SOURCES = frozenset({b"threadIdx", b"thread_rank", b"__lane_id", b"laneid"})


def thread_variables(code: Code, function: Function) -> frozenset[bytes]:
    """The names of local variables whose initialiser depends on the thread's index, directly or through another."""
    declared = [d for d in find_declarators(code, function) if d.initialiser]
    found: set[bytes] = set()
    while True:
        new = {d.name for d in declared if d.name not in found and depends_on_thread(code, d.initialiser, found)}
        if not new:
            return frozenset(found)
        found |= new


def depends_on_thread(code: Code, part: range, variables: frozenset[bytes] | set[bytes]) -> bool:
    """Whether an expression mentions the thread's index, or one of the variables, outside array subscripts' names."""
    return any(code.text[i] in _SOURCES or code.text[i] in variables for i in part)


def declarator_of(code: Code, function: Function, name: bytes) -> Declarator | None:
    return next((d for d in find_declarators(code, function) if d.name == name), None)


def enclosing_conditions(code: Code, function: Function, index: int) -> list[range]:
    """The conditions of the ``if``, ``while`` and ``for`` statements around a token, inner ones first."""
    found: list[range] = []
    at = index - 1
    while at > function.body_open:
        text = code.text[at]
        if text == b"{" and code.partner[at] > index:
            found += _condition_before(code, at)
        elif text == b")" and 0 <= code.partner[at] < at:
            opener = code.partner[at]
            if code.text[opener - 1] in (b"if", b"while", b"for") and _governs(code, at, index):
                found.append(range(opener + 1, at))
            at = opener
        elif text == b"}" and 0 <= code.partner[at] < at:
            at = code.partner[at]
        at -= 1
    return found


def _condition_before(code: Code, brace: int) -> list[range]:
    closer = brace - 1
    if code.text[closer] != b")" or code.partner[closer] == NONE:
        return []
    opener = code.partner[closer]
    return [range(opener + 1, closer)] if code.text[opener - 1] in (b"if", b"while", b"for") else []


def _governs(code: Code, closer: int, index: int) -> bool:
    """Whether the single statement after a condition (without braces) holds a token."""
    if code.is_at(closer + 1, b"{"):
        return False
    at = closer + 1
    while at < index:
        if code.text[at] == b";":
            return False
        at = code.partner[at] + 1 if at < code.partner[at] < index else at + 1
    return True


def early_returns(code: Code, function: Function, before: int) -> list[tuple[int, range]]:
    """The ``if (condition) return`` statements of a function above a token: the ``return`` and the condition."""
    found: list[tuple[int, range]] = []
    for at in range(function.body_open, before):
        if code.text[at] != b"return":
            continue
        opener_end = at - 1
        if code.text[opener_end] == b"{":
            if code.partner[opener_end] > before:
                continue
            opener_end -= 1
        if code.text[opener_end] == b")" and code.partner[opener_end] != NONE:
            opener = code.partner[opener_end]
            if code.text[opener - 1] == b"if":
                found.append((at, range(opener + 1, opener_end)))
    return found


def enclosing_loop_headers(code: Code, index: int) -> list[range]:
    """The headers of the ``for`` loops around a token, inner ones first; works in macro bodies too."""
    found: list[range] = []
    at = index - 1
    while at >= 0 and code.same_flow(at, index):
        text = code.text[at]
        if text == b")" and 0 <= code.partner[at] < at:
            opener = code.partner[at]
            if code.text[opener - 1] == b"for" and _body_holds(code, at, index):
                found.append(range(opener + 1, at))
            at = opener
        elif text == b"}" and 0 <= code.partner[at] < at:
            at = code.partner[at]
        at -= 1
    return found


def _body_holds(code: Code, closer: int, index: int) -> bool:
    if code.is_at(closer + 1, b"{"):
        return closer + 1 < index < code.partner[closer + 1] or code.partner[closer + 1] == NONE
    return _governs(code, closer, index)
