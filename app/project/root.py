"""Which project a single file belongs to."""

from __future__ import annotations

from pathlib import Path

_MARKS = ("wavebridge-cases", "CMakeLists.txt", "Makefile", ".git")
_LEVELS = 3


def project_root(path: Path) -> Path:
    """The nearest folder above a file that looks like a project's (a build file, cases, a repository), else its own.

    Only a few levels are looked at, and nothing above a repository: a file in a home folder is no project.
    """
    for folder in path.parents[:_LEVELS]:
        if any((folder / mark).exists() for mark in _MARKS):
            return folder
    return path.parent
