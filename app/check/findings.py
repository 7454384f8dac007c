"""Findings that come from putting two things together: two executions, or an execution and a diagnostic."""

from __future__ import annotations

import dataclasses
from typing import Literal

from app.check.kernels import CheckedFile
from app.check.model import BufferValue, CheckRow, Execution, Finding, Intent, PreparedCase, Status
from translator.diagnostics.model import Diagnostic, Severity, Target
from translator.results import KernelResult

WAVE_RULES = "WB2"
"""Rules about warps and launches have ids that begin so."""
FAULTS = frozenset({"out-of-bounds", "array-bounds", "deadlock", "barrier-divergence", "stack-overflow"})
"""Findings of the emulator that could take a display's GPU down."""
UNDEFINED = FAULTS | {
    "inactive-lane",
    "mask-excludes-caller",
    "warp-mismatch",
    "bad-width",
    "shared-race",
    "uninit-shared",
    "undefined-constant",
}
"""Findings after which CUDA itself promises no particular result."""


def reference_fault(execution: Execution) -> str | None:
    """What the reference found that could take a GPU down with it, in one sentence."""
    if execution.outcome in ("crash", "timeout"):
        return execution.message
    for finding in execution.findings:
        if finding.kind in FAULTS:
            return finding.message
    return None


def add_hazard_findings(row: CheckRow, at_32: CheckRow | None, file: CheckedFile, kernel: KernelResult) -> CheckRow:
    """Equal at 32 lanes and wrong at 64: the kernel takes a warp to have 32 lanes; the rules say where."""
    if row.executor != "cpu-hip64" or row.status not in (Status.DIFFERENT, Status.CRASH, Status.TIMEOUT):
        return row
    if at_32 is None or at_32.status is not Status.EQUAL:
        return row
    warnings = [d for d in kernel_diagnostics(file, kernel) if d.severity >= Severity.WARNING]
    suspects = [d for d in warnings if d.rule.startswith(WAVE_RULES)]
    found = [
        Finding(
            "wave64",
            f"right with 32 lanes and wrong with 64: {d.message}",
            _line(file, d),
            str(file.source.path),
            "error",
            d.rule,
        )
        for d in suspects
    ] or [
        Finding(
            "wave64",
            "right with 32 lanes and wrong with 64: the kernel takes a warp to have 32 lanes",
            kernel.line,
            str(file.source.path),
            "error",
        )
    ]
    return dataclasses.replace(row, findings=(*row.findings, *found))


def add_translation_findings(row: CheckRow, file: CheckedFile, kernel: KernelResult) -> CheckRow:
    """The translator's warnings about this kernel stand beside its results."""
    warnings = [
        Finding("diagnostic", d.message, _line(file, d), str(file.source.path), _level(d.severity), d.rule)
        for d in kernel_diagnostics(file, kernel)
        if d.severity >= Severity.WARNING and d.target is not Target.VULKAN
    ]
    return dataclasses.replace(row, findings=(*row.findings, *warnings))


def kernel_diagnostics(file: CheckedFile, kernel: KernelResult) -> list[Diagnostic]:
    return [d for d in file.result.diagnostics if kernel.line <= _line(file, d) <= kernel.end_line]


def _line(file: CheckedFile, diagnostic: Diagnostic) -> int:
    return file.source.lines.position(diagnostic.span.start).line


def _level(severity: Severity) -> Literal["info", "warning", "error"]:
    if severity >= Severity.ERROR:
        return "error"
    return "warning" if severity >= Severity.WARNING else "info"


def add_input_findings(row: CheckRow, reference: Execution, case: PreparedCase) -> CheckRow:
    """A buffer that the case calls an input, and that the original itself writes: the case is wrong about it."""
    found = [
        Finding(
            "input_written",
            f"{arg.name} is 'in' in the case, but the kernel writes it; make it 'inout'",
            severity="error",
        )
        for arg in case.args
        if isinstance(arg, BufferValue) and arg.intent is Intent.IN and _changed(arg, reference)
    ]
    return dataclasses.replace(row, findings=(*row.findings, *found))


def _changed(arg: BufferValue, reference: Execution) -> bool:
    after = reference.outputs.get(arg.name)
    return after is not None and after.tobytes() != arg.data.tobytes()


def excuse_undefined(row: CheckRow, reference: Execution) -> CheckRow:
    """Where the original itself does something undefined, a difference is no proof against the translation.

    With inputs that were guessed, the comparison is called off; with a case that the user wrote, the row says what it may
    come from.
    """
    if row.status is not Status.DIFFERENT:
        return row
    cause = next((f for f in reference.findings if f.kind in UNDEFINED), None)
    if cause is None:
        return row
    where = f"line {cause.line}: " if cause.line else ""
    if row.strength == "weak":
        message = (
            f"with the guessed inputs the original does something undefined ({where}{cause.message}); write a case"
        )
        return dataclasses.replace(row, status=Status.NOT_RUN, message=message, findings=())
    text = f"the original does something undefined here, which the difference may come from: {cause.message}"
    return dataclasses.replace(row, findings=(*row.findings, dataclasses.replace(cause, message=text)))
