"""Probes: code appended to a file (in memory) that refers to a kernel template's instantiation, so that it can be walked.

Explicit instantiations are invisible in libclang's tree, and so is an instantiation that only another file uses.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from translator.frontend.cursors import K, Node

NAMESPACE = "wavebridge_probe"


def probe_text(instantiations: Sequence[str]) -> bytes:
    """C++ that names each instantiation (``ns::kernel<float, 256>``)."""
    lines = [f"void p{i}() {{ (void)&{name}; }}" for i, name in enumerate(instantiations)]
    return ("\nnamespace " + NAMESPACE + " {\n" + "\n".join(lines) + "\n}\n").encode()


def explicit_instantiations(data: bytes, templates: Iterable[Node]) -> list[str]:
    """``template __global__ void k<float>(...)`` for the given templates, as ``ns::k<float>``."""
    text = data.decode("utf-8", errors="replace")
    found: list[str] = []
    for template in templates:
        name = template.spelling
        for m in re.finditer(rf"\btemplate\s+(?!<)[^;{{}}()]*?\b{re.escape(name)}\s*<", text):
            arguments = _balanced(text, m.end())
            if arguments is not None:
                found.append(f"::{template.qualified_name}<{arguments}>")
    return list(dict.fromkeys(found))


def _balanced(text: str, start: int) -> str | None:
    """The text up to the ``>`` that closes the ``<`` before `start`."""
    angles, rounds = 1, 0
    for i in range(start, min(len(text), start + 2000)):
        match text[i]:
            case "(" | "[" | "{":
                rounds += 1
            case ")" | "]" | "}":
                rounds -= 1
            case "<" if rounds == 0:
                angles += 1
            case ">" if rounds == 0:
                angles -= 1
                if angles == 0:
                    return " ".join(text[start:i].split())
    return None


def with_defaults(templates: Iterable[Node], data_of: dict[str, bytes]) -> list[str]:
    """``ns::k<>`` for each template whose parameters all have defaults."""
    return [f"::{t.qualified_name}<>" for t in templates if _all_default(t, data_of)]


def _all_default(template: Node, data_of: dict[str, bytes]) -> bool:
    kinds = (K.TEMPLATE_TYPE_PARAMETER, K.TEMPLATE_NON_TYPE_PARAMETER, K.TEMPLATE_TEMPLATE_PARAMETER)
    parameters = [c for c in template.children if c.kind in kinds]
    for p in parameters:
        start, end = p.start, p.end
        if start is None or end is None or b"=" not in data_of.get(start.file, b"")[start.offset : end.offset]:
            return False
    return bool(parameters)
