"""What the end of a test run says of the golden kernels: how many were proven, and what was weak, explained or not run."""

from __future__ import annotations

from collections import Counter

from _pytest.terminal import TerminalReporter

PROPERTY = "golden_run"
"""Name of the user property of a report; its value is plain data, which also travels between test processes:
the case, kernel, executor, kind and reason, as texts."""


def write_golden_summary(reporter: TerminalReporter) -> None:
    reports = [r for outcome in ("passed", "failed") for r in reporter.getreports(outcome)]
    runs = [value for r in reports for key, value in getattr(r, "user_properties", ()) if key == PROPERTY]
    if not runs:
        return
    reporter.section("golden kernels run")
    counts = Counter(kind for _, _, _, kind, _ in runs)
    reporter.write_line(", ".join(f"{count} {kind}" for kind, count in sorted(counts.items())))
    for case, kernel, executor, kind, why in runs:
        if kind != "equal":
            reporter.write_line(f"{kind}: {case} {kernel} on {executor}: {why}")
