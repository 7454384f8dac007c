from pathlib import Path

import pytest

from app.check.cases.model import same_kernel
from app.check.cases.prepare import prepare, scalar_bytes
from app.check.cases.read import CaseError, project_cases, read_case
from app.check.model import BufferValue, ScalarValue, StructValue

ROOT = Path(__file__).resolve().parents[3]
HEAD = '[case]\nsource = "k.cu"\nkernel = "k"\ngrid = ["ceil(n/32)"]\nblock = [32]\n[let]\nn = 100\n'


def write(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "case.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_the_examples_cases_can_be_prepared() -> None:
    cases, errors = project_cases(ROOT / "resources/examples/first_steps")
    assert errors == []
    assert len(cases) >= 8
    for case in cases:
        prepared = prepare(case)
        assert prepared.args
        assert min(prepared.grid) >= 1


def test_sizes_follow_the_let_table(tmp_path: Path) -> None:
    text = HEAD + '[[arg]]\nname = "x"\nkind = "buffer"\ndtype = "f32x4"\ncount = "2*n"\noffset = 16\n'
    case = prepare(read_case(write(tmp_path, text)))
    assert case.grid == (4, 1, 1)
    (x,) = case.args
    assert isinstance(x, BufferValue)
    assert x.data.size == 800
    assert x.offset == 16


def test_structs_by_value_are_bytes(tmp_path: Path) -> None:
    text = HEAD + (
        '[[arg]]\nname = "s"\nkind = "struct"\ndtype = "S"\nelement_size = 8\n'
        'fields = [{ name = "a", dtype = "i32", offset = 4, value = 258 }]\n'
    )
    (s,) = prepare(read_case(write(tmp_path, text))).args
    assert isinstance(s, StructValue)
    assert s.data == bytes([0, 0, 0, 0, 2, 1, 0, 0])


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("[case\n", "case.toml"),
        ('[case]\nkernel = "k"\n', "source"),
        (HEAD.replace("block", "blok"), "unknown key 'blok'"),
        (HEAD + '[[arg]]\nname = "x"\nkind = "pointer"\ndtype = "f32"\n', "kind is one of"),
        (HEAD + '[[arg]]\nname = "x"\nkind = "buffer"\ndtype = "f32"\nintent = "both"\n', "both"),
    ],
)
def test_a_bad_case_says_what_to_change(tmp_path: Path, text: str, message: str) -> None:
    with pytest.raises(CaseError, match=message):
        read_case(write(tmp_path, text))


def test_a_bad_file_does_not_hide_the_good_ones(tmp_path: Path) -> None:
    folder = tmp_path / "wavebridge-cases"
    folder.mkdir()
    (folder / "good.toml").write_text(HEAD)
    (folder / "bad.toml").write_text("not toml")
    (folder / "worse.toml").write_bytes(b"\xff\xfe\x00")
    cases, errors = project_cases(tmp_path)
    assert [c.name for c in cases] == ["good"]
    assert len(errors) == 2


@pytest.mark.parametrize(
    ("left", "right", "same"),
    [
        ("k", "k", True),
        ("k<float, 4>", "k<float,4>", True),
        ("k", "k<int>", True),
        ("k<int>", "k<float>", False),
        ("a", "b", False),
    ],
)
def test_kernel_names(left: str, right: str, same: bool) -> None:
    assert same_kernel(left, right) is same


@pytest.mark.parametrize(
    ("dtype", "value", "data"),
    [
        ("bool", True, b"\1"),
        ("i32", -1, b"\xff\xff\xff\xff"),
        ("u8", 200, b"\xc8"),
        ("f32", 1.0, b"\0\0\x80\x3f"),
        ("bf16", 1.0, b"\x80\x3f"),
        ("i64", 1 << 40, b"\0\0\0\0\0\1\0\0"),
    ],
)
def test_scalars_as_c_stores_them(dtype: str, value: int | float | bool, data: bytes) -> None:
    assert scalar_bytes(ScalarValue("x", dtype, value)) == data
