from pathlib import Path, PurePosixPath

import pytest

from app.export.model import ExportError
from app.export.tree import staged


def test_a_finished_export_is_in_place_and_nothing_else_is(tmp_path: Path) -> None:
    with staged(tmp_path / "out", inside=tmp_path / "project") as staging:
        staging.write(PurePosixPath("a/b.txt"), b"x")
        assert not (tmp_path / "out").exists()
    assert (tmp_path / "out/a/b.txt").read_bytes() == b"x"
    assert [p.name for p in tmp_path.iterdir()] == ["out"]


def test_a_failed_export_leaves_nothing(tmp_path: Path) -> None:
    with pytest.raises(RuntimeError), staged(tmp_path / "out", inside=tmp_path / "project") as staging:
        staging.write(PurePosixPath("a"), b"x")
        raise RuntimeError
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("name", ["../x", "/etc/x", "a/../../x", ""])
def test_no_path_leads_outside(tmp_path: Path, name: str) -> None:
    with pytest.raises(ExportError), staged(tmp_path / "out", inside=tmp_path / "project") as staging:
        staging.write(PurePosixPath(name), b"x")
    assert list(tmp_path.iterdir()) == []


def test_no_symlink_leads_outside(tmp_path: Path) -> None:
    (tmp_path / "elsewhere").mkdir()
    with pytest.raises(ExportError, match="outside"), staged(tmp_path / "out", inside=tmp_path / "project") as staging:
        (staging.folder / "link").symlink_to(tmp_path / "elsewhere")
        staging.write(PurePosixPath("link/x"), b"x")
    assert list((tmp_path / "elsewhere").iterdir()) == []


def test_the_target_must_be_new_and_outside_the_project(tmp_path: Path) -> None:
    project = tmp_path / "project"
    project.mkdir()
    (tmp_path / "full").mkdir()
    (tmp_path / "full/x").touch()
    for out in (project / "out", project, tmp_path / "full", tmp_path / "full/x"):
        with pytest.raises(ExportError), staged(out, inside=project):
            pass
    assert (tmp_path / "full/x").exists()
