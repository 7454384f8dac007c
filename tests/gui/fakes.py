"""Stand-ins for the engine, the check and the export, for tests of the window: they run in worker processes too."""

from __future__ import annotations

import hashlib
import os
import re
import signal
import time
from pathlib import Path
from typing import Literal

from app.check.model import CheckRow, Finding, Status
from app.export.model import ExportError, ExportNote, ExportSummary
from app.gui.tasks import Compiled, CompiledPass, DeviceInfo, KeptTranslation, KernelFigures
from app.jobs.translation.build_view import build_summary, build_view
from app.jobs.translation.views import Problem, Translated
from app.jobs.worker import TaskContext
from app.store.codec import encode
from translator.diagnostics.model import Diagnostic, Severity, Target
from translator.options import Options, RocmVersion
from translator.results import FileResult, HipResult, KernelResult, VulkanResult
from translator.source import LineMap, SourceFile, Span

KERNEL = re.compile(rb"__global__\s+void\s+(\w+)")


def translate(context: TaskContext, path: Path, options: Options, root: Path, died_of: str = "") -> Translated:
    """cuda→hip, one include line more, kernels copied; words in the source make it fail in the ways that happen."""
    source = SourceFile.read(path)
    if b"CRASH" in source.data and not (died_of and b"CRASH ONCE" in source.data):
        os.kill(os.getpid(), signal.SIGSEGV)
    if b"HANG" in source.data:
        time.sleep(60)
    if b"RAISE" in source.data:
        raise ValueError("the fake engine fails here")
    hip = b"#include <hip/hip_runtime.h>\n" + source.data.replace(b"cuda", b"hip")
    diagnostics = [
        Diagnostic("WB9503", Severity.ERROR, Target.HIP, Span(m.start(), m.end()), f"{m[0].decode()} needs care")
        for m in re.finditer(rb"cudaFree\b", source.data)
    ] + [
        Diagnostic("WB9501", Severity.WARNING, Target.VULKAN, Span(m.start(), m.end()), "a shuffle", kernel="")
        for m in re.finditer(rb"__shfl\w+", source.data)
    ]
    kernels = tuple(_kernel(source, m) for m in KERNEL.finditer(source.data))
    included = {
        path.parent / name.decode(): hashlib.sha256((path.parent / name.decode()).read_bytes()).hexdigest()
        for name in re.findall(rb'#include "(\w+\.cuh)"', source.data)
    }
    changed = source.data.count(b"cuda")
    result = FileResult(
        path,
        HipResult("warned" if diagnostics else "ok", hip, LineMap((1, 2)), changed),
        kernels,
        tuple(diagnostics),
        included,
    )
    summary = build_summary(source, result, hashlib.sha256(source.data).hexdigest())
    view = build_view(source, result, summary)
    return Translated(
        summary, tuple((str(p), s) for p, s in included.items()), encode(summary), encode(view), encode(result)
    )


def _kernel(source: SourceFile, match: re.Match[bytes]) -> KernelResult:
    line = source.data.count(b"\n", 0, match.start()) + 1
    end = source.data.find(b"\n}", match.start())
    body = source.data[match.start() : end + 2].decode().split("\n")
    last = line + len(body) - 1
    if b"funcptr" in match[1]:
        refused = VulkanResult("unsupported", rule="WB9503", message="Function pointers have no counterpart in GLSL.")
        return KernelResult(match[1].decode(), (), line, last, (), refused)
    glsl = "\n".join(["#version 460", "void main()", *body[1:]])
    pairs = tuple(n for i in range(len(body)) for n in (line + i, 2 + i))
    return KernelResult(match[1].decode(), (), line, last, (), VulkanResult("ok", glsl=glsl, line_map=LineMap(pairs)))


def check(
    context: TaskContext, path: Path, root: Path, options: Options, kernel: str | None, families: tuple[str, ...]
) -> None:
    data = path.read_bytes()
    if b"CHECK_DIES" in data:
        os.kill(os.getpid(), signal.SIGSEGV)
    for match in KERNEL.finditer(data):
        name = match[1].decode()
        if kernel in (None, name):
            finding = Finding("race", "two threads write here", 3, str(path))
            context.report(CheckRow(name, "reference", "CPU", Status.EQUAL, "strong", 64, 0.0, 0.0, 0, 0.01))
            context.report(CheckRow(name, "cpu-hip32", "CPU", Status.EQUAL, "strong", 64, 0.0, 0.0, 0, 0.01))
            context.report(
                CheckRow(name, "cpu-hip64", "CPU", Status.DIFFERENT, "strong", 64, 1.5, 2.0, 7, 0.02, "", (finding,))
            )
            context.report(CheckRow(name, "hip", "", Status.NOT_RUN, "weak", message="no ROCm here"))


def compile_hip(
    context: TaskContext, unit: KeptTranslation, headers: tuple[KeptTranslation, ...], options: Options
) -> Compiled:
    """An error on each line that says COMPILE_ERROR, in the file or its headers; figures where it says FIGURES."""
    data = unit.path.read_bytes()
    while b"COMPILE_WAITS" in data and not context.cancelled():
        time.sleep(0.02)
    problems = []
    for kept in (unit, *headers):
        for number, line in enumerate(kept.path.read_text().splitlines(), 1):
            if "COMPILE_ERROR" in line:
                problems.append(
                    Problem(kept.path, "WB9004", Severity.ERROR, Target.HIP, number, 1, number, 5, "no such thing")
                )
    status: Literal["compiled", "errors"] = "errors" if problems else "compiled"
    passes = tuple(CompiledPass(t, status, 0.5) for t in ("host", *options.hip.architectures))
    figures = (KernelFigures("saxpy", "gfx90a", 3, 12, 16, 1024, 0, 8),) if b"FIGURES" in data else None
    message = "" if figures else "Register, LDS and scratch figures are unknown: none here."
    return Compiled(status, "clang++ 22", "Wavebridge", passes, figures, message, tuple(problems))


def devices(context: TaskContext) -> list[DeviceInfo]:
    return [DeviceInfo("cpu", "cpu", "clang 22", True, ""), DeviceInfo("hip", "discrete", "", False, "no ROCm here")]


def export(context: TaskContext, root: Path, out: Path, options: Options, target: str, fixes: object) -> ExportSummary:
    for i in range(5):
        context.report((i, 5, f"file{i}.cu"))
        if context.cancelled():
            raise ExportError("cancelled")
        time.sleep(0.02)
    if "refuse" in out.name:
        raise ExportError("the folder cannot be written")
    out.mkdir()
    return ExportSummary(out, "hip", 2, 1, 1, 0, notes=(ExportNote("a.cu", 3, "look here", "warning"),))


def look_up(context: TaskContext, name: str, rocm: RocmVersion) -> tuple[bool, str]:
    return True, f"{name} becomes {name.replace('cuda', 'hip')}"
