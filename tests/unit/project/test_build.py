"""Build files are read for what they say, never run; what only the build system can decide is said, not guessed."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from app.project.build.flags import FlagSet
from app.project.includes import IncludeGraph
from app.project.model import Compilation, Project
from app.project.open import open_project


def project(root: Path, **files: str) -> Project:
    for name, text in files.items():
        path = root / name.replace("__", "/").replace("_dot_", ".")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return open_project(root)


def compiled(p: Project, name: str) -> Compilation:
    return p.build.compilation(p.root / name)


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (["--use_fast_math"], {"use_fast_math": True, "ftz": True, "prec_div": False, "prec_sqrt": False}),
        (["-use_fast_math", "-prec-div=true"], {"ftz": True, "prec_div": True}),
        (["-fmad=false"], {"fmad": False}),
        (["--ftz", "true"], {"ftz": True}),
        (["-arch=sm_75"], {"compute_capability": 75}),
        (["-gencode", "arch=compute_70,code=sm_70", "-gencode=arch=compute_90,code=sm_90"], {"compute_capability": 90}),
        (["-m32"], {"long_bits": 32}),
    ],
)
def test_nvcc_flags_decide_the_semantics(tmp_path: Path, words: list[str], expected: dict[str, object]) -> None:
    flags = FlagSet()
    flags.add(words, tmp_path)
    semantics = flags.compilation().semantics
    assert {name: getattr(semantics, name) for name in expected} == expected


def test_include_and_define_flags_in_every_spelling(tmp_path: Path) -> None:
    for name in "abc":
        (tmp_path / name).mkdir()
    flags = FlagSet()
    flags.add(["-Ia", "-I", "b", "-isystem", "c", "-DX", "-D", "Y=2", "-UX", "-std=c++20", "-Imissing"], tmp_path)
    source = flags.compilation().source
    assert source.include_dirs == (tmp_path / "a", tmp_path / "b", tmp_path / "c")
    assert source.defines == ("Y=2",)
    assert source.std == "c++20"


def test_cmake_settings_reach_the_folder_that_sets_them_and_those_below(tmp_path: Path) -> None:
    p = project(
        tmp_path,
        CMakeLists_dot_txt="cmake_minimum_required(VERSION 3.20)\nset(INC ${CMAKE_SOURCE_DIR}/inc)\n"
        'include_directories(${INC}) # ${IGNORED}\nadd_compile_definitions(TOP=1 NAME="x y")\n'
        "#[[ add_compile_definitions(COMMENTED) ]]\nset(CMAKE_CUDA_ARCHITECTURES 75 86-real)\n",
        gpu__CMakeLists_dot_txt="target_compile_definitions(gpu PRIVATE GPU)\n"
        "target_compile_options(gpu PRIVATE $<$<COMPILE_LANGUAGE:CUDA>:--use_fast_math>)\n"
        "target_compile_features(gpu PUBLIC cuda_std_20)\n",
        other__CMakeLists_dot_txt="add_definitions(-DOTHER)\n",
        a_dot_cu="int a;",
        gpu__b_dot_cu="int b;",
        other__c_dot_cu="int c;",
        inc__x_dot_cuh="int x;",
    )
    assert p.build.system == "cmake"
    top, gpu, other = compiled(p, "a.cu"), compiled(p, "gpu/b.cu"), compiled(p, "other/c.cu")
    assert top.source.defines == ("TOP=1", "NAME=x y")
    assert top.source.include_dirs[0] == p.root / "inc"
    assert top.semantics.compute_capability == 86
    assert not top.semantics.use_fast_math
    assert gpu.source.defines == ("TOP=1", "NAME=x y", "GPU")
    assert gpu.semantics.use_fast_math
    assert gpu.source.std == "c++20"
    assert "OTHER" not in gpu.source.defines
    assert "OTHER" in other.source.defines


def test_what_a_condition_guards_is_said_and_not_applied(tmp_path: Path) -> None:
    p = project(
        tmp_path,
        CMakeLists_dot_txt="if(USE_X)\n  add_definitions(-DUSE_X --use_fast_math)\nendif()\nadd_definitions(-DSURE)\n",
        a_dot_cu="int a;",
    )
    assert compiled(p, "a.cu").source.defines == ("SURE",)
    assert not compiled(p, "a.cu").semantics.use_fast_math
    (issue,) = p.issues
    assert "-DUSE_X" in issue.message
    assert issue.line == 2


def test_make_variables_recipes_and_conditions(tmp_path: Path) -> None:
    p = project(
        tmp_path,
        Makefile="CC = nvcc\nFLAGS := -O3 \\\n  -DA=1 # no\nFLAGS += -Iinc $(shell touch ran) --use_fast_math\n"
        "ifdef X\nNVCC_FLAGS += -DX\nendif\n%.o: %.cu\n\t@$(CC) $(FLAGS) -arch=sm_70 -c $< -o $@\nhost:\n\tg++ -DHOST x.cpp\n",
        a_dot_cu="int a;",
        inc__h_dot_cuh="int h;",
    )
    own = compiled(p, "a.cu")
    assert own.source.defines == ("A=1",)
    assert own.source.include_dirs[0] == p.root / "inc"
    assert own.semantics.use_fast_math
    assert own.semantics.compute_capability == 70
    assert not (tmp_path / "ran").exists()
    assert "NVCC_FLAGS -DX" in p.issues[0].message


def test_a_self_referring_make_variable_ends(tmp_path: Path) -> None:
    p = project(tmp_path, Makefile="A = $(B) -DA\nB = $(A)\nall:\n\tnvcc $(A) x.cu\n", x_dot_cu="int x;")
    assert "A" in compiled(p, "x.cu").source.defines


def test_a_compilation_database_gives_each_file_its_own(tmp_path: Path) -> None:
    (tmp_path / "inc").mkdir()
    entries = [
        {"directory": str(tmp_path), "file": "a.cu", "command": "nvcc -DA='1 2' -Iinc -c a.cu"},
        {"directory": str(tmp_path), "file": "b.cu", "arguments": ["nvcc", "-DB", "-c", "b.cu"]},
        {"file": 3},
    ]
    p = project(tmp_path, compile_commands_dot_json=json.dumps(entries), a_dot_cu="int a;", b_dot_cu="int b;")
    assert compiled(p, "a.cu").source.defines == ("A=1 2",)
    assert compiled(p, "b.cu").source.defines == ("B",)
    assert "1 entries" in p.issues[0].message


@pytest.mark.parametrize("text", ["", "{", "[[[[", '{"a": 1}', "\0"])
def test_a_broken_database_is_left_aside_with_a_message(tmp_path: Path, text: str) -> None:
    p = project(tmp_path, compile_commands_dot_json=text, a_dot_cu="int a;")
    assert p.issues[0].path.name == "compile_commands.json"
    assert compiled(p, "a.cu").source.include_dirs == (p.root,)


def test_includes_are_followed_both_ways_through_cycles(tmp_path: Path) -> None:
    p = project(
        tmp_path,
        a_dot_cu='#include "x.cuh"\n',
        b_dot_cu="#include <inc/y.cuh>\n",
        x_dot_cuh='#include "inc/y.cuh"\n',
        inc__y_dot_cuh='#include "../x.cuh"\n',
        c_dot_cu="#include <cuda_runtime.h>\n",
    )
    graph = IncludeGraph.of(p)
    names = {path.name for path in graph.reached_from([p.root / "inc" / "y.cuh"])}
    assert names == {"y.cuh", "x.cuh", "a.cu", "b.cu"}
    assert graph.reached_from([p.root / "c.cu"]) == {p.root / "c.cu"}
