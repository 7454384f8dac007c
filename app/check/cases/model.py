"""A case as it is written in TOML: sizes are expressions still, contents are recipes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal

from app.check.model import DEFAULT_COMPARISON, DEFAULT_SAMPLING, Comparison, Intent, Sampling
from translator.results import FieldInfo

Size = str | int | float


@dataclass(frozen=True, slots=True)
class TextureSpec:
    """The shape of a texture or surface as it is written, and how it is sampled."""

    resource: Literal["linear", "pitched", "array"]
    extent: tuple[Size, ...]
    layers: Size = 0
    cubemap: bool = False
    pitch: Size = 0
    """Bytes from row to row of pitched memory."""
    sampling: Sampling = DEFAULT_SAMPLING


@dataclass(frozen=True, slots=True)
class ArgSpec:
    """One kernel argument, or one symbol.

    `gen` is a recipe of `app.check.cases.generate`; for structs, `fields` lists the leaves and `field_gen` their recipes
    or values by name.
    """

    name: str
    kind: Literal["buffer", "scalar", "struct", "constant", "device", "texture", "surface"]
    dtype: str
    count: Size = 1
    intent: Intent = Intent.INOUT
    value: Size | bool = 0
    gen: Mapping[str, Any] = field(default_factory=dict)
    compare: Comparison = DEFAULT_COMPARISON
    offset: Size = 0
    null: bool = False
    element_size: int = 0
    fields: tuple[FieldInfo, ...] = ()
    field_gen: Mapping[str, Any] = field(default_factory=dict)
    texture: TextureSpec | None = None


@dataclass(frozen=True, slots=True)
class Case:
    """A launch of one kernel.  `kernel` is written as a launch would be ("reduce<float, 256>"), spaces do not matter."""

    name: str
    source: str
    kernel: str
    grid: tuple[Size, ...]
    block: tuple[Size, ...]
    args: tuple[ArgSpec, ...]
    symbols: tuple[ArgSpec, ...] = ()
    dynamic_shared: Size = 0
    warp: int = 32
    timeout: float = 20.0
    let: Mapping[str, Size] = field(default_factory=dict)
    strength: Literal["strong", "weak"] = "strong"
    notes: tuple[str, ...] = ()
    path: Path | None = None
    """The TOML file; its folder is where ``gen = { file = ... }`` looks."""


def same_kernel(left: str, right: str) -> bool:
    """Whether two spellings name one kernel: spaces aside, and a template's name alone matches any instantiation."""
    a, b = "".join(left.split()), "".join(right.split())
    return a == b or a == b.partition("<")[0] or b == a.partition("<")[0]
