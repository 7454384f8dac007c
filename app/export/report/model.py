"""What a report shows: plain rows, so that every format says the same."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

from translator.diagnostics.model import Severity
from translator.results import FileResult
from translator.source import LineIndex


@dataclass(frozen=True, slots=True)
class ReportFinding:
    path: str
    line: int
    column: int
    end_line: int
    end_column: int
    rule: str
    severity: str
    target: str
    message: str


@dataclass(frozen=True, slots=True)
class ReportKernel:
    path: str
    line: int
    name: str
    hip: str
    vulkan: str
    reason: str


@dataclass(frozen=True, slots=True)
class ReportFile:
    path: str
    hip: str
    changed_lines: int
    errors: int
    warnings: int
    kernels: int


@dataclass(frozen=True, slots=True)
class Report:
    project: str
    rocm: str
    architectures: tuple[str, ...]
    files: tuple[ReportFile, ...]
    kernels: tuple[ReportKernel, ...]
    findings: tuple[ReportFinding, ...]
    problems: tuple[str, ...]

    def count(self, what: str) -> Mapping[str, int]:
        """Numbers by status: what = "hip" (files), "vulkan" (kernels) or "severity" (findings)."""
        match what:
            case "hip":
                return Counter(f.hip for f in self.files)
            case "vulkan":
                return Counter(k.vulkan for k in self.kernels)
            case _:
                return Counter(f.severity for f in self.findings)


def make_report(
    name: str,
    rocm: str,
    architectures: tuple[str, ...],
    results: Iterable[FileResult],
    root: Path,
    problems: Iterable[str] = (),
) -> Report:
    """Gather a report; files are read again for line numbers (an unreadable one counts from line 1)."""
    files: list[ReportFile] = []
    kernels: list[ReportKernel] = []
    findings: list[ReportFinding] = []
    for result in sorted(results, key=lambda r: r.path):
        path = result.path.relative_to(root).as_posix() if result.path.is_relative_to(root) else result.path.name
        mine = _findings(result, path)
        findings += mine
        kernels += [_kernel(path, result, i) for i in range(len(result.kernels))]
        files.append(
            ReportFile(
                path,
                result.hip.status if result.hip else "error",
                result.hip.changed_lines if result.hip else 0,
                sum(f.severity == "error" for f in mine),
                sum(f.severity == "warning" for f in mine),
                len(result.kernels),
            )
        )
    return Report(name, rocm, architectures, tuple(files), tuple(kernels), tuple(findings), tuple(problems))


def _kernel(path: str, result: FileResult, index: int) -> ReportKernel:
    kernel = result.kernels[index]
    v = kernel.vulkan
    reason = f"{v.rule}: {v.message}" if v.rule else v.message
    return ReportKernel(path, kernel.line, kernel.call_name, kernel.hip_status, v.status, reason)


def _findings(result: FileResult, path: str) -> list[ReportFinding]:
    try:
        lines = LineIndex.of(result.path.read_bytes())
    except OSError:
        lines = LineIndex.of(b"")
    found = []
    for d in result.diagnostics:
        start, end = lines.position(d.span.start), lines.position(d.span.end)
        found.append(
            ReportFinding(
                path,
                start.line,
                max(start.column, 1),
                end.line,
                max(end.column, 1),
                d.rule,
                Severity(d.severity).label,
                d.target.value,
                d.message,
            )
        )
    return found
