"""Words and icon names for verdicts, severities and check results: the same everywhere."""

from __future__ import annotations

import math

from app.check.model import CheckRow, Status
from app.jobs.translation.views import Verdict
from translator.diagnostics.model import Severity, Target

TARGET_NAMES = {Target.HIP: "HIP", Target.VULKAN: "Vulkan", Target.SOURCE: "CUDA"}


def severity_icon(severity: Severity) -> str:
    return {Severity.ERROR: "error", Severity.WARNING: "warned"}.get(severity, "info")


def verdict_text(verdict: Verdict, target: str) -> str:
    match verdict:
        case Verdict.NONE:
            return "Nothing to translate"
        case Verdict.PENDING:
            return "Not translated yet"
        case Verdict.UNCHANGED:
            return f"{target}: nothing to change"
        case Verdict.OK:
            return f"{target}: translated"
        case Verdict.WARNED:
            return f"{target}: translated, with warnings"
        case Verdict.UNSUPPORTED:
            return f"{target}: not possible as it stands"
        case Verdict.ERROR:
            return f"{target}: failed"


STATUS_WORDS = {
    Status.EQUAL: ("ok", "Equal"),
    Status.DIFFERENT: ("error", "Different"),
    Status.UNSUPPORTED: ("unsupported", "Unsupported"),
    Status.NOT_RUN: ("pending", "Not run"),
    Status.CRASH: ("error", "Crashed"),
    Status.TIMEOUT: ("error", "Timed out"),
    Status.ORDER_DEPENDENT: ("warned", "Order dependent"),
}
"""Icon and word of a check's outcome."""


def status_text(row: CheckRow) -> str:
    word = STATUS_WORDS[row.status][1]
    if row.executor == "reference" and row.status is Status.EQUAL:
        return "Reference"
    return f"{word} (weak)" if row.status is Status.EQUAL and row.strength == "weak" else word


def number(value: float | None) -> str:
    """A difference, short; nothing where there is none."""
    if value is None:
        return ""
    if value == 0:
        return "0"
    return "∞" if math.isinf(value) else "NaN" if math.isnan(value) else f"{value:.2e}"


def seconds(value: float) -> str:
    if value <= 0:
        return ""
    return f"{value * 1e3:.1f} ms" if value < 1 else f"{value:.2f} s"
