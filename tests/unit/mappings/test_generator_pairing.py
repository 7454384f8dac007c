"""The generator's pairing: naming rules, evidence, arguments, curated entries; and a whole run on small interfaces."""

from __future__ import annotations

from pathlib import Path

import pytest

from scripts.generate_mappings.build import TableBuilder
from scripts.generate_mappings.curated import Curated, CuratedError, read_curated
from scripts.generate_mappings.history import History, Snapshot
from scripts.generate_mappings.interface import Interface, Symbol
from scripts.generate_mappings.libraries import CudaLibrary
from scripts.generate_mappings.pairing import Pairing, candidates, type_pairs
from scripts.generate_mappings.rows import Row, write_table
from scripts.generate_mappings.signatures import arities, difference
from translator.mappings import Kind, NameTable, Status
from translator.options import RocmVersion

LIBRARY = CudaLibrary(
    id="foo",
    title="Foo",
    includes=("foo.h",),
    files="foo",
    public="^cuda",
    hip="hip",
    rules=((r"cuda(\w+?)(_v2)?", r"hip\1"),),
)


def function(name: str, *parameters: str) -> Symbol:
    return Symbol(name, Kind.FUNCTION, "foo.h", (parameters,))


def history(**releases: list[Symbol]) -> History:
    snapshots = []
    for release, symbols in releases.items():
        interface = Interface(release.removeprefix("r").replace("_", "."))
        interface.update(symbols)
        snapshots.append(Snapshot(interface.release, interface))
    return History(snapshots)


def build(cuda: History, hip: History, curated: Curated | None = None) -> tuple[dict[str, list[Row]], list[str]]:
    types = {name: symbol for name, symbol in hip.names.items() if symbol.kind is Kind.TYPE}
    pairs = {"cudaStream_t": "hipStream_t"}
    pairing = Pairing(LIBRARY, cuda, hip, "^hip", type_pairs(pairs, cuda.names, types))
    builder = TableBuilder(LIBRARY, cuda, hip, pairing, curated or Curated())
    rows: dict[str, list[Row]] = {}
    for row in builder.rows(cuda.names):
        rows.setdefault(row.cuda, []).append(row)
    return rows, builder.conflicts


def no_types(left: str, right: str) -> bool | None:
    return None


@pytest.mark.parametrize(
    ("cuda", "hip", "remark"),
    [
        (("void **", "size_t"), ("void **", "size_t"), None),
        (("int",), ("unsigned int",), None),
        (("int *",), ("size_t *",), "Argument 1"),
        (("float",), ("int",), "Argument 1"),
        (("void *",), ("void *", "int ="), None),
        (("void *",), ("void *", "int"), "one argument, HIP's has 2"),
        (("const float *",), ("const void *",), None),
        (("void **",), ("float **",), "Argument 1"),
    ],
)
def test_arguments_are_compared_by_count_pointers_and_type(
    cuda: tuple[str, ...], hip: tuple[str, ...], remark: str | None
) -> None:
    found = difference(cuda, hip, no_types)
    assert (found is None) if remark is None else (found is not None and remark in found)


def test_defaults_widen_the_numbers_of_arguments() -> None:
    assert arities(("int", "int =", "int =")) == {1, 2, 3}


def test_naming_rules_give_candidates_in_order() -> None:
    assert list(candidates("cudaMalloc_v2", LIBRARY.rules)) == ["hipMalloc"]
    assert list(candidates("other", LIBRARY.rules)) == []


def test_a_name_is_mapped_only_with_evidence() -> None:
    cuda = history(r12=[function("cudaRun", "int"), function("cudaGone", "int")])
    rows, _ = build(cuda, history(r6_4=[function("hipRun", "int")]))
    assert rows["cudaRun"][0].status is Status.MAPPED and rows["cudaRun"][0].hip == "hipRun"
    assert rows["cudaGone"][0].status is Status.UNSUPPORTED and rows["cudaGone"][0].note


def test_other_arguments_are_a_difference() -> None:
    rows, _ = build(history(r12=[function("cudaRun", "int")]), history(r6_4=[function("hipRun", "int", "int")]))
    assert rows["cudaRun"][0].status is Status.DIFFERS and "HIP's has 2" in rows["cudaRun"][0].note


def test_a_change_between_hip_releases_splits_the_row() -> None:
    hip = history(r6_4=[function("hipRun", "int", "int")], r7_2=[function("hipRun", "int")])
    rows, _ = build(history(r12=[function("cudaRun", "int")]), hip)
    assert [(row.rocm, row.status) for row in rows["cudaRun"]] == [("-7.0", Status.DIFFERS), ("7.0-", Status.MAPPED)]


def test_a_form_that_newer_cuda_added_is_told_with_the_number_of_arguments() -> None:
    cuda = history(r12=[function("cudaRun", "int")], r13=[function("cudaRun", "int", "int")])
    rows, _ = build(cuda, history(r6_4=[function("hipRun", "int")]))
    row = rows["cudaRun"][0]
    assert row.status is Status.DIFFERS and row.arities == "1" and "from CUDA 13 on" in row.note


def test_since_and_removed_are_recorded_on_both_sides() -> None:
    cuda = history(r11=[function("cudaOld", "int")], r12=[function("cudaNew", "int")])
    hip = history(r5_7=[function("hipOld", "int")], r6_4=[function("hipOld", "int"), function("hipNew", "int")])
    rows, _ = build(cuda, hip)
    assert rows["cudaOld"][0].cuda_removed == "12" and not rows["cudaOld"][0].hip_since
    assert rows["cudaNew"][0].cuda_since == "12" and rows["cudaNew"][0].hip_since == "6.4"


def test_curated_entries_win_and_are_checked(tmp_path: Path) -> None:
    file = tmp_path / "foo.toml"
    file.write_text(
        """
[names]
cudaRun = "hipLaunch"
cudaLost = "hipNowhere"
cudaCount = "hipCount"
cudaOff = { note = "Not here.", alternative = "Elsewhere." }
"""
    )
    names = [function(name, "int") for name in ("cudaRun", "cudaLost", "cudaCount", "cudaOff")]
    hip = history(r6_4=[function("hipLaunch", "int"), function("hipRun", "int"), function("hipCount", "int", "int")])
    rows, conflicts = build(history(r12=names), hip, read_curated(file))
    assert rows["cudaRun"][0].hip == "hipLaunch" and rows["cudaRun"][0].curated
    assert rows["cudaOff"][0].status is Status.UNSUPPORTED and rows["cudaOff"][0].alternative == "Elsewhere."
    assert len(conflicts) == 2 and "hipNowhere" in "".join(conflicts) and "cudaCount" in "".join(conflicts)


def test_a_malformed_curated_file_is_an_error(tmp_path: Path) -> None:
    file = tmp_path / "foo.toml"
    for text in ('[names]\ncudaRun = { hipp = "x" }', "[names", '[[patterns]]\nmatch = "("\nnote = "x"'):
        file.write_text(text)
        with pytest.raises(CuratedError, match=r"foo\.toml"):
            read_curated(file)


def test_types_pair_by_name_and_through_their_typedefs() -> None:
    cuda = {"cudaStream_t": Symbol("cudaStream_t", Kind.TYPE, "", alias="struct CUstream_st *")}
    hip = {
        "hipStream_t": Symbol("hipStream_t", Kind.TYPE, "", alias="struct ihipStream_t *"),
        "hipOther_t": Symbol("hipOther_t", Kind.TYPE, "", alias="int"),
    }
    same = type_pairs({"cudaStream_t": "hipStream_t"}, cuda, hip)
    assert same("cudaStream_t", "hipStream_t") is True
    assert same("cudaStream_t", "ihipStream_t *") is True
    assert same("cudaStream_t", "hipOther_t") is False
    assert same("cudaStream_t", "T") is None, "a template parameter may be anything"


def test_what_is_written_reads_back(tmp_path: Path) -> None:
    rows = [
        Row("cudaB", Kind.FUNCTION, Status.MAPPED, "hipB", hip_since="6.2"),
        Row("cudaA", Kind.FUNCTION, Status.UNSUPPORTED, note="No.", alternative="Yes."),
        Row("cudaC", Kind.TYPE, Status.DIFFERS, "cudaC", note="Other."),
    ]
    write_table(tmp_path / "foo.tsv", "Foo", rows)
    (tmp_path / "texts.toml").write_text("[texts]\n")
    (tmp_path / "sources.toml").write_text('[foo]\ntitle = "Foo"\ncuda = ["12"]\n')
    table = NameTable.read(tmp_path, RocmVersion(6, 4))
    assert list(table.names()) == ["cudaA", "cudaB", "cudaC"]
    assert [mapping.hip for mapping in table.by_library("foo")] == [None, "hipB", "cudaC"]
    source = table.source("foo")
    assert source is not None and source.cuda == ("12",)
