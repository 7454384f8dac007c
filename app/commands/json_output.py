"""The JSON of ``translate --json`` and ``check --json`` (a contract: names may be added, none is dropped)."""

from __future__ import annotations

import base64
import dataclasses
import json
import math
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from app.check.model import CheckRow
from app.files import write_atomically
from translator.diagnostics.model import Diagnostic, Fix
from translator.results import FileResult, HipResult, KernelResult
from translator.source import LineIndex
from translator.vulkan.interface import KernelInterface

VERSION = 1


def translation(
    results: Iterable[tuple[FileResult, bytes]], root: Path, problems: Iterable[str] = ()
) -> dict[str, Any]:
    """The document for results and the bytes of the files that they are of; paths are relative to `root`."""
    files = [file_entry(result, data, root) for result, data in results]
    return {"version": VERSION, "files": files, "problems": list(problems), "summary": summary(files)}


def file_entry(result: FileResult, data: bytes, root: Path) -> dict[str, Any]:
    lines = LineIndex.of(data)
    return {
        "path": _relative(result.path, root),
        "hip": _hip(result.hip),
        "kernels": [_kernel(k) for k in result.kernels],
        "diagnostics": [diagnostic(d, lines) for d in result.diagnostics],
    }


def _relative(path: Path, root: Path) -> str:
    return path.relative_to(root).as_posix() if path.is_relative_to(root) else path.as_posix()


def _hip(hip: HipResult | None) -> dict[str, Any]:
    if hip is None:
        return {"status": "error", "changed_lines": 0}
    return {"status": hip.status, "changed_lines": hip.changed_lines, "helper_headers": list(hip.helper_headers)}


def _kernel(kernel: KernelResult) -> dict[str, Any]:
    v = kernel.vulkan
    emulated = None
    if v.emulated_glsl is not None:
        emulated = {
            "glsl": v.emulated_glsl,
            "spirv": _encoded(v.emulated_spirv),
            "interface": interface(v.emulated_interface),
        }
    return {
        "name": kernel.name,
        "line": kernel.line,
        "end_line": kernel.end_line,
        "template_args": list(kernel.template_args),
        "params": [dataclasses.asdict(p) for p in kernel.params],
        "hip": {"status": kernel.hip_status},
        "vulkan": {
            "status": v.status,
            "rule": v.rule,
            "message": v.message,
            "glsl": v.glsl,
            "spirv": _encoded(v.spirv),
            "interface": interface(v.interface),
            "emulated": emulated,
        },
    }


def _encoded(spirv: bytes | None) -> str | None:
    """SPIR-V as base64."""
    return base64.b64encode(spirv).decode() if spirv is not None else None


def interface(value: KernelInterface | None) -> dict[str, Any] | None:
    if value is None:
        return None
    plain = dataclasses.asdict(value)
    for symbol in plain["symbols"]:
        symbol["initial"] = _encoded(symbol["initial"])
    return plain


def diagnostic(d: Diagnostic, lines: LineIndex) -> dict[str, Any]:
    start, end = lines.position(d.span.start), lines.position(d.span.end)
    return {
        "rule": d.rule,
        "severity": d.severity.label,
        "line": start.line,
        "column": start.column,
        "end_line": end.line,
        "end_column": end.column,
        "target": d.target.value,
        "message": d.message,
        "kernel": d.kernel,
        "fix": _fix(d.fix),
        "fixed": d.fixed,
    }


def _fix(fix: Fix | None) -> dict[str, Any] | None:
    if fix is None:
        return None
    edits = [
        {"start": e.span.start, "end": e.span.end, "replacement": e.replacement.decode("utf-8", "replace")}
        for e in fix.edits
    ]
    return {"title": fix.title, "certain": fix.certain, "edits": edits}


def summary(files: list[dict[str, Any]]) -> dict[str, Any]:
    hip = Counter(f["hip"]["status"] for f in files)
    vulkan = Counter(k["vulkan"]["status"] for f in files for k in f["kernels"])
    severities = Counter(d["severity"] for f in files for d in f["diagnostics"])
    return {
        "files": len(files),
        "hip": dict(sorted(hip.items())),
        "kernels": sum(vulkan.values()),
        "vulkan": dict(sorted(vulkan.items())),
        "diagnostics": dict(sorted(severities.items())),
    }


def check(rows: Iterable[CheckRow]) -> dict[str, Any]:
    return {"version": VERSION, "rows": [_row(r) for r in rows]}


def _row(row: CheckRow) -> dict[str, Any]:
    plain = dataclasses.asdict(row)
    plain["status"] = row.status.value
    for name in ("max_abs", "max_rel"):
        value = plain[name]
        if value is not None and not math.isfinite(value):  # JSON has no infinity
            plain[name] = None
    return plain


def write_json(path: Path, document: dict[str, Any]) -> None:
    """Write atomically; raises OSError."""
    write_atomically(path, (json.dumps(document, indent=1, ensure_ascii=False) + "\n").encode())
