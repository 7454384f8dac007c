"""The genuine hip-python path, on the stand-in: arguments, symbols, templates, structs, faults."""

from __future__ import annotations

import time
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from app.check.hip.executor import HipExecutor, compile_flags
from app.check.hip.worker import loaded_runtimes
from app.check.model import BufferValue, Intent, ScalarValue, SymbolValue
from tests.check.hip.hip_source import BROKEN_TEXT, case, ints, kernel, scaled_sum_case
from translator.options import Options, Semantics, SourceSettings


def test_every_kind_of_argument_arrives(stand_in: HipExecutor) -> None:
    prepared, total = scaled_sum_case()
    execution = stand_in.run(kernel("lib::scaled_sum", "float", "256"), prepared, lambda: False)
    assert execution.outcome == "ran", execution.message
    assert execution.findings == ()
    np.testing.assert_array_equal(execution.outputs["out"][:2], 0)
    np.testing.assert_allclose(execution.outputs["out"][2], total, rtol=1e-4)
    np.testing.assert_array_equal(execution.outputs["view.out"], np.arange(8) + 4 + 300 + 1 - 7)
    assert execution.outputs["counter"].tolist() == [5 + 8 * 256]
    assert execution.outputs["factors"].tolist() == [1, 3, 5]
    assert execution.seconds > 0


def test_it_is_called_a_stand_in(stand_in: HipExecutor) -> None:
    assert stand_in.name == "hip-stand-in"
    assert stand_in.family == "hip"
    execution = stand_in.run(kernel("write_at"), case(ints("out", 0, 0), ScalarValue("at", "i32", 1)), lambda: False)
    assert "stand-in" in execution.device and "no GPU" in execution.device
    assert "stand-in" in stand_in.device.reason


def test_the_wave_size_is_the_devices(stand_in: HipExecutor, stand_in_64: HipExecutor) -> None:
    for executor, size in ((stand_in, 32), (stand_in_64, 64)):
        assert executor.device.warp_size == size
        execution = executor.run(kernel("(anonymous namespace)::wave"), case(ints("out", 0), threads=1), lambda: False)
        assert execution.outcome == "ran", execution.message
        assert execution.outputs["out"].tolist() == [size]


@pytest.mark.parametrize(("at", "where"), [(4, "at bytes 16 to 19"), (-1, "at bytes -4 to -1")])
def test_a_write_beside_the_buffer_is_found(stand_in: HipExecutor, at: int, where: str) -> None:
    prepared = case(ints("out", 1, 2, 3, 4), ScalarValue("at", "i32", at), threads=1)
    execution = stand_in.run(kernel("write_at"), prepared, lambda: False)
    assert execution.outcome == "ran", execution.message
    (finding,) = execution.findings
    assert finding.kind == "out_of_bounds" and where in finding.message
    assert execution.outputs["out"].tolist() == [1, 2, 3, 4]


def test_a_null_pointer(stand_in: HipExecutor) -> None:
    nothing = BufferValue("in", "i32", np.zeros(0, np.int32), Intent.IN, null=True)
    execution = stand_in.run(kernel("null_check"), case(nothing, ints("out", 7), threads=1), lambda: False)
    assert execution.outputs["out"].tolist() == [1]
    assert "in" not in execution.outputs


def test_a_crash_is_an_outcome(stand_in: HipExecutor) -> None:
    execution = stand_in.run(kernel("crash"), case(ints("out", 0), threads=1), lambda: False)
    assert execution.outcome == "crash"
    assert "while running the kernel" in execution.message


def test_an_endless_kernel_is_stopped(stand_in: HipExecutor) -> None:
    started = time.monotonic()
    prepared = case(ints("out", 0, 0), threads=1, timeout=1.0)
    execution = stand_in.run(kernel("endless"), prepared, lambda: time.monotonic() > started + 45)
    assert execution.outcome == "timeout"
    assert "Stopped while running the kernel" in execution.message


def test_a_compile_error_names_the_users_line(stand_in: HipExecutor) -> None:
    prepared = case(ints("out", 0), ScalarValue("at", "i32", 0))
    execution = stand_in.run(kernel("write_at", text=BROKEN_TEXT), prepared, lambda: False)
    assert execution.outcome == "unsupported"
    assert "kernels.cu:33" in execution.message and "no_such_function" in execution.message
    assert "Traceback" not in execution.message


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        ({"block": (2048, 1, 1)}, "A block of 2048 threads is more than the 1024"),
        ({"dynamic_shared": 100_000}, "asks for 100000 bytes of shared memory"),
    ],
)
def test_limits_are_named(stand_in: HipExecutor, changes: dict[str, object], complaint: str) -> None:
    prepared = replace(case(ints("out", 0), ScalarValue("at", "i32", 0)), **changes)  # type: ignore[arg-type]
    execution = stand_in.run(kernel("write_at"), prepared, lambda: False)
    assert execution.outcome == "not_run"
    assert complaint in execution.message


def test_a_symbol_that_is_too_small(stand_in: HipExecutor) -> None:
    symbol = SymbolValue("counter", "device", "i32", np.zeros(2, np.int32))
    prepared = case(ints("out", 0), ScalarValue("at", "i32", 0), symbols=(symbol,))
    execution = stand_in.run(kernel("write_at"), prepared, lambda: False)
    assert "gives 'counter' 8 bytes; it has 4" in execution.message


def test_a_gpu_is_spared_what_hung_on_the_cpu(stand_in: HipExecutor) -> None:
    installation = stand_in.device.installation
    assert installation is not None
    genuine = replace(stand_in.device, installation=replace(installation, stand_in=False))
    prepared = case(ints("out", 0), ScalarValue("at", "i32", 0))
    fault = "the kernel did not end within 20 s."
    execution = HipExecutor(genuine).run_guarded(kernel("write_at"), prepared, lambda: False, fault)
    assert execution.outcome == "not_run" and fault in execution.message


def test_a_file_without_translation(stand_in: HipExecutor) -> None:
    execution = stand_in.run(kernel("write_at", text=None), case(ints("out", 0)), lambda: False)
    assert (execution.outcome, execution.message) == ("unsupported", "The file has no HIP translation.")


def test_another_runtime_is_not_taken_for_this_one(stand_in: HipExecutor) -> None:
    installation = stand_in.device.installation
    assert installation is not None
    elsewhere = replace(installation, runtime=Path("/elsewhere/lib/libamdhip64.so"))
    other = HipExecutor(replace(stand_in.device, installation=elsewhere))
    prepared = case(ints("out", 0), ScalarValue("at", "i32", 0))
    execution = other.run(kernel("write_at"), prepared, lambda: False)
    assert execution.outcome == "not_run"
    assert "instead of /elsewhere/lib/libamdhip64.so" in execution.message


def test_loaded_runtimes_are_read_from_the_memory_map() -> None:
    maps = (
        "7f00-7f01 r-xp 0 08:01 1    /opt/rocm/lib/libamdhip64.so.6.4\n7f02-7f03 r-xp 0 08:01 1    /usr/lib/libc.so.6\n"
    )
    assert loaded_runtimes(maps) == {Path("/opt/rocm/lib/libamdhip64.so.6.4")}


def test_flags_follow_the_semantics_context() -> None:
    options = Options(semantics=Semantics(fmad=False, use_fast_math=True), source=SourceSettings(defines=("N=3",)))
    assert compile_flags(options) == ["-std=c++17", "-DN=3", "-ffp-contract=off", "-ffast-math"]
    assert compile_flags(Options())[-1] == "-ffp-contract=fast"
