"""Rows of table files: what they say for a release, and what is wrong with malformed ones."""

from __future__ import annotations

import pytest

from translator.mappings import ArgumentEdit, EditKind, Kind, NameTable, Status, TableError
from translator.mappings.arguments import parse_edits
from translator.mappings.table_file import COLUMNS, parse_row
from translator.options import RocmVersion

ROCM_7 = RocmVersion(7, 0)
TEXTS = {"why": "Because."}


def line(**cells: str) -> str:
    values = {"cuda": "cudaFoo", "kind": "f", "status": "m", "hip": "hipFoo", **cells}
    return "\t".join(values.get(column, "") for column in COLUMNS).rstrip("\t")


def test_a_renamed_function() -> None:
    mapping = parse_row("runtime", line(), TEXTS, ROCM_7)
    assert mapping is not None
    assert (mapping.cuda, mapping.hip, mapping.status, mapping.kind) == (
        "cudaFoo",
        "hipFoo",
        Status.MAPPED,
        Kind.FUNCTION,
    )
    assert mapping.hip_since is None


def test_the_same_name_and_an_unsupported_one() -> None:
    same = parse_row("device", line(status="=", hip=""), TEXTS, ROCM_7)
    absent = parse_row("device", line(status="u", hip="", note="@why", alternative="Do it."), TEXTS, ROCM_7)
    assert same is not None and same.hip == "cudaFoo"
    assert absent is not None and (absent.hip, absent.note, absent.alternative) == (None, "Because.", "Do it.")


def test_an_equals_sign_stands_for_the_cuda_name() -> None:
    mapping = parse_row("device", line(status="d", hip="=", arguments="mask@0"), TEXTS, ROCM_7)
    assert mapping is not None
    assert mapping.hip == "cudaFoo"
    assert mapping.arguments == (ArgumentEdit(EditKind.MASK, 0),)


@pytest.mark.parametrize(
    ("rocm_range", "release", "holds"),
    [
        ("-6.0", RocmVersion(5, 7), True),
        ("-6.0", RocmVersion(6, 0), False),
        ("6.0-7.0", RocmVersion(6, 4), True),
        ("6.0-7.0", RocmVersion(7, 0), False),
        ("7.0-", RocmVersion(10, 0), True),
        ("7.0-", RocmVersion(6, 4), False),
    ],
)
def test_a_range_holds_from_its_start_to_before_its_end(rocm_range: str, release: RocmVersion, holds: bool) -> None:
    assert (parse_row("runtime", line(rocm=rocm_range), TEXTS, release) is not None) is holds


def test_a_counterpart_that_the_release_lacks_is_no_counterpart() -> None:
    row = line(hip_since="7.0", arguments="symbol@0")
    before = parse_row("runtime", row, TEXTS, RocmVersion(6, 4))
    after = parse_row("runtime", row, TEXTS, ROCM_7)
    assert before is not None and before.status is Status.UNSUPPORTED and before.hip is None
    assert "7.0" in before.note and "6.4" in before.note and not before.arguments
    assert after is not None and after.status is Status.MAPPED


def test_a_removed_counterpart_is_no_counterpart() -> None:
    row = line(hip_removed="7.0")
    assert parse_row("runtime", row, TEXTS, RocmVersion(6, 4)).status is Status.MAPPED  # type: ignore[union-attr]
    assert parse_row("runtime", row, TEXTS, ROCM_7).status is Status.UNSUPPORTED  # type: ignore[union-attr]


@pytest.mark.parametrize("cells", [{"status": "x"}, {"kind": "?"}, {"note": "@nowhere"}, {"arguments": "wrap@0"}])
def test_a_malformed_row_is_an_error_that_names_it(cells: dict[str, str]) -> None:
    with pytest.raises(TableError, match="runtime, row 'cudaFoo'"):
        parse_row("runtime", line(**cells), TEXTS, ROCM_7)


def test_edits_read_as_they_are_written() -> None:
    edits = parse_edits("symbol@0;insert@3=0;cast@1=void**")
    assert [str(edit) for edit in edits] == ["symbol@0", "insert@3=0", "cast@1=void**"]
    for wrong in ("symbol", "symbol@x", "wrap@1"):
        with pytest.raises(ValueError, match="not an argument edit"):
            parse_edits(wrong)


def test_a_name_in_two_tables_is_an_error() -> None:
    with pytest.raises(TableError, match="runtime and driver"):
        NameTable({"runtime": line(), "driver": line()}, {}, ROCM_7)


def test_several_rows_of_a_name_answer_by_release() -> None:
    text = "\n".join((line(rocm="-7.0", hip="hipOld"), line(rocm="7.0-", hip="hipNew")))
    for release, hip in ((RocmVersion(6, 4), "hipOld"), (ROCM_7, "hipNew")):
        mapping = NameTable({"runtime": text}, {}, release).lookup("cudaFoo")
        assert mapping is not None and mapping.hip == hip


def test_headers_are_looked_up_apart_from_names() -> None:
    row = line(cuda="foo.h", kind="h", hip="#FOO_V2 hip/foo.h hip/bar.h")
    table = NameTable({"headers": row}, {}, ROCM_7)
    header = table.header("foo.h")
    assert header is not None
    assert (header.defines, header.hip) == (("FOO_V2",), ("hip/foo.h", "hip/bar.h"))
    assert table.lookup("foo.h") is None
