"""The engine's public door: translate one file.

Nothing here raises for what a file holds: whatever goes wrong is a diagnostic or a verdict, and the rest goes on.
"""

from __future__ import annotations

import dataclasses
import traceback
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Literal

from translator.diagnostics.model import Diagnostic, Severity, Target
from translator.diagnostics.rules import data_model, engine_failure, not_text, too_large
from translator.frontend.kernels import KernelDecl
from translator.frontend.lower.lowerer import lower_kernel
from translator.frontend.unit import Unit, open_unit
from translator.hip.embedded.python_file import PYTHON_SUFFIXES
from translator.hip.translate import translate as translate_hip
from translator.options import Options
from translator.results import FileResult, HipResult, KernelResult, VulkanResult
from translator.source import SourceFile, Span
from translator.vulkan.build import build_kernel

ALL_TARGETS = frozenset({Target.HIP, Target.VULKAN})
LARGEST_FILE = 32 << 20
"""Bytes above which a file is not read as source: no human wrote it."""

HipStatus = Literal["ok", "warned", "unsupported", "error"]


def translate_file(
    source: SourceFile,
    options: Options,
    *,
    targets: frozenset[Target] = ALL_TARGETS,
    project_root: Path | None = None,
) -> FileResult:
    """Translate one file to HIP, and each of its kernels to Vulkan.

    `project_root` bounds where local headers are looked for; the file's own folder by default.
    """
    refused = _refuse(source)
    if refused is not None:
        return FileResult(source.path, None, (), (refused,))
    hip: HipResult | None = None
    diagnostics: list[Diagnostic] = []
    if Target.HIP in targets:
        hip, problems = _hip(source, options, project_root)
        diagnostics += problems
    kernels: tuple[KernelResult, ...] = ()
    included: dict[Path, str] = {}
    if Target.VULKAN in targets and may_hold_kernels(source):
        kernels, included, problems = _vulkan(source, options)
        diagnostics += problems
    if hip is not None:
        included = {**hip.included, **included}
    kernels = tuple(dataclasses.replace(k, hip_status=_hip_status(k, hip, source)) for k in kernels)
    return FileResult(source.path, hip, kernels, _in_order(diagnostics, options), included)


def may_hold_kernels(source: SourceFile) -> bool:
    """Whether the front end is worth starting: libclang takes a tenth of a second or more, a byte search none."""
    if source.path.suffix.lower() in PYTHON_SUFFIXES:
        return False
    return b"__global__" in source.data or (b"#include" in source.data and source.path.suffix == ".cu")


def _refuse(source: SourceFile) -> Diagnostic | None:
    start = Span(0, 0)
    if source.looks_binary:
        return not_text.RULE.at(
            start, f"{source.path.name} holds NUL bytes: it is not source text and was left as it is."
        )
    if len(source.data) > LARGEST_FILE:
        size = len(source.data) >> 20
        return too_large.RULE.at(start, f"{source.path.name} has {size} MiB; files above 32 MiB are left as they are.")
    return None


def _hip(source: SourceFile, options: Options, root: Path | None) -> tuple[HipResult | None, list[Diagnostic]]:
    try:
        result = translate_hip(source, options, is_local_header=_local_headers(source.path, options, root))
    except Exception:
        return None, [_failure(Span(0, 0), Target.HIP, f"the HIP translation of {source.path.name}")]
    return result, list(result.diagnostics)


def _local_headers(path: Path, options: Options, root: Path | None) -> Callable[[str], Path | None]:
    """Finds a quoted or angled include among the project's own files (never outside its root)."""
    bound = (root or path.parent).resolve()

    def find(name: str) -> Path | None:
        for folder in (path.parent, *options.source.include_dirs):
            try:
                candidate = (folder / name).resolve()
                if candidate.is_relative_to(bound) and candidate.is_file():
                    return candidate
            except (OSError, ValueError):
                continue
        return None

    return find


def _vulkan(source: SourceFile, options: Options) -> tuple[tuple[KernelResult, ...], dict[Path, str], list[Diagnostic]]:
    try:
        unit = open_unit(source, options)
    except Exception:
        return (), {}, [_failure(Span(0, 0), Target.VULKAN, f"reading {source.path.name}")]
    diagnostics = list(unit.diagnostics)
    kernels = []
    for declared in unit.kernels:
        vulkan = _kernel(unit, declared, source, options)
        diagnostics += vulkan.diagnostics
        kernels.append(
            KernelResult(
                name=declared.name,
                template_args=declared.template_args,
                line=declared.line,
                end_line=declared.end_line,
                params=declared.params,
                vulkan=vulkan,
                launches=declared.launches,
            )
        )
    return tuple(kernels), dict(unit.included), diagnostics


def _kernel(unit: Unit, kernel: KernelDecl, source: SourceFile, options: Options) -> VulkanResult:
    if options.semantics.long_bits != 64:
        where = source.lines.line_span(min(max(kernel.line, 1), len(source.lines)))
        refused = data_model.RULE.at(where, "long has 32 bits in this build, which is not modelled", kernel=kernel.name)
        return VulkanResult("unsupported", refused.rule, refused.message, diagnostics=(refused,))
    try:
        return build_kernel(lower_kernel(unit, kernel), options, source.path)
    except Exception:
        line = min(max(kernel.line, 1), len(source.lines))
        problem = _failure(source.lines.line_span(line), Target.VULKAN, f"the Vulkan translation of {kernel.name}")
        return VulkanResult("error", problem.rule, problem.message, diagnostics=(problem,))


def _failure(span: Span, target: Target, what: str) -> Diagnostic:
    """An error of ours: one sentence for the user, with the place in our code for the report."""
    text = traceback.format_exc().strip().splitlines()
    place = next((line.strip() for line in reversed(text) if line.strip().startswith("File ")), "")
    where = f" ({Path(place.split(chr(34))[1]).name}, {place.split(', ')[1]})" if place.count(chr(34)) == 2 else ""
    return engine_failure.RULE.at(span, f"Wavebridge failed at {what}: {text[-1]}{where}.", target=target)


def _hip_status(kernel: KernelResult, hip: HipResult | None, source: SourceFile) -> HipStatus:
    if hip is None or hip.status == "error":
        return "error"
    worst = Severity.INFO
    for diagnostic in hip.diagnostics:
        if kernel.line <= source.lines.position(diagnostic.span.start).line <= kernel.end_line:
            worst = max(worst, diagnostic.severity)
    return {Severity.INFO: "ok", Severity.WARNING: "warned", Severity.ERROR: "unsupported"}[worst]  # type: ignore[return-value]


def _in_order(diagnostics: Iterable[Diagnostic], options: Options) -> tuple[Diagnostic, ...]:
    kept = {d for d in diagnostics if d.rule not in options.disabled_rules}
    return tuple(sorted(kept, key=lambda d: (d.span.start, d.span.end, d.rule, d.target, d.message, d.kernel or "")))
