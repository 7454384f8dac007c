"""Scanning: every kind of bad input is a message, and the rest goes on."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from app.project import scan
from app.project.model import FileKind, ProjectFile, ScanIssue
from app.project.open import open_project

KERNEL = b"__global__ void k(float *p) { p[threadIdx.x] = 1.0f; }\n"


def scanned(root: Path) -> tuple[dict[str, ProjectFile], tuple[ScanIssue, ...]]:
    files, issues = scan.scan_files(root)
    return {f.path.relative_to(root).as_posix(): f for f in files}, issues


def messages(issues: tuple[ScanIssue, ...], name: str) -> list[str]:
    return [i.message for i in issues if i.path.name == name]


def test_kinds_are_told_apart_by_name_and_contents(tmp_path: Path) -> None:
    (tmp_path / "a.cu").write_bytes(KERNEL)
    (tmp_path / "b.cuh").write_bytes(b"#pragma once\n")
    (tmp_path / "uses.hpp").write_bytes(b"#include <cuda_runtime.h>\n")
    (tmp_path / "host.cpp").write_bytes(b"void f() { cudaFree(0); }\n")
    (tmp_path / "plain.cpp").write_bytes(b"int main() { return 0; }\n")
    (tmp_path / "Makefile").write_bytes(b"all:\n")
    (tmp_path / "notes.txt").write_bytes(b"cudaMalloc\n")
    (tmp_path / "kernels.py").write_bytes(b"import cupy\nk = cupy.RawKernel( + KERNEL + b, 'k')\n")
    (tmp_path / "plain.py").write_bytes(b"print('cudaMalloc')\n")
    files, issues = scanned(tmp_path)
    assert {name: f.kind for name, f in files.items()} == {
        "a.cu": FileKind.CUDA,
        "b.cuh": FileKind.HEADER,
        "uses.hpp": FileKind.HEADER,
        "host.cpp": FileKind.CPP,
        "plain.cpp": FileKind.OTHER,
        "Makefile": FileKind.BUILD,
        "notes.txt": FileKind.OTHER,
        "kernels.py": FileKind.PYTHON,
        "plain.py": FileKind.OTHER,
    }
    assert issues == ()


def test_bad_files_each_get_a_message_and_the_rest_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scan, "MAX_SOURCE_BYTES", 1000)
    (tmp_path / "good.cu").write_bytes(KERNEL)
    (tmp_path / "binary.cu").write_bytes(b"\x7fELF\0\0\0")
    (tmp_path / "utf16.cu").write_bytes("int x;".encode("utf-16"))
    (tmp_path / "latin.cu").write_bytes(b"// ok\n// caf\xe9\n" + KERNEL)
    (tmp_path / "huge.cu").write_bytes(b"x" * 2000)
    (tmp_path / "dangling.cu").symlink_to("nowhere.cu")
    os.mkfifo(tmp_path / "pipe.cu")
    files, issues = scanned(tmp_path)
    assert not files["good.cu"].problem
    assert "binary data" in files["binary.cu"].problem
    assert "UTF-16" in files["utf16.cu"].problem
    assert "more than" in files["huge.cu"].problem
    assert not files["latin.cu"].problem
    assert files["latin.cu"].undecodable_line == 2
    for name in ("binary.cu", "utf16.cu", "latin.cu", "huge.cu", "dangling.cu", "pipe.cu"):
        assert len(messages(issues, name)) == 1, name


def test_an_unreadable_file_is_shown_with_its_reason(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "a.cu").write_bytes(KERNEL)
    (tmp_path / "secret.cu").write_bytes(KERNEL)
    read_bytes = Path.read_bytes

    def refuse(path: Path) -> bytes:  # root may read everything, so permissions alone prove nothing here
        if path.name == "secret.cu":
            raise PermissionError(13, "Permission denied")
        return read_bytes(path)

    monkeypatch.setattr(Path, "read_bytes", refuse)
    files, issues = scanned(tmp_path)
    assert files["secret.cu"].problem == "no permission to read it"
    assert messages(issues, "secret.cu") == ["Not translated: no permission to read it."]
    assert files["a.cu"].sha256


def test_an_unreadable_folder_is_left_out_with_a_message(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "a.cu").write_bytes(KERNEL)
    (tmp_path / "locked").mkdir()
    scandir = os.scandir

    def refuse(path: object) -> object:
        if Path(str(path)).name == "locked":
            raise PermissionError(13, "Permission denied")
        return scandir(path)  # type: ignore[call-overload]

    monkeypatch.setattr(os, "scandir", refuse)
    files, issues = scanned(tmp_path)
    assert list(files) == ["a.cu"]
    assert messages(issues, "locked") == ["Folder left out: no permission to read it."]


def test_symbolic_links_cannot_loop_or_lead_out(tmp_path: Path) -> None:
    root, outside = tmp_path / "p", tmp_path / "outside"
    (root / "sub").mkdir(parents=True)
    outside.mkdir()
    (outside / "theirs.cu").write_bytes(KERNEL)
    (root / "sub" / "a.cu").write_bytes(KERNEL)
    (root / "sub" / "up").symlink_to(root)
    (root / "self").symlink_to("self")
    (root / "out").symlink_to(outside)
    files, issues = scanned(root)
    assert list(files) == ["sub/a.cu"]
    assert "leads back" in messages(issues, "up")[0]
    assert "leads out" in messages(issues, "out")[0]


def test_an_empty_folder_says_so_and_a_missing_one_raises(tmp_path: Path) -> None:
    _, issues = scanned(tmp_path)
    assert "No CUDA code here" in issues[0].message
    with pytest.raises(NotADirectoryError):
        scan.scan_files(tmp_path / "gone")


def test_an_unchanged_file_is_not_read_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "a.cu").write_bytes(KERNEL)
    (tmp_path / "latin.cu").write_bytes(b"\xe9\n" + KERNEL)
    first = open_project(tmp_path)
    reads: list[Path] = []
    read_bytes = Path.read_bytes
    monkeypatch.setattr(Path, "read_bytes", lambda p: reads.append(p) or read_bytes(p))
    second = open_project(tmp_path, first.files)
    assert second == first
    assert reads == []
    (tmp_path / "a.cu").write_bytes(KERNEL + KERNEL)
    third = open_project(tmp_path, second.files)
    assert [p.name for p in reads] == ["a.cu"]
    assert third.files[0].sha256 != second.files[0].sha256


def test_a_cancelled_scan_stops(tmp_path: Path) -> None:
    (tmp_path / "a.cu").write_bytes(KERNEL)
    with pytest.raises(scan.ScanCancelled):
        scan.scan_files(tmp_path, cancelled=lambda: True)


@pytest.mark.parametrize(
    "text",
    [
        "float f(__nv_bfloat16 u);",
        "#ifndef __CUDACC__\nstruct float3 { float x, y, z; };\n#endif",
        "cuDoubleComplex z;",
        "int type = CUDA_R_16F;",
        "void launch(CUevent e);",
        "using namespace nvcuda;",
        "#define ID (blockIdx.x * 128 + threadIdx.x)",
    ],
)
def test_a_header_that_names_cuda_without_including_it_is_translated(tmp_path: Path, text: str) -> None:
    (tmp_path / "main.cu").write_text("int main() {}")
    (tmp_path / "reference.h").write_text(text)
    kinds = {file.path.name: file.kind for file in scan.scan_files(tmp_path)[0]}
    assert kinds["reference.h"] is FileKind.HEADER


@pytest.mark.parametrize(
    "text", ["int cumulative(int);", "struct CUtil {};", "int gridDim;", "__nvme_t x;", "int ncc;"]
)
def test_a_plain_header_is_left_alone(tmp_path: Path, text: str) -> None:
    (tmp_path / "main.cu").write_text("int main() {}")
    (tmp_path / "plain.h").write_text(text)
    kinds = {file.path.name: file.kind for file in scan.scan_files(tmp_path)[0]}
    assert kinds["plain.h"] is FileKind.OTHER
