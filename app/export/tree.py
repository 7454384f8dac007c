"""A folder that is filled aside and put in place in one step, so that an export is whole or not there at all."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path, PurePosixPath

from app.export.model import ExportError


class Staging:
    """The folder that is being filled.  No path given to it can lead outside."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def place(self, relative: PurePosixPath) -> Path:
        """Where a project-relative path lies in the export; its folder is made.  Raises ExportError for `..` and the like."""
        if relative.is_absolute() or ".." in relative.parts or not relative.parts:
            raise ExportError(f"'{relative}' is not a path inside the export folder")
        target = self.folder.joinpath(*relative.parts)
        target.parent.mkdir(parents=True, exist_ok=True)
        if not target.parent.resolve().is_relative_to(self.folder.resolve()):
            raise ExportError(f"'{relative}' leads outside the export folder")
        return target

    def write(self, relative: PurePosixPath, data: bytes, like: Path | None = None) -> None:
        """Write a file; `like` gives the mode bits (an executable script stays executable)."""
        target = self.place(relative)
        target.write_bytes(data)
        if like is not None:
            shutil.copymode(like, target)

    def copy(self, relative: PurePosixPath, source: Path) -> None:
        """Copy a regular file's bytes; a hard link or clone is never made, so that editing one leaves the other alone."""
        shutil.copyfile(source, self.place(relative))
        shutil.copymode(source, self.place(relative))


@contextmanager
def staged(out: Path, *, inside: Path) -> Iterator[Staging]:
    """Yield a staging folder; on success it becomes `out`, on any error it is removed.

    `inside` is the project: exporting into it is refused, since the next scan would read the export as source.
    """
    out = out.absolute()
    _refuse_bad_target(out, inside)
    out.parent.mkdir(parents=True, exist_ok=True)
    folder = Path(tempfile.mkdtemp(prefix=f".{out.name}.", dir=out.parent))
    try:
        yield Staging(folder)
        folder.chmod(0o755)
        if out.exists():
            out.rmdir()
        folder.replace(out)
    except BaseException:
        shutil.rmtree(folder, ignore_errors=True)
        raise


def _refuse_bad_target(out: Path, project: Path) -> None:
    if out.resolve().is_relative_to(project.resolve()):
        raise ExportError(f"{out} lies inside the project; choose a folder outside it")
    if out.is_symlink() or (out.exists() and not out.is_dir()):
        raise ExportError(f"{out} is not a folder")
    if out.is_dir() and any(out.iterdir()):
        raise ExportError(f"{out} is not empty; choose a new or an empty folder")
