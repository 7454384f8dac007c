"""Headers that a project includes from outside its folder are named where nobody would translate them."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.project.open import open_project


def test_the_folders_of_a_makefile_count_beside_a_cmake_function_that_hides_them(tmp_path: Path) -> None:
    root = tmp_path / "main"
    root.mkdir()
    (tmp_path / "common").mkdir()
    (tmp_path / "common" / "helper.h").write_text("#include <cuda_runtime.h>\n")
    (root / "main.cu").write_text('#include "helper.h"\n__global__ void k() {}\n')
    (root / "Makefile").write_text("CFLAGS := -I../common\nmain: main.cu\n\tnvcc $(CFLAGS) main.cu -o main\n")
    (root / "CMakeLists.txt").write_text("add_benchmark(NAME main INCLUDE_DIRS ../common)\n")
    (issue,) = (i for i in open_project(root).issues if "outside the project" in i.message)
    assert "helper.h" in issue.message
    assert issue.line == 1


def _project(tmp_path: Path, include: str, header: str) -> Path:
    root = tmp_path / "app"
    root.mkdir()
    (tmp_path / "common").mkdir()
    (tmp_path / "common" / "helper.h").write_text(header)
    (root / "main.cu").write_text(f"#include {include}\n__global__ void k() {{}}\n")
    (root / "Makefile").write_text("CFLAGS := -I../common\nmain: main.cu\n\tnvcc $(CFLAGS) main.cu -o main\n")
    return root


@pytest.mark.parametrize("include", ['"../common/helper.h"', '"helper.h"', "<helper.h>"])
def test_a_cuda_header_outside_the_folder_is_named(tmp_path: Path, include: str) -> None:
    root = _project(tmp_path, include, "inline void f() { cudaDeviceSynchronize(); }\n")
    messages = [issue.message for issue in open_project(root).issues]
    assert [m for m in messages if str(tmp_path / "common" / "helper.h") in m and "outside the project" in m]


def test_a_plain_header_outside_the_folder_is_no_news(tmp_path: Path) -> None:
    root = _project(tmp_path, '"../common/helper.h"', "inline int f() { return 1; }\n")
    assert not [issue for issue in open_project(root).issues if "outside the project" in issue.message]


def test_a_header_of_the_project_is_no_news(tmp_path: Path) -> None:
    root = _project(tmp_path, '"helper.h"', "inline int f() { return 1; }\n")
    (root / "helper.h").write_text("inline void f() { cudaDeviceSynchronize(); }\n")
    assert not [issue for issue in open_project(root).issues if "outside the project" in issue.message]


def test_a_cuda_header_that_is_nowhere_is_named(tmp_path: Path) -> None:
    root = _project(tmp_path, '"utils.cuh"', "")
    messages = [issue.message for issue in open_project(root).issues]
    assert [m for m in messages if '"utils.cuh"' in m]
    (root / "include").mkdir()
    (root / "include" / "utils.cuh").write_text("")
    assert not [issue for issue in open_project(root).issues if '"utils.cuh"' in issue.message]
