"""The open project: opening and closing, files, the file in view, ignored rules, trust, the session."""

from __future__ import annotations

import threading
from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path

from app.gui.presenters.events import Dispatch, Event, Later, when_done
from app.gui.presenters.preferences import AFFECTS_TRANSLATION, Preferences
from app.gui.presenters.problems import ProblemList
from app.gui.presenters.translations import FileState, Translations
from app.gui.tasks import scan_task
from app.jobs.outcome import Cancelled, Done, Outcome
from app.jobs.pool import Job, JobPool
from app.jobs.translation.views import FileSummary, FileView, Problem
from app.project.model import Project, ProjectFile
from app.project.watcher import ProjectWatcher
from app.store.codec import CodecError, decode, encode
from app.store.projects import RecentProject, Session, Suppression
from app.store.store import Repositories, Store
from translator.diagnostics.model import Severity, Target
from translator.options import FixKey, Options

REFRESH_MS = 120
"""The problems list is sorted anew at most this often while translations arrive."""
ENGINE_FAILURE = "WB9503"
"""The rule under which a failed, crashed or timed-out translation is listed."""


@dataclass(frozen=True, slots=True)
class _Opened:
    """What the store knows of a project when it is opened."""

    project_id: int
    trusted: bool
    files: tuple[ProjectFile, ...]
    summaries: Mapping[Path, tuple[str, FileSummary]]
    suppressed: frozenset[Suppression]
    fixes: Mapping[str, frozenset[FixKey]]
    session: Session


class Workspace:
    """One project at a time.  All methods are called on the presenters' thread."""

    def __init__(self, store: Store, pool: JobPool, dispatch: Dispatch, later: Later, preferences: Preferences) -> None:
        self.opened: Event[[Path]] = Event()
        self.closed: Event[[]] = Event()
        self.files_reset: Event[[]] = Event()
        self.view_loaded: Event[[Path, FileView | None]] = Event()
        self.current_changed: Event[[Path | None]] = Event()
        self.recent_changed: Event[[list[RecentProject]]] = Event()
        self.message: Event[[str]] = Event()
        self.root: Path | None = None
        self.project: Project | None = None
        self.project_id = 0
        self.trusted = False
        self.current: Path | None = None
        self.session = Session()
        self.fixes: Mapping[str, frozenset[FixKey]] = {}
        """Fixes that the user took, by path below the root."""
        self.scanning = False
        self.preferences = preferences
        self.problems = ProblemList()
        self.translations = Translations(store, pool, dispatch, later)
        self.store, self.pool, self.dispatch, self.later = store, pool, dispatch, later
        self._refresh_planned = False
        self._generation = 0
        self._scan_job: Job | None = None
        self._watcher: ProjectWatcher | None = None
        self._changes_while_scanning = False
        self.translations.updated.connect(self._files_updated)
        self.translations.failed.connect(self.message.emit)
        preferences.changed.connect(self._preferences_changed)

    # ------------------------------------------------------------------ opening and closing

    def open(self, root: Path) -> None:
        """Open a folder: at once with what the last visit left, then scanned and brought up to date."""
        self.close()
        self.root = root = root.resolve()
        self.problems.clear(root)
        self.opened.emit(root)
        generation = self._generation
        when_done(
            self.store.submit(lambda tables: _read_project(tables, root)),
            self.dispatch,
            lambda opened: self._restored(generation, opened),
            self.message.emit,
        )

    def close(self) -> None:
        """Close the project, keeping its session."""
        self._generation += 1
        self._stop_watching()
        if self.root is None:
            return
        self._save_session()
        if self._scan_job is not None:
            self.pool.cancel(self._scan_job, stop=False)
        self.translations.stop()
        self.translations.files = {}
        self.root = self.project = self.current = None
        self.scanning = False
        self.closed.emit()
        self.files_reset.emit()

    def refresh(self) -> None:
        """Look at the folder again and translate what changed."""
        if self.root is None:
            return
        if self.scanning:
            self._changes_while_scanning = True
            return
        self.scanning = True
        generation = self._generation
        known = self.project.files if self.project else tuple(s.file for s in self.translations.files.values())
        self._scan_job = self.pool.submit(
            scan_task,
            self.root,
            known,
            title=f"Read folder {self.root.name}",
            priority=-1,
            timeout=600.0,
            on_end=lambda outcome: self.dispatch(lambda: self._scanned(generation, outcome)),
        )

    def load_recent(self) -> None:
        when_done(
            self.store.submit(lambda tables: tables.projects.recent()),
            self.dispatch,
            self.recent_changed.emit,
            self.message.emit,
        )

    def forget_recent(self, root: Path) -> None:
        self.store.write(lambda tables: tables.projects.forget(root))
        self.load_recent()

    def shut_down(self) -> None:
        """Before the window goes: close the project and end its watcher."""
        self.close()

    def _restored(self, generation: int, opened: _Opened) -> None:
        if generation != self._generation or self.root is None:
            return
        self.project_id, self.trusted, self.session = opened.project_id, opened.trusted, opened.session
        self.fixes = opened.fixes
        self.problems.set_suppressed(opened.suppressed)
        self.translations.restore(opened.project_id, opened.summaries, opened.files)
        self.files_reset.emit()
        if self.session.file in self.translations.files:
            self.show(self.session.file)
        self.refresh()
        self._watch()

    def _scanned(self, generation: int, outcome: Outcome) -> None:
        if generation != self._generation or self.root is None:
            return
        self.scanning = False
        if isinstance(outcome, Done):
            self._take(outcome.value)
        elif not isinstance(outcome, Cancelled):
            self.message.emit(f"The folder could not be read: {outcome.message}")
        if self._changes_while_scanning:
            self._changes_while_scanning = False
            self.refresh()

    def _take(self, project: Project) -> None:
        before = set(self.translations.files)
        first = self.project is None
        self.project = project
        self.root = project.root
        self.problems.keep_only(frozenset(f.path for f in project.translated_files))
        self.problems.set_issues(project.issues)
        self._translate()
        gone = before - set(self.translations.files)
        project_id = self.project_id

        def save(tables: Repositories) -> None:
            tables.projects.set_scan(project_id, encode(project))
            tables.translations.drop_files(project_id, [str(p) for p in gone])

        self.store.write(save)
        if first or before != set(self.translations.files):
            self.files_reset.emit()
        if self.current is None or self.current not in self.translations.files:
            self.show(self._first_file())

    def _first_file(self) -> Path | None:
        """The last session's file, else the first translation unit."""
        if self.session.file in self.translations.files:
            return self.session.file
        paths = sorted(self.translations.files)
        return next((p for p in paths if p.suffix == ".cu"), paths[0] if paths else None)

    def _translate(self) -> None:
        if self.project is None:
            return
        base = self.preferences.options()
        options: dict[Path, Options] = {}
        shared: dict[int, Options] = {}
        for file in self.project.translated_files:
            compilation = self.project.build.compilation(file.path)
            if id(compilation) not in shared:
                shared[id(compilation)] = self.preferences.with_capability(compilation.applied_to(base))
            own, fixes = shared[id(compilation)], self.fixes.get(self.problems.relative(file.path))
            options[file.path] = replace(own, fixes=fixes) if fixes else own
        self.translations.start(self.project, self.project_id, options)

    def _preferences_changed(self, names: frozenset[str]) -> None:
        values = {n: self.preferences[n] for n in names}
        self.store.write(lambda tables: tables.settings.save(values))
        if names & AFFECTS_TRANSLATION and self.project is not None:
            self._translate()

    # ------------------------------------------------------------------ the file in view

    def show(self, path: Path | None) -> None:
        """Make this the current file; its view follows through `view_loaded`."""
        self.current = path
        self.current_changed.emit(path)
        if path is not None:
            self.translations.promote(path)
            self.translations.load_view(path, self.view_loaded)

    def state(self, path: Path) -> FileState | None:
        return self.translations.files.get(path)

    def remember(self, kernel: str, line: int) -> None:
        """Where the user is, for the next opening."""
        self.session = Session(self.current, kernel, line)

    def _files_updated(self, paths: frozenset[Path]) -> None:
        for path in paths:
            self.problems.put(path, self._problems_of(path))
        if not self._refresh_planned:
            self._refresh_planned = True
            self.later(REFRESH_MS, self._refresh_problems)
        if self.current in paths:
            self.translations.load_view(self.current, self.view_loaded)

    def _refresh_problems(self) -> None:
        self._refresh_planned = False
        self.problems.refresh()

    def _problems_of(self, path: Path) -> tuple[Problem, ...]:
        state = self.translations.files[path]
        if state.state == "failed":
            message = f"{path.name} was not translated. {state.failure}"
            return (Problem(path, ENGINE_FAILURE, Severity.ERROR, Target.SOURCE, 1, 1, 1, 1, message),)
        return state.summary.problems if state.summary else ()

    # ------------------------------------------------------------------ what the user decides

    def suppress(self, what: Suppression) -> None:
        project_id = self.project_id
        self.problems.set_suppressed(self.problems.suppressed | {what})
        self.store.write(lambda tables: tables.projects.suppress(project_id, what))

    def unsuppress(self, what: Suppression) -> None:
        project_id = self.project_id
        self.problems.set_suppressed(self.problems.suppressed - {what})
        self.store.write(lambda tables: tables.projects.unsuppress(project_id, what))

    def take_fixes(self, path: Path, keys: frozenset[FixKey]) -> None:
        """Put fixes of a file into its HIP translation; the CUDA file stays as it is."""
        self._set_fixes(path, self._fixes_of(path) | keys)
        project_id, relative = self.project_id, self.problems.relative(path)
        self.store.write(lambda tables: tables.fixes.take(project_id, relative, keys))

    def take_back_fixes(self, path: Path, keys: frozenset[FixKey]) -> None:
        self._set_fixes(path, self._fixes_of(path) - keys)
        project_id, relative = self.project_id, self.problems.relative(path)
        self.store.write(lambda tables: tables.fixes.take_back(project_id, relative, keys))

    def _fixes_of(self, path: Path) -> frozenset[FixKey]:
        return self.fixes.get(self.problems.relative(path), frozenset())

    def _set_fixes(self, path: Path, keys: frozenset[FixKey]) -> None:
        self.fixes = {**self.fixes, self.problems.relative(path): keys}
        self._translate()

    def set_trusted(self, trusted: bool) -> None:
        project_id, self.trusted = self.project_id, trusted
        self.store.write(lambda tables: tables.projects.set_trusted(project_id, trusted))

    def _save_session(self) -> None:
        project_id, session = self.project_id, self.session
        if project_id and session.file is not None:
            self.store.write(lambda tables: tables.projects.set_session(project_id, session))

    # ------------------------------------------------------------------ changes on disk

    def _watch(self) -> None:
        self._stop_watching()
        if self.root is None:
            return
        generation = self._generation

        def changed(_paths: frozenset[Path]) -> None:
            self.dispatch(lambda: self.refresh() if generation == self._generation else None)

        def failed(message: str) -> None:
            self.dispatch(lambda: self.message.emit(message))

        self._watcher = ProjectWatcher(self.root, changed, failed)
        self._watcher.start()

    def _stop_watching(self) -> None:
        """The watcher's thread is ended by another, so that closing a project never waits."""
        if self._watcher is not None:
            watcher, self._watcher = self._watcher, None
            threading.Thread(target=watcher.close, name="project-watcher-close").start()


def _read_project(tables: Repositories, root: Path) -> _Opened:
    """On the store's thread."""
    project_id = tables.projects.open(root)
    summaries: dict[Path, tuple[str, FileSummary]] = {}
    for path, (key, data) in tables.translations.files(project_id).items():
        try:
            summaries[Path(path)] = (key, decode(FileSummary, data))
        except CodecError:
            continue
    files: tuple[ProjectFile, ...] = ()
    scan = tables.projects.scan(project_id)
    if scan is not None:
        try:
            files = decode(Project, scan).files
        except CodecError:
            summaries = {}
    return _Opened(
        project_id,
        tables.projects.trusted(project_id),
        files,
        summaries,
        tables.projects.suppressions(project_id),
        tables.fixes.all(project_id),
        tables.projects.session(project_id),
    )
