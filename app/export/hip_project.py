"""Writes the HIP project: every file, translated where it is CUDA, with its build files translated too."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from pathlib import Path, PurePosixPath

from app.export.build_files.translate import translate_build_file, wanted_packages
from app.export.model import CancelCheck, ExportError, ExportNote, ExportSummary, Progress
from app.export.tree import Staging, staged
from app.project.model import FileKind, Project, ProjectFile
from translator.diagnostics.model import Severity
from translator.options import HipTarget
from translator.results import FileResult
from translator.source import LineIndex

HELPERS = Path(__file__).resolve().parents[2] / "resources" / "include" / "hip_helpers"
_QUOTED_INCLUDE = re.compile(rb'^[ \t]*#[ \t]*include[ \t]*"([^"]+)"', re.MULTILINE)
IGNORED_FOLDERS = frozenset({".git", ".svn", ".hg", ".wavebridge"})


def export_hip(
    project: Project,
    out: Path,
    results: Iterable[FileResult],
    target: HipTarget,
    *,
    translate_build: bool = True,
    progress: Progress = lambda done, total, what: None,
    cancelled: CancelCheck = lambda: False,
) -> ExportSummary:
    """Write `project` to the new folder `out`.

    `results` are HIP translations of `project.translated_files`, in any order; files without one are copied and counted
    as untranslated.  Raises ExportError (also when cancelled) and OSError; `out` is then as it was.
    """
    by_path = _collect(project, results, progress, cancelled)
    writer = _Writer(project, by_path, target, translate_build)
    with staged(out, inside=project.root) as staging:
        for number, file in enumerate(project.files):
            if cancelled():
                raise ExportError("the export was cancelled; nothing was written")
            writer.write(file, staging)
            progress(len(by_path) + number + 1, len(by_path) + len(project.files), file.path.name)
        writer.write_helpers(staging)
    return ExportSummary(
        out,
        "hip",
        writer.translated,
        writer.copied,
        writer.build_files,
        writer.untranslated,
        notes=tuple(writer.notes),
    )


def _collect(
    project: Project, results: Iterable[FileResult], progress: Progress, cancelled: CancelCheck
) -> dict[Path, FileResult]:
    by_path: dict[Path, FileResult] = {}
    total = len(project.translated_files) + len(project.files)
    for result in results:
        if cancelled():
            raise ExportError("the export was cancelled; nothing was written")
        by_path[result.path] = result
        progress(len(by_path), total, result.path.name)
    return by_path


class _Writer:
    """Puts one file after the other into the staging folder, and counts."""

    def __init__(
        self, project: Project, results: Mapping[Path, FileResult], target: HipTarget, translate_build: bool
    ) -> None:
        self.project = project
        self.results = results
        self.target = target
        self.translate_build = translate_build
        self.packages = wanted_packages(f.path for f in project.files if f.kind is FileKind.BUILD)
        self.helpers: dict[PurePosixPath, set[str]] = {}
        """By folder of the export: the helper headers that files there include."""
        self.notes: list[ExportNote] = []
        self.translated = self.copied = self.build_files = self.untranslated = 0

    def write(self, file: ProjectFile, staging: Staging) -> None:
        relative = PurePosixPath(file.path.relative_to(self.project.root).as_posix())
        if IGNORED_FOLDERS & set(relative.parts):
            return
        result = self.results.get(file.path)
        try:
            if result is not None and result.hip is not None and result.hip.status != "error":
                self._write_translation(relative, file, result, staging)
            elif file.kind is FileKind.BUILD and self.translate_build:
                self._write_build_file(relative, file, staging)
            else:
                staging.copy(relative, file.path)
                self.copied += 1
                if file.kind.translated:
                    self._note_untranslated(relative, file, result)
        except OSError as error:
            self.untranslated += int(file.kind.translated)
            self.notes.append(
                ExportNote(str(relative), None, f"could not be exported: {error.strerror or error}", "error")
            )

    def _write_translation(
        self, relative: PurePosixPath, file: ProjectFile, result: FileResult, staging: Staging
    ) -> None:
        assert result.hip is not None
        staging.write(relative, result.hip.text, like=file.path)
        self.translated += 1
        self.helpers.setdefault(relative.parent, set()).update(result.hip.helper_headers)
        errors = [d for d in result.hip.diagnostics if d.severity >= Severity.ERROR]
        if errors:
            lines = LineIndex.of(file.path.read_bytes())
            self.notes += [
                ExportNote(str(relative), lines.position(d.span.start).line, f"{d.rule}: {d.message}", "error")
                for d in errors
            ]

    def _write_build_file(self, relative: PurePosixPath, file: ProjectFile, staging: Staging) -> None:
        text = file.path.read_bytes().decode("utf-8", errors="surrogateescape")
        changed = translate_build_file(relative.name, text, self.target, self.packages)
        staging.write(relative, changed.text.encode("utf-8", errors="surrogateescape"), like=file.path)
        self.build_files += 1
        self.notes += [ExportNote(str(relative), n.line, n.message, n.severity) for n in changed.notes]

    def _note_untranslated(self, relative: PurePosixPath, file: ProjectFile, result: FileResult | None) -> None:
        self.untranslated += 1
        reason = file.problem or (
            result.diagnostics[0].message if result and result.diagnostics else "no translation was made"
        )
        self.notes.append(ExportNote(str(relative), None, f"copied as it is: {reason}", "error"))

    def write_helpers(self, staging: Staging) -> None:
        """Our helper headers, in each folder that has a file which includes them: quoted includes find them there,
        whatever include folders the build gives."""
        for folder, names in sorted(self.helpers.items()):
            for name in sorted(with_their_includes(names)):
                staging.copy(folder / name, HELPERS / name)


def with_their_includes(names: Iterable[str]) -> set[str]:
    """Helper headers and those that they include in turn, as paths below the helpers' folder."""
    found: set[str] = set()
    queue = list(names)
    while queue:
        name = queue.pop()
        if name in found:
            continue
        found.add(name)
        for include in _QUOTED_INCLUDE.findall((HELPERS / name).read_bytes()):
            beside = (PurePosixPath(name).parent / include.decode()).as_posix()
            queue += [n for n in (beside, include.decode()) if (HELPERS / n).is_file()][:1]
    return found
