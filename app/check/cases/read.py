"""Reading cases from TOML files (the format is in docs/cases.md)."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, cast

from app.check.cases.model import ArgSpec, Case, Size
from app.check.cases.textures import TEXTURE_KEYS, TEXTURE_KINDS, read_texture
from app.check.model import Comparison, Intent
from translator.results import FieldInfo

CASE_FOLDER = "wavebridge-cases"
"""Folder of a project in which its cases lie."""
_LARGEST_FILE = 1 << 20


class CaseError(ValueError):
    """A case that cannot be used; the message names the file and what to change."""


def project_cases(root: Path) -> tuple[list[Case], list[str]]:
    """All cases of a project, and one message for each file that could not be read."""
    cases: list[Case] = []
    errors: list[str] = []
    for path in sorted((root / CASE_FOLDER).glob("*.toml")):
        try:
            cases.append(read_case(path))
        except CaseError as error:
            errors.append(str(error))
    return cases, errors


def read_case(path: Path) -> Case:
    """Read one case file; raises CaseError."""
    try:
        if path.stat().st_size > _LARGEST_FILE:
            raise CaseError(f"{path}: a case file has at most 1 MiB")
        table = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise CaseError(f"{path}: {error.strerror or error}") from error
    except (UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise CaseError(f"{path}: {error}") from error
    try:
        return _case(table, path)
    except (KeyError, TypeError, ValueError) as error:
        detail = f"the key {error} is missing" if isinstance(error, KeyError) else str(error)
        raise CaseError(f"{path}: {detail}") from error


def _case(table: Mapping[str, Any], path: Path) -> Case:
    head = table["case"]
    _known(
        head, {"source", "kernel", "grid", "block", "dynamic_shared", "warp", "timeout", "strength", "name"}, "[case]"
    )
    return Case(
        name=head.get("name", path.stem),
        source=head["source"],
        kernel=head["kernel"],
        grid=_sizes(head["grid"], "grid"),
        block=_sizes(head["block"], "block"),
        args=tuple(_arg(a, "arg") for a in table.get("arg", [])),
        symbols=tuple(_arg(a, "symbol") for a in table.get("symbol", [])),
        dynamic_shared=head.get("dynamic_shared", 0),
        warp=int(head.get("warp", 32)),
        timeout=float(head.get("timeout", 20.0)),
        let=dict(table.get("let", {})),
        strength=head.get("strength", "strong"),
        path=path,
    )


def _sizes(value: object, what: str) -> tuple[Size, ...]:
    items = value if isinstance(value, list) else [value]
    if not 1 <= len(items) <= 3:
        raise ValueError(f"{what} has one to three sizes")
    return tuple(cast(Size, v) for v in items)


_ARG_KEYS = {
    "name", "kind", "dtype", "count", "intent", "value", "gen", "compare", "offset", "null", "element_size", "fields"
}  # fmt: skip
_KINDS = {
    "arg": {"buffer", "scalar", "struct", *TEXTURE_KINDS},
    "symbol": {"constant", "device", *TEXTURE_KINDS},
}


def _arg(table: Mapping[str, Any], what: str) -> ArgSpec:
    name = table["name"]
    kind = table["kind"]
    is_texture = kind in TEXTURE_KINDS
    _known(table, _ARG_KEYS | TEXTURE_KEYS if is_texture else _ARG_KEYS, f"[[{what}]] {name}")
    if kind not in _KINDS[what]:
        raise ValueError(f"[[{what}]] {name}: kind is one of {', '.join(sorted(_KINDS[what]))}, not '{kind}'")
    fields = table.get("fields", [])
    return ArgSpec(
        name=name,
        kind=kind,
        dtype=table["dtype"],
        count=table.get("count", 1),
        intent=Intent(table.get("intent", "in" if kind == "texture" else "inout")),
        value=table.get("value", 0),
        gen=table.get("gen", {}),
        compare=_comparison(table.get("compare", {}), name),
        offset=table.get("offset", 0),
        null=bool(table.get("null", False)),
        element_size=int(table.get("element_size", 0)),
        fields=tuple(FieldInfo(f["name"], f["dtype"], int(f["offset"]), int(f.get("size", 0))) for f in fields),
        field_gen={f["name"]: f.get("gen", f.get("value", 0)) for f in fields},
        texture=read_texture(table) if is_texture else None,
    )


def _comparison(table: Mapping[str, Any], name: str) -> Comparison:
    _known(table, {"mode", "rtol", "atol", "count_from"}, f"compare of {name}")
    mode = table.get("mode", "numeric")
    if mode not in ("numeric", "exact", "multiset", "ignore"):
        raise ValueError(f"compare of {name}: mode is numeric, exact, multiset or ignore, not '{mode}'")
    return Comparison(mode, table.get("rtol"), table.get("atol"), table.get("count_from"))


def _known(table: Mapping[str, Any], keys: set[str], what: str) -> None:
    unknown = sorted(set(table) - keys)
    if unknown:
        raise ValueError(f"{what}: unknown key '{unknown[0]}' (known: {', '.join(sorted(keys))})")
