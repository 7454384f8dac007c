"""Where ROCm is looked for, in which order, and what is said when it isn't there."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.check.hip import libraries
from app.check.hip.discovery import discover_hip
from app.check.hip.libraries import HipInstallation, MissingHip, find_hip


@pytest.fixture(autouse=True)
def bare_machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine on which ROCm is nowhere, whatever this one has."""
    for name in ("ROCM_PATH", "ROCM_HOME", "LD_LIBRARY_PATH"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(libraries, "_package_folders", lambda: iter((tmp_path / "packages" / "rocm" / "lib",)))
    monkeypatch.setattr(libraries, "_OPT", tmp_path / "opt")
    monkeypatch.setattr(libraries, "_system_folders", lambda: iter((tmp_path / "usr" / "lib",)))


def make(folder: Path, *names: str, content: bytes = b"") -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    for name in names:
        (folder / name).write_bytes(content)
    return folder


def found(tmp_path: Path) -> HipInstallation:
    installation = find_hip(tmp_path / "links")
    assert isinstance(installation, HipInstallation)
    return installation


def test_nothing_is_a_sentence_with_every_place_in_order(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ROCM_PATH", str(tmp_path / "mine"))
    missing = find_hip(tmp_path / "links")
    assert isinstance(missing, MissingHip)
    sentence = missing.sentence
    assert sentence.startswith("No ROCm here: libamdhip64.so and libhiprtc.so not found. Looked in: ")
    places = ["packages/rocm/lib", "mine/lib", "$ROCM_HOME (absent)", "opt/rocm/lib", "$LD_LIBRARY_PATH", "usr/lib"]
    at = [sentence.index(place) for place in places]
    assert at == sorted(at)


def test_the_order_is_hip_pythons(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    both = ("libamdhip64.so", "libhiprtc.so")
    last_to_first = [
        (make(tmp_path / "usr" / "lib", *both), {}),
        (make(tmp_path / "opt" / "rocm-6.4.1" / "lib", *both), {}),
        (make(tmp_path / "opt" / "rocm-10.0.0" / "lib", *both), {}),
        (make(tmp_path / "opt" / "rocm" / "lib", *both), {}),
        (make(tmp_path / "home" / "lib", *both), {"ROCM_HOME": tmp_path / "home"}),
        (make(tmp_path / "mine" / "lib", *both), {"ROCM_PATH": tmp_path / "mine"}),
        (make(tmp_path / "packages" / "rocm" / "lib", *both), {}),
    ]
    for number in range(len(last_to_first), 0, -1):
        folder, _ = last_to_first[number - 1]
        for _, others in last_to_first:
            for name in others:
                monkeypatch.delenv(name, raising=False)
        for _, earlier in last_to_first[:number]:
            for name, value in earlier.items():
                monkeypatch.setenv(name, str(value))
        assert found(tmp_path).runtime == folder / "libamdhip64.so"
        for name in both:
            (folder / name).unlink()


def test_an_unversioned_installation_is_used_as_it_is(tmp_path: Path) -> None:
    folder = make(tmp_path / "opt" / "rocm" / "lib", "libamdhip64.so", "libhiprtc.so", "libamdhip64.so.6")
    compiler = make(tmp_path / "opt" / "rocm" / "llvm" / "bin", "clang++") / "clang++"
    installation = found(tmp_path)
    assert installation.root == installation.prefix == tmp_path / "opt" / "rocm"
    assert (installation.runtime, installation.rtc) == (folder / "libamdhip64.so", folder / "libhiprtc.so")
    assert installation.compiler == compiler
    assert installation.child_environment()["ROCM_PATH"] == str(tmp_path / "opt" / "rocm")


def test_versioned_names_get_a_folder_of_links(tmp_path: Path) -> None:
    folder = make(tmp_path / "usr" / "lib", "libamdhip64.so.5", "libamdhip64.so.10", "libamdhip64.so.5.2.debug")
    make(folder, "libhiprtc.so.10")
    installation = found(tmp_path)
    assert installation.root.is_relative_to(tmp_path / "links")
    assert (installation.root / "lib" / "libamdhip64.so").resolve() == folder / "libamdhip64.so.10"
    assert (installation.root / "lib" / "libhiprtc.so").resolve() == folder / "libhiprtc.so.10"
    assert installation.prefix == tmp_path / "usr"
    assert found(tmp_path) == installation


def test_hiprtc_inside_the_runtime(tmp_path: Path) -> None:
    folder = make(tmp_path / "usr" / "lib", "libamdhip64.so.5", content=b"..hiprtcCreateProgram..")
    installation = found(tmp_path)
    assert installation.rtc == folder / "libamdhip64.so.5"
    assert (installation.root / "lib" / "libhiprtc.so").resolve() == folder / "libamdhip64.so.5"


def test_without_rocm_the_device_list_says_so() -> None:
    (device,) = discover_hip(MissingHip(("libamdhip64.so",), ("/opt/rocm",)))
    assert (device.name, device.usable) == ("hip", False)
    assert device.reason == "No ROCm here: libamdhip64.so not found. Looked in: /opt/rocm."


def test_a_library_that_is_none_is_a_sentence(tmp_path: Path) -> None:
    make(tmp_path / "opt" / "rocm" / "lib", "libamdhip64.so", "libhiprtc.so", content=b"not a library")
    (device,) = discover_hip(found(tmp_path))
    assert not device.usable
    assert "could not be loaded" in device.reason
    assert "Traceback" not in device.reason
