"""CUDA device functions in GLSL: the built-ins that mean the same, and own functions in ``resources/glsl``."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

FOLDER = Path(__file__).resolve().parents[3] / "resources" / "glsl"

SAME: Mapping[str, str] = {
    "fabsf": "abs",
    "fabs": "abs",
    "floorf": "floor",
    "floor": "floor",
    "ceilf": "ceil",
    "ceil": "ceil",
    "truncf": "trunc",
    "trunc": "trunc",
    "rintf": "roundEven",
    "rint": "roundEven",
    "sqrtf": "sqrt",
    "sqrt": "sqrt",
    "rsqrtf": "inversesqrt",
    "rsqrt": "inversesqrt",
    "__frsqrt_rn": "inversesqrt",
    "__fsqrt_rn": "sqrt",
    "__dsqrt_rn": "sqrt",
    "abs": "abs",
    "min": "min",
    "max": "max",
    "isnan": "isnan",
    "isinf": "isinf",
    "__brev": "bitfieldReverse",
    "__popc": "bitCount",
    "__sinf": "sin",
    "__cosf": "cos",
    "__tanf": "tan",
    "__expf": "exp",
    "__logf": "log",
    "__log2f": "log2",
}
"""Functions whose GLSL built-in has CUDA's meaning and takes the same operand types."""


@dataclass(frozen=True, slots=True)
class Helper:
    """A function of ``resources/glsl`` with all its overloads.

    Before each stands a line ``//! name: NAME; needs: A B; types: f64 i64; extensions: GL_X``.
    """

    name: str
    text: str
    needs: tuple[str, ...] = ()
    types: tuple[str, ...] = ()
    extensions: tuple[str, ...] = ()


_HEADER = re.compile(r"^//! (.*)$", re.MULTILINE)


def _parse(text: str) -> Iterator[Helper]:
    pieces = _HEADER.split(text)[1:]
    for header, body in zip(pieces[::2], pieces[1::2], strict=True):
        fields = dict(part.strip().split(":", 1) for part in header.split(";"))
        words = {k.strip(): tuple(v.split()) for k, v in fields.items()}
        (name,) = words["name"]
        yield Helper(
            name, body.strip("\n"), words.get("needs", ()), words.get("types", ()), words.get("extensions", ())
        )


@lru_cache(maxsize=1)
def helpers() -> Mapping[str, Helper]:
    """Every helper, by name; raises ValueError if one is defined twice."""
    found: dict[str, Helper] = {}
    for path in sorted(FOLDER.glob("*.glsl")):
        for h in _parse(path.read_text(encoding="utf-8")):
            if h.name in found:
                raise ValueError(f"{path.name} defines {h.name} a second time")
            found[h.name] = h
    return found


_ALIASES = {"fdividef": "fdiv_rn"}
"""Functions that would else share a helper with their approximate kin (``__fdividef``)."""


def find_helper(function: str, operand: str) -> str | None:
    """The helper for a CUDA function whose first operand has a type (as `show` names it); None if there is none.

    A helper is called like the function without the leading underscores, which GLSL keeps to itself; one that GLSL has a
    built-in for, or that has a version for each type, has the type behind its name (``exp_f64``).
    """
    key = _ALIASES.get(function, function.lstrip("_"))
    table = helpers()
    return next((n for n in (f"{key}_{operand}", key) if n in table), None)


def closure(names: Iterable[str]) -> list[Helper]:
    """The helpers of these names and all that they need, each after what it needs."""
    table = helpers()
    order: dict[str, Helper] = {}

    def visit(name: str) -> None:
        if name in order:
            return
        for n in table[name].needs:
            visit(n)
        order[name] = table[name]

    for name in sorted(names):
        visit(name)
    return list(order.values())
