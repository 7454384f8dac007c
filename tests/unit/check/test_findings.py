import pytest

from app.check.cpu.outcome import SEVERITY
from app.check.findings import FAULTS, UNDEFINED, excuse_undefined, reference_fault
from app.check.model import CheckRow, Execution, Finding, Status


def row(strength: str, status: Status = Status.DIFFERENT) -> CheckRow:
    return CheckRow("k", "vulkan:x", "d", status, strength, mismatches=3)  # type: ignore[arg-type]


def reference(*kinds: str) -> Execution:
    return Execution("ran", "cpu", findings=tuple(Finding(kind, f"about {kind}", 7) for kind in kinds))


def test_the_kinds_are_those_that_the_emulator_reports() -> None:
    assert set(SEVERITY) | {"stack-overflow"} >= UNDEFINED


@pytest.mark.parametrize("kind", sorted(FAULTS))
def test_a_fault_keeps_the_kernel_from_a_gpu(kind: str) -> None:
    assert reference_fault(reference("printf", kind)) == f"about {kind}"


def test_no_fault_no_refusal() -> None:
    assert reference_fault(reference("printf", "shift")) is None
    assert reference_fault(Execution("timeout", "cpu", message="hangs")) == "hangs"


def test_a_difference_after_undefined_behaviour_is_called_off_for_guesses_and_explained_for_cases() -> None:
    called_off = excuse_undefined(row("weak"), reference("inactive-lane"))
    assert called_off.status is Status.NOT_RUN
    assert "line 7" in called_off.message
    kept = excuse_undefined(row("strong"), reference("inactive-lane"))
    assert kept.status is Status.DIFFERENT
    assert "undefined" in kept.findings[-1].message


def test_other_rows_stay() -> None:
    assert excuse_undefined(row("weak"), reference("shift", "global-race")) == row("weak")
    assert excuse_undefined(row("weak", Status.EQUAL), reference("inactive-lane")).status is Status.EQUAL
