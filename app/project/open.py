"""Opens a project: files, build facts, includes.  Runs in a worker process."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from pathlib import Path

from app.project.build.read import read_build
from app.project.model import Project, ProjectFile
from app.project.outside import outside_issues
from app.project.scan import scan_files


def open_project(
    root: Path, known: Iterable[ProjectFile] = (), cancelled: Callable[[], bool] = lambda: False
) -> Project:
    """Scan `root`; raises OSError when it is no readable folder (everything below it becomes an issue instead)."""
    files, issues = scan_files(root, {f.path: f for f in known}, cancelled)
    resolved = root.resolve()
    build = read_build(resolved, files)
    project = Project(resolved, files, build, issues + build.issues)
    return replace(project, issues=project.issues + outside_issues(project))
