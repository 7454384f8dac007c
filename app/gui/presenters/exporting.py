"""An export: what may be asked for, its run in a worker, and the summary in words."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

from app.export.model import ExportNote, ExportSummary
from app.gui.presenters.events import Event
from app.gui.presenters.workspace import Workspace
from app.gui.tasks import export_task
from app.jobs.outcome import Cancelled, Done, Outcome
from app.jobs.pool import Job, JobPool

TIMEOUT_SECONDS = 3600.0
ExportTarget = Literal["hip", "vulkan"]


class Exporting:
    """`progress` tells (done, total, what); exactly one of `finished` and `failed` follows a `start`."""

    def __init__(self, workspace: Workspace, pool: JobPool) -> None:
        self.progress: Event[[int, int, str]] = Event()
        self.finished: Event[[ExportSummary]] = Event()
        self.failed: Event[[str]] = Event()
        self._workspace, self._pool = workspace, pool
        self._job: Job | None = None

    @property
    def running(self) -> bool:
        return self._job is not None

    def suggestion(self, target: ExportTarget) -> Path:
        """A folder beside the project that is not there yet."""
        root = self._workspace.root or Path.home()
        plain = root.parent / f"{root.name}-{target}"
        candidates = (plain, *(plain.with_name(f"{plain.name}-{i}") for i in range(2, 100)))
        return next(p for p in candidates if not p.exists())

    def objection(self, out: str) -> str:
        """Why this folder will not do; empty where it will."""
        if not out.strip():
            return "Choose a folder to write to."
        path = Path(out).expanduser()
        if not path.is_absolute():
            return "Give the whole path of the folder."
        root = self._workspace.root
        if root is not None and (path == root or path.is_relative_to(root)):
            return "Choose a folder outside the project: the project itself is never changed."
        if path.exists() and (not path.is_dir() or any(path.iterdir())):
            return "There is something at that place already; choose a new or empty folder."
        return ""

    def start(self, out: Path, target: ExportTarget) -> None:
        workspace = self._workspace
        if workspace.root is None:
            self.failed.emit("No project is open.")
            return
        self._job = self._pool.submit(
            export_task,
            workspace.root,
            out.expanduser(),
            workspace.preferences.options(),
            target,
            workspace.fixes,
            title=f"Export {workspace.root.name}",
            timeout=TIMEOUT_SECONDS,
            on_progress=lambda step: workspace.dispatch(lambda: self.progress.emit(*step)),
            on_end=lambda outcome: workspace.dispatch(lambda: self._ended(outcome)),
        )

    def cancel(self) -> None:
        if self._job is not None:
            self._pool.cancel(self._job)

    def _ended(self, outcome: Outcome) -> None:
        self._job = None
        if isinstance(outcome, Done):
            self.finished.emit(outcome.value)
        elif isinstance(outcome, Cancelled):
            self.failed.emit("The export was cancelled; nothing was written.")
        else:
            self.failed.emit(outcome.message)


def summary_lines(summary: ExportSummary) -> list[tuple[str, str]]:
    """Icon and sentence for each thing that the summary says."""
    lines: list[tuple[str, str]] = []

    def say(icon: str, count: int, one: str, many: str) -> None:
        if count:
            lines.append((icon, f"1 {one}" if count == 1 else f"{count} {many}"))

    if summary.target == "hip":
        say("ok", summary.translated, "file translated", "files translated")
        say("ok", summary.build_files, "build file translated", "build files translated")
        say("unchanged", summary.copied, "file copied as it was", "files copied as they were")
        say("warned", summary.untranslated, "file left in CUDA", "files left in CUDA")
    else:
        say("ok", summary.kernels, "kernel written", "kernels written")
        say("warned", summary.untranslated, "kernel has no translation", "kernels have no translation")
    return lines


def note_text(note: ExportNote) -> str:
    where = f"{note.path}:{note.line}" if note.line else note.path
    return f"{where}: {note.message}"
