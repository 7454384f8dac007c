"""The bundled example, kernel by kernel, on everything that can run here: the product's main promise."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.check.cases.read import project_cases
from app.check.executors import ExecutorSet, make_executors
from app.check.model import CheckRow, Status
from app.check.runner import CheckScope, check_file
from app.check.vulkan.executor import VulkanExecutor
from app.project.open import open_project
from tests.check.hip.conftest import stand_in_device
from translator.options import HipTarget, Options, WarpWidth

EXAMPLE = Path(__file__).resolve().parents[2] / "resources/examples/first_steps"
CPU_DEVICES = ("vulkan:llvmpipe", "vulkan:swiftshader")
RUNS_EVERYWHERE = {
    "saxpy.cu": {"saxpy"},
    "reduce.cu": {"reduce_sum"},
    "matmul.cu": {"matmul<16>", "matmul<8>"},
    "scan.cu": {"block_scan"},
    "histogram.cu": {"histogram"},
    "softmax.cu": {"softmax_rows"},
    "stencil.cu": {"stencil"},
    "particles.cu": {"move_particles"},
}


@pytest.fixture(scope="module")
def executors(tmp_path_factory: pytest.TempPathFactory) -> ExecutorSet:
    """All CPU executors, HIP on the stand-in, and the Vulkan devices under the validation layer."""
    from app.check.hip.executor import HipExecutor

    cache = tmp_path_factory.mktemp("emulator")
    found = make_executors(frozenset({"cpu", "vulkan"}), lambda: False, validation=True, cache=cache)
    others = (*found.others, HipExecutor(stand_in_device()))
    return ExecutorSet(found.reference, found.variants, others, found.probe)


def rows_of(name: str, executors: ExecutorSet, base: Options | None = None) -> dict[tuple[str, str], CheckRow]:
    path = EXAMPLE / "src" / name
    options = open_project(EXAMPLE).options_for(path, base or Options())
    scope = CheckScope(path, EXAMPLE, options, frozenset({"cpu", "hip", "vulkan"}), validation=True)
    return {(row.kernel, row.executor): row for row in check_file(scope, executors=executors)}


def present_devices(executors: ExecutorSet) -> set[str]:
    return {e.name for e in executors.others if isinstance(e, VulkanExecutor) and e.device.usable}


@pytest.mark.vulkan
@pytest.mark.parametrize("name", sorted(RUNS_EVERYWHERE))
def test_every_executor_agrees_with_the_reference(name: str, executors: ExecutorSet) -> None:
    rows = rows_of(name, executors)
    assert {kernel for kernel, _ in rows} == RUNS_EVERYWHERE[name]
    wanted = {"reference", "cpu-hip32", "cpu-hip64", "hip-stand-in", *present_devices(executors)}
    for kernel in RUNS_EVERYWHERE[name]:
        for executor in wanted:
            row = rows[kernel, executor]
            assert row.status is Status.EQUAL, f"{kernel} on {executor}: {row.status} {row.message} {row.findings}"
            errors = [f.message for f in row.findings if f.severity == "error"]
            assert errors == [], f"{kernel} on {executor}"


@pytest.mark.vulkan
def test_the_vulkan_devices_are_here(executors: ExecutorSet) -> None:
    missing = set(CPU_DEVICES) - present_devices(executors)
    if missing:
        pytest.skip(
            f"not run on {', '.join(sorted(missing))}: not on this machine (scripts/system_packages.sh installs them)"
        )


def test_the_wave64_hazard_is_found_on_its_line(executors: ExecutorSet) -> None:
    rows = rows_of("warp_totals.cu", executors)
    line = next(
        number
        for number, text in enumerate((EXAMPLE / "src/warp_totals.cu").read_text().splitlines(), 1)
        if "__shfl_down_sync" in text
    )
    assert rows["warp_totals", "cpu-hip32"].status is Status.EQUAL
    wrong = rows["warp_totals", "cpu-hip64"]
    assert wrong.status is Status.DIFFERENT
    hazards = [f for f in wrong.findings if f.kind == "wave64"]
    assert [(f.line, f.rule, f.severity) for f in hazards] == [(line, "WB2001", "error")]
    assert any(f.rule == "WB2001" and f.line == line for f in rows["warp_totals", "reference"].findings)


def test_with_kept_warps_there_is_no_hazard(executors: ExecutorSet) -> None:
    on_cpu = ExecutorSet(
        executors.reference,
        executors.variants,
        tuple(e for e in executors.others if e.family == "cpu"),
        executors.probe,
    )
    kept = Options(hip=HipTarget(warp=WarpWidth.KEEP_32))
    for name, kernel in (
        ("warp_totals.cu", "warp_totals"),
        ("softmax.cu", "softmax_rows"),
        ("reduce.cu", "reduce_sum"),
    ):
        rows = rows_of(name, on_cpu, kept)
        for executor in ("reference", "cpu-hip32", "cpu-hip64"):
            row = rows[kernel, executor]
            assert row.status is Status.EQUAL, f"{kernel} on {executor}: {row.message}"
            assert [f for f in row.findings if f.kind == "wave64" or (f.rule or "").startswith("WB2")] == []


def test_what_vulkan_cannot_have_is_refused_with_its_rule(executors: ExecutorSet) -> None:
    rows = rows_of("function_table.cu", executors)
    assert rows["apply_operations", "cpu-hip64"].status is Status.EQUAL
    for name in present_devices(executors):
        row = rows["apply_operations", name]
        assert row.status is Status.UNSUPPORTED
        assert "WB4005" in row.message


def test_every_case_belongs_to_a_kernel() -> None:
    cases, errors = project_cases(EXAMPLE)
    assert errors == []
    for case in cases:
        assert (EXAMPLE / case.source).is_file(), case.name
