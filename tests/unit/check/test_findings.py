import numpy as np
import pytest

from app.check.cpu.outcome import SEVERITY
from app.check.findings import FAULTS, UNDEFINED, add_input_findings, excuse_undefined, reference_fault
from app.check.model import BufferValue, CheckRow, Execution, Finding, Intent, PreparedCase, Status


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


@pytest.mark.parametrize(("after", "found"), [((1, 2), 0), ((1, 3), 1)])
def test_an_input_that_the_original_writes_is_told(after: tuple[int, int], found: int) -> None:
    before = np.array([1, 2], dtype=np.int32)
    case = PreparedCase("c", (1, 1, 1), (1, 1, 1), 0, (BufferValue("x", "i32", before, Intent.IN),))
    run = Execution("ran", "cpu", {"x": np.array(after, dtype=np.int32)})
    row_ = add_input_findings(row("strong", Status.EQUAL), run, case)
    assert [f.kind for f in row_.findings] == ["input_written"] * found
