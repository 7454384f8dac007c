"""Runs the kernels of a golden case on everything that is here, and judges each result.

A kernel is run with the case file of its topic (``TOPIC/wavebridge-cases/``, format in docs/cases.md) or a guessed case.
``NAME.toml`` may say why something is not run: ``not_run = "reason"`` for the file, or a table ``[not_run]`` by kernel.
"""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass, field, replace
from functools import lru_cache
from pathlib import Path
from typing import Literal

from app.check.cases.read import project_cases
from app.check.cpu.executors import CpuExecutor
from app.check.executors import ExecutorSet, make_executors
from app.check.kernels import CheckedFile, kernel_under_test, read_checked_file
from app.check.model import (
    BufferUse,
    BufferValue,
    CancelCheck,
    CheckRow,
    Execution,
    Finding,
    KernelUnderTest,
    PreparedCase,
    Status,
    StructValue,
)
from app.check.runner import CheckScope, check_kernel
from tests.golden.cases import GoldenCase
from tests.golden.explanations import VULKAN, explains, refusal_rule
from translator.diagnostics.model import Diagnostic, Target
from translator.results import KernelResult
from translator.source import Span
from translator.structure.code import read_code
from translator.structure.functions import enclosing_span, find_functions

VULKAN_DEVICE = "vulkan:llvmpipe"
_COMMENT = re.compile(r"//[^\n]*|/\*.*?\*/|\"(?:\\.|[^\"\\\n])*\"", re.DOTALL)
_KERNEL = re.compile(r"\b__global__\b(?:\s*__launch_bounds__\s*\([^)]*\)|[^;{}(])*?\b(\w+)\s*\([^;{}]*\)\s*\{")

_WORD = re.compile(rb"[A-Za-z_]\w*")
_MACRO = re.compile(rb"^[ \t]*#[ \t]*define[ \t]+(\w+)(?:[^\n]*\\\r?\n)*[^\n]*", re.MULTILINE)

Kind = Literal["equal", "weak", "explained", "not_run", "failed"]


@dataclass(frozen=True, slots=True)
class Verdict:
    """What one kernel of a golden case is worth on one executor; `why` says so for everything but "equal"."""

    kernel: str
    executor: str
    kind: Kind
    why: str = ""


@dataclass(slots=True)
class Recorder:
    """The reference, which also keeps the case that it ran and what came of it."""

    inner: CpuExecutor
    case: PreparedCase | None = None
    execution: Execution | None = None

    @property
    def name(self) -> str:
        return self.inner.name

    @property
    def family(self) -> Literal["cpu", "hip", "vulkan"]:
        return "cpu"

    def run(self, kernel: KernelUnderTest, case: PreparedCase, cancelled: CancelCheck) -> Execution:
        self.case, self.execution = case, self.inner.run(kernel, case, cancelled)
        return self.execution


@dataclass(frozen=True, slots=True)
class Observed:
    """What the reference did with its buffers in a checked run."""

    wrote: bool
    read: bool
    faults: tuple[Finding, ...] = field(default_factory=tuple)

    @property
    def weakness(self) -> str:
        if not self.wrote:
            return "writes nothing that can be seen"
        return "" if self.read else "reads nothing"


@lru_cache(maxsize=1)
def base_executors(cache: Path) -> ExecutorSet:
    """Without memory checks and variants: the one checked run of the reference tells what they would."""
    found = make_executors(frozenset({"cpu", "vulkan"}), lambda: False, cache=cache)
    others = tuple(
        replace(e, memory_checks=False) if isinstance(e, CpuExecutor) else e
        for e in found.others
        if isinstance(e, CpuExecutor) or e.name == VULKAN_DEVICE
    )
    assert isinstance(found.reference, CpuExecutor)
    return ExecutorSet(replace(found.reference, memory_checks=False), (), others, found.probe)


def kernel_names(text: str) -> set[str]:
    """Names of the kernels that a source defines, read without the translator."""
    return set(_KERNEL.findall(_COMMENT.sub(" ", text)))


def not_run_reasons(case: GoldenCase) -> dict[str, str]:
    """Reasons by kernel; the key "" holds one for the whole file."""
    path = case.path.with_suffix(".toml")
    value = tomllib.loads(path.read_text("utf-8")).get("not_run", {}) if path.is_file() else {}
    return {"": value} if isinstance(value, str) else dict(value)


def run_golden(case: GoldenCase, cache: Path) -> list[Verdict]:
    """Verdicts of every kernel that the file defines."""
    reasons = not_run_reasons(case)
    names = kernel_names(case.path.read_text("utf-8", errors="replace"))
    if not names:
        return []
    if "" in reasons:
        return [Verdict(name, "all", "not_run", reasons[""]) for name in sorted(names)]
    root = case.path.parent.resolve()
    file = read_checked_file(case.path.resolve(), case.options, root)
    verdicts = []
    for kernel in file.result.kernels:
        short = kernel.name.rpartition("::")[2]
        reason = reasons.get(kernel.call_name) or reasons.get(short)
        if reason is None:
            verdicts += run_kernel(file, kernel, root, base_executors(cache))
    covered = {k.name.rpartition("::")[2] for k in file.result.kernels}
    verdicts += [Verdict(name, "all", "not_run", reason) for name, reason in sorted(reasons.items())]
    missing = names - covered - {n.partition("<")[0] for n in reasons}
    verdicts += [Verdict(name, "all", "failed", "the translator did not find this kernel") for name in sorted(missing)]
    return verdicts


def run_kernel(file: CheckedFile, kernel: KernelResult, root: Path, base: ExecutorSet) -> list[Verdict]:
    """Run one kernel everywhere and judge each row."""
    assert isinstance(base.reference, CpuExecutor)
    recorder = Recorder(base.reference)
    scope = CheckScope(file.source.path, root, file.options, frozenset({"cpu", "vulkan"}))
    cases, errors = project_cases(root)
    assert errors == []
    executors = ExecutorSet(recorder, (), base.others, base.probe)
    reference, *others = check_kernel(file, kernel, scope, cases, executors)
    name = kernel.call_name
    if recorder.execution is None or recorder.case is None or recorder.execution.outcome != "ran":
        return [Verdict(name, "reference", "failed", reference.message)]
    observed = observe(recorder.case, recorder.execution, kernel_under_test(file, kernel), base)
    if observed.faults:
        fault = observed.faults[0]
        return [Verdict(name, "reference", "failed", f"the original goes wrong: line {fault.line}: {fault.message}")]
    rules = {d.rule: _line(file, d.span.start) for d in reachable_diagnostics(file, kernel)}
    written_case = recorder.case.name != "inferred"
    return [judge(row, rules, observed, written_case) for row in others]


def judge(row: CheckRow, rules: dict[str, int], observed: Observed, written_case: bool) -> Verdict:
    """`rules`: those with a diagnostic on a line of the kernel, or of a function that it reaches, with a line."""
    executor = VULKAN if row.executor.startswith(VULKAN) else row.executor

    def verdict(kind: Kind, why: str) -> Verdict:
        return Verdict(row.kernel, row.executor, kind, why)

    if row.status is Status.EQUAL:
        if not observed.weakness:
            return verdict("equal", "")
        # A case that somebody wrote is meant to prove something.
        return verdict("failed" if written_case else "weak", observed.weakness)
    if executor == VULKAN and row.status in (Status.UNSUPPORTED, Status.NOT_RUN):
        rule = refusal_rule(row.message)
        return verdict("explained" if rule else "not_run", row.message)
    cause = next((rule for rule in rules if explains(rule, executor)), None)
    if cause is not None:
        return verdict("explained", f"{row.status}: {cause} on line {rules[cause]}")
    errors = "; ".join(f.message for f in row.findings if f.severity == "error")
    return verdict("failed", f"{row.status}: {row.message} {errors}".strip())


def observe(case: PreparedCase, run: Execution, kernel: KernelUnderTest, base: ExecutorSet) -> Observed:
    probed = base.probe(kernel, case)
    uses = probed.uses.values()
    faults = tuple(f for f in probed.findings if f.severity == "error")
    return Observed(
        wrote=any(_changed(run, name, data) for name, data in _initial(case).items()),
        read=any(_reads_input(use) for use in uses) or _has_values(case),
        faults=faults,
    )


def _reads_input(use: BufferUse) -> bool:
    return (use.reads > 0 or use.atomics > 0) and (use.read_first or use.writes == 0)


def _has_values(case: PreparedCase) -> bool:
    """Scalars, structs and symbols count as read: a kernel that ignores them all is not told apart."""
    return bool(case.symbols) or any(not isinstance(a, BufferValue) for a in case.args)


def _initial(case: PreparedCase) -> dict[str, bytes]:
    found = {a.name: a.data.tobytes() for a in case.args if isinstance(a, BufferValue) and not a.null}
    for arg in case.args:
        if isinstance(arg, StructValue):
            found |= {b.name: b.data.tobytes() for b in arg.pointers.values()}
    return found | {s.name: s.data.tobytes() for s in case.symbols if s.kind == "device"}


def _changed(run: Execution, name: str, before: bytes) -> bool:
    after = run.outputs.get(name)
    return after is not None and after.tobytes() != before


def reachable_diagnostics(file: CheckedFile, kernel: KernelResult) -> list[Diagnostic]:
    """Diagnostics of HIP inside the kernel, or inside functions and macros of the file that it names, directly or not."""
    spans = reachable_spans(file.source.data, kernel.line, kernel.end_line)
    return [
        d
        for d in file.result.diagnostics
        if d.target is not Target.VULKAN and any(s.start <= d.span.start < s.end for s in spans)
    ]


def reachable_spans(data: bytes, first_line: int, last_line: int) -> list[Span]:
    """The lines of a kernel, and the definitions of the file that their text names, and so on."""
    lines = data.splitlines(keepends=True)
    start = sum(map(len, lines[: first_line - 1]))
    found = [Span(start, start + sum(map(len, lines[first_line - 1 : last_line])))]
    code = read_code(data)
    definitions: list[tuple[bytes, Span]] = [(f.name, enclosing_span(code, f)) for f in find_functions(code)]
    definitions += [(m[1], Span(*m.span())) for m in _MACRO.finditer(data)]
    for reached in found:
        words = set(_WORD.findall(data[reached.start : reached.end]))
        found += [span for name, span in definitions if name in words and span not in found]
    return found


def _line(file: CheckedFile, offset: int) -> int:
    return file.source.lines.position(offset).line
