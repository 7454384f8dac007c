"""Devices are named, probed once, and refused when they lie."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from app.check.vulkan import discovery as discovery_module
from app.check.vulkan.capabilities import Capabilities
from app.check.vulkan.discovery import Discovery, discover, short_name
from app.check.vulkan.drivers import DriverSet, driver_sets
from app.check.vulkan.probe import describe_arithmetic, judge_honesty, known_bad
from tests.check.vulkan.conftest import device_named
from tests.check.vulkan.devices import ROOMY, device


@pytest.mark.parametrize(
    ("device_name", "short"),
    [
        ("llvmpipe (LLVM 15.0.6, 256 bits)", "vulkan:llvmpipe"),
        ("SwiftShader Device (Subzero)", "vulkan:swiftshader"),
        ("AMD Radeon RX 7900 XTX (RADV NAVI31)", "vulkan:radeon-rx-7900-xtx"),
        ("NVIDIA GeForce RTX 4090", "vulkan:geforce-rtx-4090"),
        ("Intel(R) Arc(tm) A770 Graphics (DG2)", "vulkan:arc-a770"),
        ("Apple M2 Pro", "vulkan:apple-m2-pro"),
        ("(?)", "vulkan:device"),
    ],
)
def test_short_names(device_name: str, short: str) -> None:
    assert short_name(device(device=device_name)) == short


def test_an_old_lavapipe_is_refused_untried() -> None:
    lavapipe = device(driver_id=13, driver_info="Mesa 22.3.6 (LLVM 15.0.6)")
    reason = known_bad(lavapipe)
    assert reason is not None and "Mesa 22.3.6" in reason and "too old" in reason
    assert known_bad(replace(lavapipe, driver_info="Mesa 25.0.7-2~bpo12+1 (LLVM 15.0.6)")) is None
    assert known_bad(replace(lavapipe, driver_info="")) is not None
    assert known_bad(device(driver_info="Mesa 22.3.6")) is None  # RADV of that release is not concerned


def test_vulkan_1_0_is_refused() -> None:
    assert "at least 1.1" in (known_bad(device(api=(1, 0, 3))) or "")


def _rows(**changes: int) -> np.ndarray[tuple[int, int], np.dtype[np.uint32]]:
    row = {"count": 70_000, "state": 0, "ballot": 8, "size": 8} | changes
    state = 12345
    for _ in range(70_000):
        state = (state * 1664525 + 1013904223) % 2**32
    return np.array([[row["count"], state + row["state"], row["ballot"], row["size"]]] * 4, np.uint32)


@pytest.mark.parametrize(
    ("rows", "complaint"),
    [
        (_rows(), None),
        (_rows(count=65_535), "a loop of 70000 iterations ended after 65535"),
        (_rows(state=1), "computes wrong numbers"),
        (_rows(size=64), "reports subgroups of 64 lanes, and a ballot counts 8"),
    ],
)
def test_a_lie_is_told(rows: np.ndarray[tuple[int, int], np.dtype[np.uint32]], complaint: str | None) -> None:
    verdict = judge_honesty("X", rows)
    assert (verdict is None) == (complaint is None)
    assert complaint is None or complaint in (verdict or "")


def test_behaviours_of_an_exact_device() -> None:
    f = np.zeros(16, np.float32)
    f[:12] = [2e-40, 1e-42, 2**-24, 1, np.nan, -np.inf, np.sin(1e6), 1 / 3, np.sqrt(3), 1, 1e-43, 0.5]
    f[1] = np.float32(1e-20) * np.float32(1e-22)
    f[0] = np.float32(1e-40) * 2
    n = np.array([2**31 - 1, 0, -1, 0, 1, 0, 0, 0], np.int32)
    assert all(describe_arithmetic(f, n).values())
    assert not any(describe_arithmetic(np.full(16, -7, np.float32), np.full(8, 7, np.int32)).values())


def test_capabilities_survive_json() -> None:
    assert Capabilities.from_json(ROOMY.to_json()) == ROOMY


@pytest.mark.vulkan
def test_this_machines_devices(discovery: Discovery) -> None:
    lavapipe = device_named(discovery, "vulkan:llvmpipe")
    assert lavapipe.behaviours["isnan_works"]
    assert "maintenance4" in lavapipe.handle.capabilities.features


@pytest.mark.vulkan
def test_a_probe_runs_once_per_driver(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(discovery_module, "driver_sets", lambda: driver_sets()[:1])
    first = discover(tmp_path)
    if not any(found.usable for found in first.devices):
        pytest.skip("no usable Vulkan device: the probe cache was not tested")

    def no_second_probe(_: object) -> None:
        raise AssertionError("probed again")

    monkeypatch.setattr(discovery_module, "probe", no_second_probe)
    assert discover(tmp_path) == first
    for file in tmp_path.iterdir():
        file.write_text("damaged")
    with pytest.raises(AssertionError, match="probed again"):
        discover(tmp_path)


@pytest.mark.vulkan
def test_a_device_found_twice_is_listed_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(discovery_module, "driver_sets", lambda: driver_sets()[:1] * 2)
    names = [device.name for device in discover(tmp_path).devices]
    assert len(names) == len(set(names))
    assert not any(name.endswith("-2") for name in names)


def test_a_broken_driver_is_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    manifest = tmp_path / "icd.json"
    manifest.write_text(
        '{"file_format_version": "1.0.0", "ICD": {"library_path": "./none.so", "api_version": "1.1.0"}}'
    )
    monkeypatch.setattr(discovery_module, "driver_sets", lambda: (DriverSet("broken", manifest),))
    found = discover(tmp_path)
    assert found.devices == ()
    assert all("Traceback" not in problem for problem in found.problems)
