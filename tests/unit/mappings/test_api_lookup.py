"""What ``main.py api NAME`` answers."""

from __future__ import annotations

from app.commands.api_lookup import find_api, look_up, near_names
from translator.mappings import NameTable, load_tables
from translator.mappings.table_file import COLUMNS
from translator.options import RocmVersion

ROCM_7 = RocmVersion(7, 0)


def test_a_renamed_name_with_its_versions_and_evidence() -> None:
    answer = look_up("cudaMalloc", ROCM_7)
    assert answer.found
    assert "hipMalloc" in answer.text and "CUDA Runtime API" in answer.text and "11.8" in answer.text


def test_argument_changes_are_told() -> None:
    assert "HIP_SYMBOL" in look_up("cudaMemcpyToSymbol", ROCM_7).text
    assert "64-bit mask" in look_up("__shfl_sync", ROCM_7).text
    assert "const void*" in look_up("cudaFuncSetAttribute", ROCM_7).text


def test_an_include_with_or_without_brackets() -> None:
    for name in ("cublas_v2.h", "<cublas_v2.h>", '"cublas_v2.h"'):
        answer = look_up(name, RocmVersion(6, 4))
        assert "hipblas/hipblas.h" in answer.text and "HIPBLAS_V2" in answer.text


def test_an_unsupported_name_tells_the_reason_and_the_way_out() -> None:
    text = look_up("__dp4a", ROCM_7).text
    assert "no counterpart" in text and "Instead" in text


def test_an_unknown_name_tells_similar_ones() -> None:
    answer = look_up("cudaMaloc", ROCM_7)
    assert not answer.found
    assert answer.near[0] == "cudaMalloc"
    assert "cudaMalloc" in answer.text


def test_nothing_similar_is_said_to_be_unknown() -> None:
    answer = look_up("zzz_not_a_name", ROCM_7)
    assert not answer.found and not answer.near and "not in the tables" in answer.text


def test_case_does_not_matter_for_similar_names() -> None:
    assert near_names("CUDAMALLOC", load_tables(ROCM_7))[0] == "cudaMalloc"


def test_every_kind_of_edit_has_words() -> None:
    for kind in (
        "symbol",
        "kernel",
        "mask",
        "drop",
        "insert",
        "replace",
        "cast",
        "pointer",
        "compute",
        "drop_null",
        "rename",
    ):
        cells = {"cuda": "f", "kind": "f", "status": "d", "hip": "g", "arguments": f"{kind}@1=x"}
        table = NameTable({"runtime": "\t".join(cells.get(column, "") for column in COLUMNS)}, {}, ROCM_7)
        assert "Argument" in find_api("f", table).text
