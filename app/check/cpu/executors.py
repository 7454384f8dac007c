"""The CPU executors: the original CUDA at 32 lanes (the reference), its HIP translation at 32 and at 64 lanes."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Literal

from app.check.cpu.build import Built, Source
from app.check.cpu.kernels import build_kernel
from app.check.cpu.launch import RawRun, run_launch
from app.check.cpu.line_table import Place
from app.check.cpu.outcome import ending_of, ending_text, findings_of
from app.check.cpu.toolchain import NoCompiler, Toolchain, find_toolchain
from app.check.cpu.tools import BuildCancelled, BuildFailed
from app.check.cpu.variant import CHECKED, VALUE, Variant
from app.check.model import CancelCheck, Execution, Finding, KernelUnderTest, PreparedCase
from translator.source import LineMap

Role = Literal["reference", "cpu-hip32", "cpu-hip64"]

CHECKED_WORK = 1 << 18
"""Threads up to which a launch is also run with memory checks (about 0.1 to 1 µs a thread and access)."""

CHECKED_SECONDS = 10.0
"""Time limit of the checked run: it takes several times as long as the value run, and its findings are an addition."""

PARALLEL_WORK = 1 << 20
"""Threads from which a launch is spread over several operating-system threads."""


def default_workers() -> int:
    """Operating-system threads for one launch: the CPUs that this process may use, at most 16."""
    available = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(1, min(16, available))


@dataclass(frozen=True, slots=True)
class CpuExecutor:
    """Runs one role of a kernel on the CPU.

    `cache` keeps the built executables.  `variant` says how values are computed; with `memory_checks` a second, checked run adds
    findings (races, uninitialised reads, exact bounds) on launches of up to `CHECKED_WORK` threads.
    """

    role: Role
    cache: Path
    variant: Variant = VALUE
    memory_checks: bool = True
    compiler: str = ""
    workers: int = field(default_factory=default_workers)

    @property
    def name(self) -> str:
        return self.role

    @property
    def family(self) -> Literal["cpu"]:
        return "cpu"

    @property
    def warp(self) -> Literal[32, 64]:
        return 64 if self.role == "cpu-hip64" else 32

    def device(self, toolchain: Toolchain) -> str:
        return f"CPU emulator, {self.warp} lanes ({toolchain.version})"

    def with_variant(self, variant: Variant) -> CpuExecutor:
        """The same executor computing another variant, without memory checks: for the spread of the reference itself."""
        return replace(self, variant=variant, memory_checks=False)

    def run(self, kernel: KernelUnderTest, case: PreparedCase, cancelled: CancelCheck) -> Execution:
        if not sys.platform.startswith("linux"):
            return Execution("not_run", "CPU emulator", message="the CPU emulator runs on Linux only")
        try:
            toolchain = find_toolchain(self.compiler)
        except NoCompiler as e:
            return Execution("not_run", "CPU emulator", message=str(e))
        device = self.device(toolchain)
        source = source_of(self.role, kernel, case)
        if source is None:
            return Execution("not_run", device, message="there is no HIP translation of this file")
        try:
            return self._run(source, case, toolchain, cancelled)
        except BuildCancelled:
            return Execution("not_run", device, message="cancelled")
        except BuildFailed as e:
            return Execution("unsupported", device, message=_with_caveat(str(e), toolchain))
        except (ValueError, OSError) as e:
            return Execution("not_run", device, message=f"the launch cannot be prepared: {e}")

    def _run(self, source: Source, case: PreparedCase, toolchain: Toolchain, cancelled: CancelCheck) -> Execution:
        built = build_kernel(source, self.variant, toolchain, self.cache, cancelled)
        execution = self._once(built, source, case, self.variant, cancelled)
        wants_checks = self.memory_checks and not self.variant.checked and toolchain.rewrites_ir
        if not wants_checks or execution.outcome not in ("ran", "crash"):
            return execution
        more = self._memory_findings(source, case, toolchain, cancelled)
        return replace(execution, findings=_merged(execution.findings, more))

    def _memory_findings(
        self, source: Source, case: PreparedCase, toolchain: Toolchain, cancelled: CancelCheck
    ) -> tuple[Finding, ...]:
        """Findings of the checked build; one that says so where it could not run to its end."""
        if _threads(case) > CHECKED_WORK:
            return (_not_checked(f"the launch has {_threads(case)} threads, more than {CHECKED_WORK}"),)
        variant = replace(self.variant, checked=True)
        limited = replace(case, timeout=min(case.timeout, CHECKED_SECONDS))
        try:
            built = build_kernel(source, variant, toolchain, self.cache, cancelled)
        except BuildFailed as e:
            return (_not_checked(str(e)),)
        execution = self._once(built, source, limited, variant, cancelled)
        if execution.outcome in ("ran", "crash"):
            return execution.findings
        kept = tuple(f for f in execution.findings if f.kind != "timeout")
        return (*kept, _not_checked(execution.message))

    def _once(
        self, built: Built, source: Source, case: PreparedCase, variant: Variant, cancelled: CancelCheck
    ) -> Execution:
        semantics = source.options.semantics
        # With one worker float atomics add up in the same order in every run; only large launches pay that for speed.
        small = _threads(case) <= PARALLEL_WORK
        workers = 1 if variant.checked or small else self.workers

        def launch(cooperative: bool) -> RawRun:
            return run_launch(
                built.executable, case, variant, semantics, cancelled,
                warp=self.warp, workers=workers, cooperative=cooperative,
            )  # fmt: skip

        run = launch(False)
        if any(e.get("kind") == "need" for e in run.of_type("end")):
            run = launch(True)
        return execution_of(run, built, self.device(built.toolchain), source.lines)


def source_of(role: Role, kernel: KernelUnderTest, case: PreparedCase) -> Source | None:
    """What the role compiles; None if there is no HIP translation."""
    symbols = tuple(s.name for s in case.symbols)
    references = tuple(r.name for r in case.references)
    name, arguments, options = kernel.name, kernel.template_args, kernel.options
    if role == "reference":
        return Source(
            kernel.source, kernel.cuda_text, {}, name, arguments, kernel.line, symbols, options, False, references
        )
    if kernel.hip_text is None:
        return None
    headers = kernel.hip_headers
    return Source(
        kernel.source,
        kernel.hip_text,
        headers,
        name,
        arguments,
        kernel.line,
        symbols,
        options,
        True,
        references,
        kernel.hip_lines,
    )


def execution_of(run: RawRun, built: Built, device: str, lines: Mapping[Path, LineMap]) -> Execution:
    """The outcome of one run, with its findings."""
    findings = findings_of(run, built.executable, lines)
    end = ending_of(run, built.executable, lines)
    seconds = float(next((r["seconds"] for r in run.records if "seconds" in r), run.ended.seconds))

    def result(outcome: Literal["ran", "unsupported", "not_run", "crash", "timeout"], message: str = "") -> Execution:
        outputs = run.outputs if outcome == "ran" else {}
        return Execution(outcome, device, outputs, seconds, _with_caveat(message, built.toolchain), findings)

    if run.ended.how == "cancelled":
        return result("not_run", "cancelled")
    if run.of_type("done"):
        return result("ran")
    if run.of_type("deadlock"):
        stuck = next((f for f in findings if f.kind == "deadlock"), None)
        return result("timeout", f"deadlock at line {stuck.line}: {stuck.message}" if stuck else "deadlock")
    if end is not None:
        text = ending_text(end, run)
        if end["kind"] in ("unsupported", "bad-launch", "no-memory"):
            outcome: Literal["unsupported", "not_run"] = "unsupported" if end["kind"] == "unsupported" else "not_run"
            return result(outcome, str(end.get("text") or text))
        findings = (_finding_of_end(end, text), *findings)
        return result("timeout" if end["kind"] == "timeout" else "crash", text)
    if run.ended.how == "timeout":
        return result("timeout", "did not end in time and did not answer")
    return result("crash", f"the process ended with status {run.ended.status} and no report")


def _finding_of_end(end: object, text: str) -> Finding:
    assert isinstance(end, dict)
    place = end.get("where")
    line, file = (place.line, place.file) if isinstance(place, Place) else (None, None)
    return Finding(str(end["kind"]), text, line, file, "error")


def _with_caveat(message: str, toolchain: Toolchain) -> str:
    return "; ".join(part for part in (message, toolchain.caveat) if part)


def _not_checked(why: str) -> Finding:
    return Finding(
        "not-checked", f"races, bounds and uninitialised reads were not checked in full: {why}", severity="info"
    )


def _merged(first: tuple[Finding, ...], second: tuple[Finding, ...]) -> tuple[Finding, ...]:
    """Both, each fact once: the checked run repeats what the value run found, sometimes with a better place."""
    known = {(f.kind, f.line) for f in first}
    return first + tuple(f for f in second if (f.kind, f.line) not in known and f.kind != "printf")


def _threads(case: PreparedCase) -> int:
    total = 1
    for n in (*case.grid, *case.block):
        total *= n
    return total


def cpu_executors(cache: Path, *, compiler: str = "") -> tuple[CpuExecutor, CpuExecutor, CpuExecutor]:
    """Reference, HIP at 32 lanes, HIP at 64 lanes."""
    reference = CpuExecutor("reference", cache, compiler=compiler)
    return reference, replace(reference, role="cpu-hip32"), replace(reference, role="cpu-hip64")


__all__ = ["CHECKED", "CpuExecutor", "cpu_executors", "default_workers", "execution_of", "source_of"]
