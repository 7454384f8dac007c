"""Telling a kernel from other functions of its name: its signature, as an alias declared right after it.

Host code often wraps a kernel in a function of the same name.  The alias repeats the kernel's own template header and
parameters, in its own scope, so that every type in it means what it means there.
"""

from __future__ import annotations

import re

from app.check.cpu.lexical import Item, blank, blank_directives, items, line_of, matching
from app.check.cpu.source_tree import SourceTree

SIGNATURE = "wbemu_signature_of_kernel"

_TEMPLATE = re.compile(r"\s*(template\s*<.*>)\s*(?=[^<>]*\Z)", re.S)


def add_signature(tree: SourceTree, name: str, line: int) -> bool:
    """Declare the alias after the kernel's definition (that nearest `line`, where there are several); False if not found."""
    last = name.rpartition("::")[2]
    for path, text in tree.files.items():
        code = blank_directives(blank(text))
        found = [i for i in items(code) if i.body is not None and _is_kernel(code[i.start : i.body], last)]
        if not found:
            continue
        kernel = min(found, key=lambda i: _distance(code, i, line))
        alias = _alias(code, kernel, last)
        tree.files[path] = text[: kernel.end] + alias + text[kernel.end :]
        return True
    return False


def _distance(code: str, kernel: Item, line: int) -> int:
    """Lines between the head of a kernel and a line; 0 within it.  An item starts with the blanks in front of it."""
    assert kernel.body is not None
    head = code[kernel.start : kernel.body]
    first = line_of(code, kernel.start + len(head) - len(head.lstrip()))
    last = line_of(code, kernel.body)
    return max(first - line, line - last, 0)


def _is_kernel(head: str, name: str) -> bool:
    return "__global__" in head and bool(re.search(rf"\b{re.escape(name)}\s*\(", head))


def _alias(code: str, kernel: Item, name: str) -> str:
    assert kernel.body is not None
    head = code[kernel.start : kernel.body]
    m = re.search(rf"\b{re.escape(name)}\s*\(", head)
    assert m is not None
    opening = m.end() - 1
    closing = matching(head, opening)
    parameters = _without_defaults(head[opening + 1 : closing])
    template = _TEMPLATE.match(head[: m.start()].partition("__global__")[0])
    prefix = template[1] if template else ""
    return f" {prefix} using {SIGNATURE} = void (*)({parameters});".replace("\n", " ")


def _without_defaults(parameters: str) -> str:
    """The parameter list without default arguments."""
    out: list[str] = []
    depth = 0
    skipping = False
    for c in parameters:
        depth += (c in "(<[{") - (c in ")>]}")
        if c == "," and depth == 0:
            skipping = False
        if c == "=" and depth == 0:
            skipping = True
        if not skipping:
            out.append(c)
    return "".join(out)
