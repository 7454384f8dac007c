"""The few edits that make CUDA or HIP text plain C++: dynamic shared memory, launches, inline PTX, ``__noinline__``.

Purely lexical.  Lines keep their numbers.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from app.check.cpu import asm_statements
from app.check.cpu.lexical import blank, matching, matching_back


@dataclass(frozen=True, slots=True)
class _Edit:
    start: int
    end: int
    text: str


_DYNAMIC_SHARED = re.compile(
    r"""\bextern\s+(?P<before>(?:\w+\s+)*?)__shared__\s+(?P<type>[^;{}()=]*?(?:\([^()]*\)[^;{}()=]*?)*?)
        \b(?P<name>[A-Za-z_]\w*)\s*\[\s*\](?P<more>(?:\s*\[[^\]]*\])*)\s*(?:;|(?=\\?\s*\Z))""",
    re.X,
)
_SHARED_FIRST = re.compile(r"\b__shared__\s+extern\b")
_ALIGNMENT = re.compile(
    r"\b(?:__align__|alignas|__builtin_align__)\s*\((?:[^()]|\([^()]*\))*\)|\b__attribute__\s*\(\((?:[^()]|\([^()]*\))*\)\)"
)
_NOINLINE = re.compile(r"(?<![\w(,])\s?\b__noinline__\b(?!\s*\)\))")
_IDENTIFIER_END = re.compile(r"[A-Za-z_]\w*\Z")


def prepass(text: str) -> str:
    """CUDA or HIP source → C++ for the emulator's headers."""
    blanked = blank(text)
    swapped = _SHARED_FIRST.sub(lambda m: "extern" + " " * (len(m[0]) - 16) + "__shared__", blanked)
    edits = [*_dynamic_shared(swapped), *_launches(blanked), *_noinline(blanked), *_asm(text, blanked)]
    return _apply(text, edits)


def _apply(text: str, edits: list[_Edit]) -> str:
    out: list[str] = []
    at = 0
    for edit in sorted(edits, key=lambda e: (e.start, e.end)):
        if edit.start < at:
            continue
        out.append(text[at : edit.start])
        lines = text.count("\n", edit.start, edit.end) - edit.text.count("\n")
        in_macro = "\\\n" in text[edit.start : edit.end]
        out.append(edit.text + ("\\\n" if in_macro else "\n") * max(0, lines))
        at = edit.end
    return "".join(out) + text[at:]


def _dynamic_shared(blanked: str) -> list[_Edit]:
    """``extern __shared__ T x[];`` → a reference to an array of unknown bound, so that x, &x and &x[0] keep their meaning."""
    edits = []
    for m in _DYNAMIC_SHARED.finditer(blanked):
        element = " ".join(_ALIGNMENT.sub(" ", f"{m['before']} {m['type']}").split()).replace("static ", "")
        if not element:
            continue
        array = f"[]{m['more']}".replace("\n", " ")
        edits.append(
            _Edit(
                m.start(),
                m.end(),
                f"{element} (&{m['name']}){array} = *reinterpret_cast<{element}(*){array}>(wbemu_dynamic_shared);",
            )
        )
    return edits


def _launches(blanked: str) -> list[_Edit]:
    """``k<<<grid, block>>>(x)`` → a call that is compiled and never made."""
    edits: list[_Edit] = []
    at = 0
    while (opening := blanked.find("<<<", at)) >= 0:
        at = opening + 3
        closing = _end_of_configuration(blanked, at)
        if closing is None:
            continue
        start = _start_of_callee(blanked, opening)
        if start is None or blanked[start:opening].strip() == "operator":
            continue
        edits.append(_Edit(start, start, "::wbemu::refuse_launch() ? (void)0 : "))
        edits.append(_Edit(opening, closing, ""))
        at = closing
    return edits


def _end_of_configuration(blanked: str, at: int) -> int | None:
    i = at
    while i < len(blanked):
        c = blanked[i]
        if c in "([{":
            close = matching(blanked, i)
            if close is None:
                return None
            i = close + 1
        elif c in ")]};":
            return None
        elif blanked.startswith(">>>", i):
            rest = blanked[i + 3 :].lstrip(" \t\r\n\\")
            return i + 3 if rest.startswith("(") else None
        else:
            i += 1
    return None


def _start_of_callee(blanked: str, end: int) -> int | None:
    i = _back_over_space(blanked, end)
    if i > 0 and blanked[i - 1] == ">":
        opening = matching_back(blanked, i - 1)
        if opening is None:
            return None
        i = _back_over_space(blanked, opening)
    if i > 0 and blanked[i - 1] in ")]":
        opening = matching_back(blanked, i - 1)
        if opening is None:
            return None
        i = _back_over_space(blanked, opening)
    while True:
        word = _IDENTIFIER_END.search(blanked[max(0, i - 200) : i])
        if word:
            i -= len(word[0])
        left = _back_over_space(blanked, i)
        joint = next(
            (j for j in ("::", "->", ".", "##") if blanked.startswith(j, left - len(j)) and left >= len(j)), None
        )
        if joint is None:
            return i
        i = _back_over_space(blanked, left - len(joint))
        if i > 0 and blanked[i - 1] == ">":
            opening = matching_back(blanked, i - 1)
            if opening is None:
                return None
            i = opening


def _back_over_space(blanked: str, i: int) -> int:
    while i > 0 and blanked[i - 1] in " \t\r\n\\":
        i -= 1
    return i


def _noinline(blanked: str) -> list[_Edit]:
    return [_Edit(m.start(), m.end(), " __attribute__((noinline))") for m in _NOINLINE.finditer(blanked)]


def _asm(text: str, blanked: str) -> list[_Edit]:
    return [_Edit(r.start, r.end, r.text) for r in asm_statements.replacements(text, blanked)]
