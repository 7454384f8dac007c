"""Keeps every file's translation current: from the cache where it holds, from worker processes where it does not."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Literal

import translator
from app.gui.presenters.events import Dispatch, Event, Later, when_done
from app.jobs.outcome import Cancelled, Crashed, Done, Failed, Outcome, TimedOut
from app.jobs.pool import Job, JobPool
from app.jobs.translation.task import translate_task
from app.jobs.translation.views import FileSummary, FileView, Translated, Verdict
from app.project.model import FileKind, Project, ProjectFile
from app.store.codec import CodecError, decode, to_json
from app.store.store import Repositories, Store
from app.store.translations import Lookup, translation_key
from translator.options import Options

TIMEOUT_SECONDS = 180.0
REPORT_MS = 80
"""What arrives is told at most this often: a view that changed for every file would do nothing else."""
_VISIBLE_FIRST, _UNITS, _OTHERS = 0, 100, 110
_BATCH = 200


@dataclass
class FileState:
    """One file of the project as the window knows it."""

    file: ProjectFile
    state: Literal["waiting", "done", "failed", "left"] = "waiting"
    """left: not translated, and `failure` says why (unreadable, binary)."""
    summary: FileSummary | None = None
    key: str = ""
    failure: str = ""

    @property
    def hip(self) -> Verdict:
        if self.state in ("failed", "left"):
            return Verdict.ERROR
        return self.summary.hip if self.summary else Verdict.PENDING

    @property
    def vulkan(self) -> Verdict:
        if self.state in ("failed", "left"):
            return Verdict.ERROR
        return self.summary.vulkan if self.summary else Verdict.PENDING


@dataclass(frozen=True, slots=True)
class Found:
    """What the cache was asked for, and what it holds: key and summary by file."""

    lookups: Mapping[Path, Lookup]
    kept: Mapping[Path, tuple[str, FileSummary]]


@lru_cache(maxsize=1)
def engine_fingerprint() -> str:
    """A hash of the engine's files: a changed translator makes no use of old results.  Takes some 30 ms, once."""
    digest = hashlib.sha256()
    package = Path(translator.__file__).parent
    resources = package.parent / "resources"
    for folder in (package, resources / "mappings", resources / "include", resources / "glsl"):
        for path in sorted(folder.rglob("*")):
            if path.is_file() and "__pycache__" not in path.parts:
                digest.update(path.relative_to(package.parent).as_posix().encode())
                digest.update(path.read_bytes())
    return digest.hexdigest()


class Translations:
    """The files' states.  `updated` tells of files whose state changed, `progress` of (done, total) of this round."""

    def __init__(self, store: Store, pool: JobPool, dispatch: Dispatch, later: Later) -> None:
        self.updated: Event[[frozenset[Path]]] = Event()
        self.progress: Event[[int, int]] = Event()
        self.finished: Event[[]] = Event()
        self.failed: Event[[str]] = Event()
        self.files: dict[Path, FileState] = {}
        self._store, self._pool, self._dispatch, self._later = store, pool, dispatch, later
        self._fresh: set[Path] = set()
        self._generation = 0
        self._project_id = 0
        self._root = Path("/")
        self._options: dict[Path, Options] = {}
        self._lookups: dict[Path, Lookup] = {}
        self._jobs: dict[Path, Job] = {}
        self._done = self._total = 0
        self._looking = False
        self._wanted: Path | None = None

    def options(self, path: Path) -> Options:
        return self._options.get(path, Options())

    def restore(
        self, project_id: int, summaries: Mapping[Path, tuple[str, FileSummary]], files: Iterable[ProjectFile]
    ) -> None:
        """Show the states of the last visit until the folder has been looked at again."""
        self.stop()
        self._project_id = project_id
        self.files = {}
        for file in files:
            if file.kind.translated:
                state = self.files[file.path] = FileState(file)
                if file.path in summaries:
                    state.key, state.summary = summaries[file.path]
        self.updated.emit(frozenset(self.files))

    def start(self, project: Project, project_id: int, options: Mapping[Path, Options]) -> None:
        """Bring every file up to date; what is already running is dropped."""
        self.stop()
        self._project_id, self._root, self._options = project_id, project.root, dict(options)
        old, translated = self.files, project.translated_files
        self.files = {f.path: old.get(f.path) or FileState(f) for f in translated}
        wanted: list[tuple[ProjectFile, Options]] = []
        for file in translated:
            state = self.files[file.path]
            state.file = file
            if file.problem:
                state.state, state.failure, state.summary = "left", file.problem, None
            else:
                wanted.append((file, options[file.path]))
        self._looking = True
        generation = self._generation
        when_done(
            self._store.submit(lambda tables: _find(tables, project, wanted)),
            self._dispatch,
            lambda found: self._found(generation, found),
            lambda message: self._not_found(generation, project, wanted, message),
        )

    def stop(self) -> None:
        """Drop what is queued; what runs has the pool's grace to end unheard."""
        self._generation += 1
        for job in list(self._jobs.values()):
            self._pool.cancel(job)
        self._jobs.clear()
        self._done = self._total = 0
        self._looking = False
        self._fresh.clear()

    def cancel(self) -> None:
        """The user's cancel: files without a result stay waiting until the next round."""
        was_busy = self.busy
        self.stop()
        if was_busy:
            self.finished.emit()

    @property
    def busy(self) -> bool:
        return self._looking or self._done < self._total or bool(self._fresh)

    def promote(self, path: Path) -> None:
        """Translate this file before the others."""
        self._wanted = path
        if path in self._jobs:
            self._pool.promote(self._jobs[path], _VISIBLE_FIRST)

    def load_view(self, path: Path, then: Event[[Path, FileView | None]]) -> None:
        """Emit the file's view; None where it is not translated (yet)."""
        state = self.files.get(path)
        if state is None or not state.key:
            then.emit(path, None)
            return
        key = state.key
        when_done(
            self._store.submit(lambda tables: _load_view(tables, key)),
            self._dispatch,
            lambda view: then.emit(path, view),
            lambda _message: then.emit(path, None),
        )

    def _found(self, generation: int, found: Found) -> None:
        if generation != self._generation:
            return
        self._looking = False
        self._lookups = dict(found.lookups)
        missing = []
        for path in self._lookups:
            state = self.files[path]
            if path in found.kept:
                state.key, state.summary = found.kept[path]
                state.state, state.failure = "done", ""
            else:
                state.state, state.key, state.failure = "waiting", "", ""
                missing.append(path)
        self._total = len(missing)
        self._done = 0
        self._submit_some(generation, missing, 0)
        self.updated.emit(frozenset(self.files))
        self.progress.emit(0, self._total)
        if not missing:
            self.finished.emit()

    def _not_found(
        self, generation: int, project: Project, wanted: list[tuple[ProjectFile, Options]], message: str
    ) -> None:
        """The cache cannot be read: say so, and translate everything."""
        self.failed.emit(f"The cache cannot be read: {message}")
        self._found(generation, Found(_lookups(project, wanted), {}))

    def _submit_some(self, generation: int, paths: list[Path], start: int) -> None:
        """Queue jobs a few at a time, so that a large project does not hold up the window."""
        if generation != self._generation:
            return
        for path in paths[start : start + _BATCH]:
            self._submit(path)
        if start + _BATCH < len(paths):
            self._dispatch(lambda: self._submit_some(generation, paths, start + _BATCH))

    def _submit(self, path: Path, died_of: str = "") -> None:
        generation = self._generation
        kind = self.files[path].file.kind
        priority = _VISIBLE_FIRST if path == self._wanted else _UNITS if kind is FileKind.CUDA else _OTHERS
        self._jobs[path] = self._pool.submit(
            translate_task,
            path,
            self._options[path],
            self._root,
            died_of,
            title=f"Translate {path.name}",
            priority=priority,
            timeout=TIMEOUT_SECONDS,
            on_end=lambda outcome: self._dispatch(lambda: self._ended(generation, path, outcome, died_of)),
        )

    def _ended(self, generation: int, path: Path, outcome: Outcome, died_of: str) -> None:
        if generation != self._generation or isinstance(outcome, Cancelled):
            return
        self._jobs.pop(path, None)
        if isinstance(outcome, Crashed | TimedOut) and not died_of:
            self._submit(path, outcome.message)
            return
        state = self.files[path]
        match outcome:
            case Done(value=Translated() as translated):
                self._keep(path, state, translated)
            case Failed(message=message) | Crashed(message=message) | TimedOut(message=message):
                state.state, state.failure, state.summary, state.key = "failed", message, None, ""
        self._done += 1
        if not self._fresh:
            self._later(REPORT_MS, self._report)
        self._fresh.add(path)

    def _report(self) -> None:
        """Tell of what came in since the last report."""
        fresh, self._fresh = self._fresh & self.files.keys(), set()
        if not fresh:
            return
        self.updated.emit(frozenset(fresh))
        self.progress.emit(self._done, self._total)
        if not self.busy:
            self._tidy()
            generation = self._generation
            self._dispatch(lambda: self.finished.emit() if generation == self._generation else None)

    def _keep(self, path: Path, state: FileState, translated: Translated) -> None:
        summary = translated.summary
        lookup = self._lookups[path]
        if summary.source_sha != lookup.source_sha:  # written to since the scan; the watcher brings the next round
            lookup = Lookup(lookup.path, summary.source_sha, lookup.context)
        included = dict(translated.included)
        state.state, state.summary, state.failure = "done", summary, ""
        state.key = translation_key(lookup, included)
        project_id = self._project_id

        def save(tables: Repositories) -> None:
            key = tables.translations.save(lookup, included, translated.head, translated.view, translated.result)
            tables.translations.set_file(project_id, str(path), key, translated.head)

        self._store.write(save)

    def _tidy(self) -> None:
        self._store.write(lambda tables: tables.translations.prune())


def _lookups(project: Project, wanted: Iterable[tuple[ProjectFile, Options]]) -> dict[Path, Lookup]:
    """What to ask the cache for.  The context is a hash of the options, the engine, and the set of headers."""
    headers = sorted(str(f.path) for f in project.files if f.kind is FileKind.HEADER)
    common = f"{engine_fingerprint()}\n{headers}"
    contexts: dict[int, str] = {}  # most files share their options
    lookups: dict[Path, Lookup] = {}
    for file, options in wanted:
        if id(options) not in contexts:
            contexts[id(options)] = hashlib.sha256(f"{to_json(options)}\n{common}".encode()).hexdigest()
        lookups[file.path] = Lookup(str(file.path), file.sha256, contexts[id(options)])
    return lookups


def _find(tables: Repositories, project: Project, wanted: list[tuple[ProjectFile, Options]]) -> Found:
    """On the store's thread: kept translations that still hold."""
    lookups = _lookups(project, wanted)
    hashes = {str(f.path): f.sha256 for f in project.files if f.sha256}
    keys: dict[str, Path] = {}
    for path, lookup in lookups.items():
        if key := tables.translations.find(lookup, hashes):
            keys[key] = path
    kept: dict[Path, tuple[str, FileSummary]] = {}
    for key, data in tables.translations.summaries(keys).items():
        try:
            kept[keys[key]] = (key, decode(FileSummary, data))
        except CodecError:
            continue
    return Found(lookups, kept)


def _load_view(tables: Repositories, key: str) -> FileView | None:
    stored = tables.translations.load(key)
    if stored is None:
        return None
    try:
        return decode(FileView, stored.view)
    except CodecError:
        return None
