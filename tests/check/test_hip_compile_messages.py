"""Reading clang's messages."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.check.hip_compile.messages import Place, errors, kernel_name, resource_remarks

MAIN = Path("/p/main.cu")

INSTANTIATION = """\
In file included from /p/main.cu:1:
In file included from /sys/hip_runtime.h:5:
/sys/warp.h:15:47: error: static assertion failed: the mask must be 64-bit
/sys/warp.h:30:1: note: in instantiation of function template specialization 'f<unsigned int>' requested here
/p/main.cu:7:12: note: while substituting explicitly-specified template arguments
/p/main.cu:9:3: error: use of undeclared identifier 'a'
2 errors generated when compiling for gfx1100.
"""


def test_an_error_in_a_foreign_header_is_placed_where_the_project_asked_for_it() -> None:
    first, second = errors(INSTANTIATION)
    assert first.place == Place(Path("/sys/warp.h"), 15)
    assert first.in_project({MAIN}) == Place(MAIN, 7)
    assert second.in_project({MAIN}) == Place(MAIN, 9)


def test_without_a_note_the_inclusion_stands() -> None:
    (error,) = errors("In file included from /p/main.cu:3:\n/sys/a.h:1:2: fatal error: 'b.h' file not found\n")
    assert error.in_project({MAIN}) == Place(MAIN, 3)


def test_how_a_file_came_to_be_included_is_remembered_for_its_later_errors() -> None:
    log = "In file included from /p/main.cu:3:\n/sys/a.h:1:2: error: one\n/sys/a.h:2:2: error: two\n"
    assert [e.in_project({MAIN}) for e in errors(log)] == [Place(MAIN, 3), Place(MAIN, 3)]


@pytest.mark.parametrize(
    "line",
    [
        "error: <unknown>:0:0: local memory (80000) exceeds limit (65536) in function '_Z1kPi'",
        "clang++-22: error: unsupported option '-x'",
        "error: cannot find ROCm device library",
    ],
)
def test_errors_without_a_place(line: str) -> None:
    (error,) = errors(line + "\n")
    assert error.place.file is None
    assert error.in_project({MAIN}) is None
    assert error.text


def test_notes_and_counts_are_no_errors() -> None:
    assert errors("/p/main.cu:1:1: warning: unused\n1 error generated when compiling for host.\n") == []


def test_remarks() -> None:
    tail = " [-Rpass-analysis=kernel-resource-usage]\n"
    labels = ["Function Name: _Z1kPf", "    TotalSGPRs: 10", "    VGPRs: 5", "    LDS Size [bytes/block]: 256"]
    labels += ["    Dynamic Stack: False", "    Occupancy [waves/SIMD]: 16"]
    (remark,) = resource_remarks("".join(f"/p/main.cu:4:1: remark: {label}{tail}" for label in labels))
    assert remark.place == Place(MAIN, 4)
    assert remark.values == {"TotalSGPRs": 10, "VGPRs": 5, "LDS Size": 256, "Occupancy": 16}


@pytest.mark.parametrize(
    ("symbol", "name"),
    [
        ("_Z5scalePffi", "scale"),
        ("_ZN2ns6reduceIfLi256EEEvPT_", "ns::reduce"),
        ("_ZN12_GLOBAL__N_15innerEPi", "inner"),
        ("plain_c", "plain_c"),
    ],
)
def test_kernel_names(symbol: str, name: str) -> None:
    assert kernel_name(symbol) == name
