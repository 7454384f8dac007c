"""Running a check: translate, find or guess a case, run every executor, compare with the reference.

Everything here happens in a worker process; the project's code itself runs in children of that.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from app.check.cases.infer import CannotInfer, infer_case
from app.check.cases.model import Case, same_kernel
from app.check.cases.prepare import prepare
from app.check.cases.read import CaseError, project_cases, read_case
from app.check.compare.executions import compare_execution, failed_row
from app.check.executors import ExecutorSet, Families, make_executors
from app.check.findings import (
    add_hazard_findings,
    add_input_findings,
    add_translation_findings,
    excuse_undefined,
    reference_fault,
)
from app.check.kernels import CheckedFile, kernel_under_test, read_checked_file
from app.check.model import (
    CancelCheck,
    CheckRow,
    Execution,
    Executor,
    KernelUnderTest,
    PreparedCase,
    Status,
)
from translator.options import Options
from translator.results import KernelResult


@dataclass(frozen=True, slots=True)
class CheckScope:
    """What to check: one file's kernels, on which executors.

    `case` is a case file that the user named; otherwise the project's cases and guesses are used.
    """

    path: Path
    root: Path
    options: Options
    families: Families
    kernel: str | None = None
    case: Path | None = None
    validation: bool = False


def check_file(
    scope: CheckScope, cancelled: CancelCheck = lambda: False, executors: ExecutorSet | None = None
) -> Iterator[CheckRow]:
    """Yield a row a kernel and executor; raises OSError and CaseError (an unusable case that the user named)."""
    file = read_checked_file(scope.path, scope.options, scope.root)
    if not file.result.kernels:
        return
    cases, _ = ([read_case(scope.case)], []) if scope.case else project_cases(scope.root)
    executors = executors or make_executors(scope.families, cancelled, validation=scope.validation)
    for kernel in file.result.kernels:
        if cancelled():
            return
        if scope.kernel is None or same_kernel(scope.kernel, kernel.call_name):
            yield from check_kernel(file, kernel, scope, cases, executors, cancelled)


def check_kernel(
    file: CheckedFile,
    kernel: KernelResult,
    scope: CheckScope,
    cases: Sequence[Case],
    executors: ExecutorSet,
    cancelled: CancelCheck = lambda: False,
) -> Iterator[CheckRow]:
    """All rows of one kernel; never raises for what the kernel or its case does."""
    under_test = kernel_under_test(file, kernel)
    try:
        case = prepare(_choose_case(file, kernel, scope, cases, executors, under_test))
    except CannotInfer as reason:
        yield _not_run(kernel.call_name, executors.reference.name, str(reason))
        return
    except ValueError as error:  # a case that cannot be filled in
        yield _not_run(kernel.call_name, executors.reference.name, str(error))
        return
    reference = executors.reference.run(under_test, case, cancelled)
    reference_row = _reference_row(kernel.call_name, executors.reference, reference, case)
    reference_row = add_translation_findings(add_input_findings(reference_row, reference, case), file, kernel)
    yield reference_row
    variants = _variants(executors, under_test, case, cancelled) if reference.outcome == "ran" else ()
    fault = reference_fault(reference)
    hip32: CheckRow | None = None
    for executor in executors.others:
        if cancelled():
            return
        if reference.outcome != "ran":
            yield _not_run(kernel.call_name, executor.name, f"no reference to compare with: {reference.message}")
            continue
        execution = _run(executor, under_test, case, cancelled, fault)
        row = compare_execution(kernel.call_name, executor.name, execution, reference, variants, case)
        row = excuse_undefined(row, reference)
        if executor.name == "cpu-hip32":
            hip32 = row
        yield add_hazard_findings(row, hip32, file, kernel)


def _choose_case(
    file: CheckedFile,
    kernel: KernelResult,
    scope: CheckScope,
    cases: Sequence[Case],
    executors: ExecutorSet,
    under_test: KernelUnderTest,
) -> Case:
    """The first case that names this kernel and file, else a guess."""
    path = file.source.path
    for case in cases:
        source = path.relative_to(scope.root).as_posix() if path.is_relative_to(scope.root) else path.name
        names_file = scope.case is not None or not case.source or case.source in (source, path.name)
        if names_file and same_kernel(case.kernel, kernel.call_name):
            return case
    text = file.source.data.decode("utf-8", errors="replace")
    return infer_case(kernel, text, lambda prepared: executors.probe(under_test, prepared))


def _variants(
    executors: ExecutorSet, kernel: KernelUnderTest, case: PreparedCase, cancelled: CancelCheck
) -> tuple[Execution, ...]:
    """The reference under other thread orders and with fused multiply-add: how far it lies from itself."""
    runs = (variant.run(kernel, case, cancelled) for variant in executors.variants)
    return tuple(run for run in runs if run.outcome == "ran")


def _run(
    executor: Executor, kernel: KernelUnderTest, case: PreparedCase, cancelled: CancelCheck, fault: str | None
) -> Execution:
    """GPU executors are told of what the reference found: a display's GPU is not to be hung for a proof."""
    guarded = getattr(executor, "run_guarded", None)
    if guarded is not None:
        result: Execution = guarded(kernel, case, cancelled, fault)
        return result
    return executor.run(kernel, case, cancelled)


def _reference_row(kernel: str, executor: Executor, execution: Execution, case: PreparedCase) -> CheckRow:
    if execution.outcome != "ran":
        return failed_row(kernel, executor.name, execution, case)
    elements = sum(int(a.size) for a in execution.outputs.values())
    notes = "; ".join(case.notes)
    return CheckRow(
        kernel=kernel,
        executor=executor.name,
        device=execution.device,
        status=Status.EQUAL,
        strength=case.strength,
        elements=elements,
        max_abs=0.0,
        max_rel=0.0,
        seconds=execution.seconds,
        message=f"case {case.name}" + (f": {notes}" if notes else ""),
        findings=execution.findings,
    )


def _not_run(kernel: str, executor: str, message: str) -> CheckRow:
    return CheckRow(kernel, executor, "", Status.NOT_RUN, "weak", message=message)


__all__ = ["CaseError", "CheckScope", "check_file", "check_kernel"]
