"""Setting aside what does not compile and is not under test.

A kernel's file also holds host code, with libraries that are not here, and other kernels, with features that are not here.
Where the compiler reports an error inside such code, a function's body is replaced by a call that ends the run and says why
(its declaration stays, so that overload resolution cannot change), and other declarations are removed.  The kernel under test
and what it needs are never touched silently: removing a needed name is an error in the kernel.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

from app.check.cpu.lexical import Item, blank, blank_directives, items, line_of
from app.check.cpu.source_tree import SourceTree

_DEVICE_WORDS = ("__global__", "__device__", "__constant__", "__managed__", "__shared__")
_DEFINE = re.compile(r"^[ \t]*#[ \t]*define[ \t]+(\w+)(?:\([^)]*\))?((?:[^\n\\]|\\(?:\n|.))*)", re.M)
_ERROR = re.compile(r"^(?P<file>[^\n:]+):(?P<line>\d+)(?::\d+)?: (?P<kind>error|fatal error|note): (?P<text>.*)$", re.M)


@dataclass(frozen=True, slots=True)
class CompileError:
    """One error of the compiler; `file` is the user's."""

    file: str
    line: int
    text: str

    def __str__(self) -> str:
        return f"{Path(self.file).name}:{self.line}: {self.text}"


def errors_in(stderr: str, known: set[str]) -> list[CompileError]:
    """Errors by place in the project; one in another header counts where the project brought it about (its notes)."""
    found: list[CompileError] = []
    pending: str | None = None
    for m in _ERROR.finditer(stderr):
        inside = m["file"] in known
        if m["kind"] != "note":
            pending = None if inside else m["text"]
            found.append(CompileError(m["file"], int(m["line"]), m["text"]))
        elif pending is not None and inside and ("requested here" in m["text"] or "expanded from" in m["text"]):
            found[-1] = CompileError(m["file"], int(m["line"]), pending)
            pending = None
    return found


@dataclass(frozen=True, slots=True)
class Aside:
    """Something set aside, for the notes of a result."""

    file: str
    line: int
    why: str


def set_aside(tree: SourceTree, errors: list[CompileError], kernel: str) -> list[Aside] | CompileError:
    """Change the tree so that the errors go away; or the error that stands: it is in the kernel or in what it may need."""
    words = _device_words(tree)
    done: list[Aside] = []
    for path_text in dict.fromkeys(e.file for e in errors):
        path = Path(path_text)
        text = tree.files.get(path)
        if text is None:
            continue  # in the generated end or an own header: may follow from the others
        changed = _without(text, [e for e in errors if e.file == path_text], kernel, words)
        if isinstance(changed, CompileError):
            return changed
        tree.files[path], asides = changed
        done += asides
    return done or errors[0]


def _device_words(tree: SourceTree) -> re.Pattern[str]:
    words = list(_DEVICE_WORDS)
    for _ in range(2):  # macros of macros
        pattern = re.compile("|".join(rf"\b{re.escape(w)}\b" for w in words))
        for text in tree.files.values():
            words += [m[1] for m in _DEFINE.finditer(text) if pattern.search(m[2]) and m[1] not in words]
    return re.compile("|".join(rf"\b{re.escape(w)}\b" for w in words))


def _without(
    text: str, errors: list[CompileError], kernel: str, words: re.Pattern[str]
) -> tuple[str, list[Aside]] | CompileError:
    code = blank_directives(blank(text))
    every = list(items(code))
    asides: list[Aside] = []
    cuts: dict[tuple[int, int], str] = {}
    for error in errors:
        cut = _cut_for(code, every, error, kernel, words)
        if cut is None:
            return error
        if cut not in cuts:
            body = code[cut[0]] == "{"
            reason = re.sub(r'["\\]', "'", f"line {error.line}: {error.text}")[:150]
            cuts[cut] = f'{{ ::wbemu::unsupported("does not compile here: {reason}"); }}' if body else ""
            asides.append(Aside(error.file, error.line, error.text))
    for start, end in sorted(cuts, reverse=True):
        if any(a <= start and end <= b and (a, b) != (start, end) for a, b in cuts):
            continue  # inside another cut
        text = text[:start] + _emptied(text[start:end], code[start:end], cuts[start, end]) + text[end:]
    return text, asides


def _cut_for(
    code: str, every: list[Item], error: CompileError, kernel: str, words: re.Pattern[str]
) -> tuple[int, int] | None:
    """What to take out for an error: the innermost function's body, or the innermost removable declaration."""
    around = [i for i in every if line_of(code, i.start) <= error.line <= line_of(code, i.end - 1)]
    for item in sorted(around, key=lambda i: i.end - i.start):
        head = code[item.start : item.body or item.end]
        if item.body is not None and _declares(head, kernel) and "__global__" in _expanded(head, words):
            return None
        device = bool(words.search(code[item.start : item.end]))
        if item.body is not None and not _empty(code, item) and _is_in_body(code, item, error):
            return item.body, item.end
        removable = item.body is not None or not item.in_class
        if removable and (not device or "__global__" in head or _is_missed_if_removed(code, item, head)):
            return item.start, item.end
    return None


_CLASS_NAME = re.compile(r"\b(?:class|struct|union)\b[^;{}()]*?\b(\w+)\s*(?:final\s*)?(?::[^:]|\{|\Z)")
_FUNCTION_NAME = re.compile(r"\b(\w+)\s*\(")


def _is_missed_if_removed(code: str, item: Item, head: str) -> bool:
    """Whether a use of the device declaration would be an error without it, never another meaning.

    Not so for a specialisation, where the primary template would take its place, and for one of several overloads.
    """
    if re.match(r"\s*template\s*<\s*>", head):
        return False
    if item.body is None:
        brace = head.find("{")
        m = _CLASS_NAME.search(head[: brace + 1] if brace >= 0 else head)
        return m is not None and "<" not in head[m.end(1) : m.end(1) + 2]
    m = _FUNCTION_NAME.search(head)
    return m is not None and len(re.findall(rf"\b{re.escape(m[1])}\s*\(", code)) == 1 and "operator" not in head


def _expanded(head: str, words: re.Pattern[str]) -> str:
    return "__global__" if words.search(head) else head


def _declares(head: str, kernel: str) -> bool:
    name = kernel.rpartition("::")[2]
    return bool(re.search(rf"\b{re.escape(name)}\s*\(", head))


def _is_in_body(code: str, item: Item, error: CompileError) -> bool:
    """On the line where the body opens, the error's words decide."""
    opens = line_of(code, item.body or item.end)
    return opens < error.line or (opens == error.line and not _is_about_type(error))


def _empty(code: str, item: Item) -> bool:
    return item.body is not None and "::wbemu::unsupported(" in code[item.body : item.end]


def _is_about_type(error: CompileError) -> bool:
    return "unknown type name" in error.text or "no template named" in error.text


_STRUCTURAL = re.compile(r"\s*#\s*(?:if|ifdef|ifndef|elif|else|endif|define|undef|include)\b")


def _emptied(text: str, code: str, replacement: str) -> str:
    """The text as blank lines; preprocessor directives stay, so that #if and #endif still match."""
    lines = text.split("\n")
    code_lines = code.split("\n")
    kept = []
    for line, code_line in zip(lines, code_lines, strict=True):
        is_directive = bool(_STRUCTURAL.match(line)) and not code_line.strip()
        kept.append(line if is_directive else "")
    if replacement and not kept[0]:
        kept[0] = replacement
    return "\n".join(kept)
