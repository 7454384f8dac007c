"""Comparing a whole execution with the reference, giving one row."""

from __future__ import annotations

from app.check.compare.arrays import Difference, compare_array
from app.check.model import (
    BufferValue,
    CheckRow,
    Comparison,
    Execution,
    Finding,
    Intent,
    PreparedCase,
    Status,
    StructValue,
    TextureValue,
)
from translator.results import FieldInfo

Output = tuple[str, str, Comparison, tuple[FieldInfo, ...], int]


def outputs_of(case: PreparedCase) -> list[Output]:
    """(name, dtype, comparison, struct leaves, struct size) of everything that the launch may have written."""
    buffers: list[BufferValue] = []
    for arg in case.args:
        if isinstance(arg, BufferValue):
            buffers.append(arg)
        elif isinstance(arg, StructValue):
            buffers += arg.pointers.values()
    textures = [arg for arg in case.args if isinstance(arg, TextureValue)]
    buffers += [texture.texels for texture in (*textures, *case.references)]
    found: list[Output] = [
        (b.name, b.dtype, b.compare, b.fields, b.element_size)
        for b in buffers
        if not b.null and b.intent is not Intent.IN
    ]
    # An input that changed is a difference as well: nobody asked for it.
    found += [(b.name, b.dtype, Comparison("exact"), (), 0) for b in buffers if not b.null and b.intent is Intent.IN]
    found += [(s.name, s.dtype, s.compare, (), 0) for s in case.symbols if s.kind == "device"]
    return found


def compare_execution(
    kernel: str,
    executor: str,
    execution: Execution,
    reference: Execution,
    variants: tuple[Execution, ...],
    case: PreparedCase,
) -> CheckRow:
    """One row: what this execution is worth against the reference and the reference's own variation."""
    if execution.outcome != "ran":
        return failed_row(kernel, executor, execution, case)
    total = Difference.none()
    findings = list(execution.findings)
    for name, dtype, comparison, fields, size in outputs_of(case):
        if name not in reference.outputs:
            continue
        if name not in execution.outputs:
            findings.append(Finding("missing_output", f"{executor} gave no result for {name}", severity="error"))
            total += Difference(1, 1, float("inf"), float("inf"), 0, 1)
            continue
        one = compare_array(
            execution.outputs[name],
            reference.outputs[name],
            tuple(v.outputs[name] for v in variants if name in v.outputs),
            dtype,
            comparison,
            fields,
            size,
        )
        if one.mismatches and one.first is not None:
            findings.append(_mismatch(name, one, execution, reference))
        total += one
    return CheckRow(
        kernel=kernel,
        executor=executor,
        device=execution.device,
        status=_status(total),
        strength=case.strength,
        elements=total.elements,
        max_abs=total.max_abs,
        max_rel=total.max_rel,
        mismatches=total.mismatches,
        seconds=execution.seconds,
        message=execution.message,
        findings=tuple(findings),
    )


def _status(total: Difference) -> Status:
    if total.mismatches == 0:
        return Status.EQUAL
    return Status.DIFFERENT if total.firm else Status.ORDER_DEPENDENT


def _mismatch(name: str, one: Difference, execution: Execution, reference: Execution) -> Finding:
    got, want = execution.outputs[name], reference.outputs[name]
    shown = ""
    if one.first is not None and got.shape == want.shape and one.first < got.size:
        shown = f"; the first at [{one.first}]: {got[one.first]} instead of {want[one.first]}"
    return Finding("mismatch", f"{name}: {one.mismatches} of {one.elements} elements differ{shown}", severity="error")


def failed_row(kernel: str, executor: str, execution: Execution, case: PreparedCase) -> CheckRow:
    """The row of an execution that gave no result."""
    statuses = {
        "unsupported": Status.UNSUPPORTED,
        "not_run": Status.NOT_RUN,
        "crash": Status.CRASH,
        "timeout": Status.TIMEOUT,
    }
    return CheckRow(
        kernel=kernel,
        executor=executor,
        device=execution.device,
        status=statuses[execution.outcome],
        strength=case.strength,
        seconds=execution.seconds,
        message=execution.message,
        findings=execution.findings,
    )
