"""Which translation a build file gets."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from app.export.build_files.cmake import cmake_packages, translate_cmake
from app.export.build_files.makefile import translate_makefile
from app.export.build_files.model import BuildNote, BuildTranslation
from translator.options import HipTarget


def translate_build_file(name: str, text: str, target: HipTarget, packages: tuple[str, ...]) -> BuildTranslation:
    """Translate by file name; a build file of another kind comes back as it is, with a note."""
    if name == "CMakeLists.txt" or name.endswith(".cmake"):
        return translate_cmake(text, target, packages)
    if name.lower() in ("makefile", "gnumakefile") or name.endswith((".mk", ".mak")) or name.startswith("Makefile"):
        return translate_makefile(text, target)
    note = BuildNote(None, f"{name} is not translated; it describes the CUDA build", "warning")
    return BuildTranslation(text, (note,))


def wanted_packages(paths: Iterable[Path]) -> tuple[str, ...]:
    """The ROCm packages that a project's CMake lists need, sorted; unreadable files count for nothing."""
    found: set[str] = set()
    for path in paths:
        if path.name == "CMakeLists.txt" or path.suffix == ".cmake":
            try:
                found |= cmake_packages(path.read_bytes().decode("utf-8", errors="replace"))
            except OSError:
                continue
    return tuple(sorted(found))
