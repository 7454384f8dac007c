"""Compiling HIP translations: what runs, what came of it for each file, and the compiler's errors in the problems list."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from app.gui.presenters.events import Event, when_done
from app.gui.presenters.workspace import Workspace
from app.gui.tasks import Compiled, KeptTranslation, compile_task
from app.jobs.outcome import Cancelled, Done, Outcome
from app.jobs.pool import Job, JobPool
from app.project.model import FileKind
from app.store.codec import decode
from app.store.store import Repositories
from translator.results import FileResult

TIMEOUT_SECONDS = 1800.0


@dataclass(frozen=True, slots=True)
class _Input:
    """A compile as it was asked for; `keys` are the translations of all files that it may read."""

    unit: Path
    keys: dict[Path, str]
    shas: dict[Path, str]
    headers: frozenset[Path]


@dataclass(frozen=True, slots=True)
class _Result:
    compiled: Compiled
    keys: dict[Path, str]
    """The translations that it is true of: the file's own, and those of the headers with errors."""


class Compiles:
    """`changed` tells that a compile began or ended, or that what one said no longer holds."""

    def __init__(self, workspace: Workspace, pool: JobPool) -> None:
        self.changed: Event[[]] = Event()
        self._workspace, self._pool = workspace, pool
        self._results: dict[Path, _Result] = {}
        self._failures: dict[Path, str] = {}
        self._running: dict[Path, Job | None] = {}
        """None while the translations are read."""
        self._generation = 0
        workspace.opened.connect(lambda _root: self._restart())
        workspace.closed.connect(self._restart)
        workspace.translations.updated.connect(self._translations_changed)

    @property
    def running(self) -> bool:
        return bool(self._running)

    def is_running(self, path: Path) -> bool:
        return path in self._running

    def result(self, path: Path) -> Compiled | None:
        """What came of the last compile of a file; None where its translation is another one now."""
        found = self._results.get(path)
        return found.compiled if found else None

    def failure(self, path: Path) -> str:
        """Why there is no result, where a compile was tried."""
        return self._failures.get(path, "")

    def run(self, path: Path) -> bool:
        """Compile a file's translation; False where that cannot be done, which is said."""
        if path in self._running:
            return True
        refusal = self._refusal(path)
        if refusal:
            self._workspace.message.emit(refusal)
            return False
        wanted = self._input(path)
        self._running[path] = None
        self._failures.pop(path, None)
        generation = self._generation
        when_done(
            self._workspace.store.submit(lambda tables: _load(tables, wanted)),
            self._workspace.dispatch,
            lambda kept: self._submit(generation, wanted, kept),
            lambda message: self._failed(generation, path, f"Its translation cannot be read: {message}"),
        )
        self.changed.emit()
        return True

    def cancel(self) -> None:
        """Stop every compile."""
        for path, job in list(self._running.items()):
            if job is None:
                self._running.pop(path)
                self._workspace.message.emit(f"Compiling {path.name} was cancelled.")
            else:
                self._pool.cancel(job)
        self.changed.emit()

    def _refusal(self, path: Path) -> str:
        state = self._workspace.state(path)
        if state is None or not state.key:
            return f"{path.name} is not translated yet."
        if state.file.kind is not FileKind.CUDA:
            return f"{path.name} is not compiled on its own: compile a .cu file that uses it."
        files = self._workspace.translations.files.items()
        waiting = sum(s.file.kind is FileKind.HEADER and s.state == "waiting" and not s.key for _, s in files)
        if waiting:
            return f"{waiting} header{'s are' if waiting > 1 else ' is'} not translated yet; compile when that is done."
        return ""

    def _input(self, path: Path) -> _Input:
        """Python files hold CUDA in strings, and are included by nobody."""
        files = self._workspace.translations.files
        usable = {p: s for p, s in files.items() if s.key and s.summary and s.file.kind is not FileKind.PYTHON}
        return _Input(
            path,
            {p: s.key for p, s in usable.items()},
            {p: s.summary.source_sha for p, s in usable.items() if s.summary},
            frozenset(p for p, s in usable.items() if s.file.kind is FileKind.HEADER),
        )

    def _submit(self, generation: int, wanted: _Input, kept: list[KeptTranslation]) -> None:
        path = wanted.unit
        if generation != self._generation or self._running.get(path, path) is not None:
            return  # closed, cancelled, or cancelled and asked for anew
        if not kept:
            self._failed(generation, path, "Its translation is no longer kept; translate it again.")
            return
        job = self._pool.submit(
            compile_task,
            kept[0],
            tuple(kept[1:]),
            self._workspace.translations.options(path),
            title=f"Compile {path.name}",
            timeout=TIMEOUT_SECONDS,
            on_end=lambda outcome: self._workspace.dispatch(lambda: self._ended(generation, wanted, outcome)),
        )
        self._running[path] = job

    def _ended(self, generation: int, wanted: _Input, outcome: Outcome) -> None:
        path = wanted.unit
        if generation != self._generation:
            return
        match outcome:
            case Done(value=Compiled() as compiled):
                self._take(wanted, compiled)
            case Cancelled():
                self._running.pop(path, None)
                self._workspace.message.emit(f"Compiling {path.name} was cancelled.")
                self.changed.emit()
            case _:
                self._failed(generation, path, "" if isinstance(outcome, Done) else outcome.message)

    def _take(self, wanted: _Input, compiled: Compiled) -> None:
        path = wanted.unit
        concerned = {path, *(p.path for p in compiled.problems)}
        result = _Result(compiled, {p: wanted.keys[p] for p in concerned})
        if not self._holds(result):
            self._failed(self._generation, path, "It was translated again meanwhile; compile it again.")
            return
        self._running.pop(path, None)
        self._results[path] = result
        self._workspace.problems.set_compiled(path, compiled.problems)
        self._workspace.message.emit(f"{path.name}: {ending(compiled)}")
        self.changed.emit()

    def _failed(self, generation: int, path: Path, message: str) -> None:
        if generation != self._generation:
            return
        self._running.pop(path, None)
        self._forget([path])
        self._failures[path] = message
        self._workspace.message.emit(f"{path.name} was not compiled. {message}")
        self.changed.emit()

    def _holds(self, result: _Result) -> bool:
        files = self._workspace.translations.files
        return all(path in files and files[path].key == key for path, key in result.keys.items())

    def _translations_changed(self, _paths: frozenset[Path]) -> None:
        outdated = [path for path, result in self._results.items() if not self._holds(result)]
        if outdated:
            self._forget(outdated)
            self.changed.emit()

    def _forget(self, paths: Iterable[Path]) -> None:
        for path in paths:
            self._results.pop(path, None)
            self._workspace.problems.set_compiled(path, ())

    def _restart(self) -> None:
        self._generation += 1
        for job in self._running.values():
            if job is not None:
                self._pool.cancel(job)
        self._running.clear()
        self._results.clear()
        self._failures.clear()
        self.changed.emit()


def ending(compiled: Compiled) -> str:
    """How a compile ended and with what, in a sentence or two."""
    seconds = sum(p.seconds for p in compiled.passes)
    headers = "ROCm's" if compiled.headers == "ROCm" else "Wavebridge's own"
    used = f"; compiler: {compiled.compiler}; headers: {headers}" if compiled.compiler else ""
    targets = ", ".join("the host" if p.target == "host" else p.target for p in compiled.passes)
    match compiled.status:
        case "compiled":
            return f"compiled for {targets} in {seconds:.1f} s{used}."
        case "errors":
            count = len(compiled.problems)
            return f"{count} error{'s' if count != 1 else ''}, compiled for {targets}{used}; see the problems list."
        case "not_run":
            return f"no answer from the compiler{used}. {compiled.message}"


def _load(tables: Repositories, wanted: _Input) -> list[KeptTranslation]:
    """On the store's thread: the file's translation, then those of the headers and of what else it includes."""
    unit = tables.translations.load(wanted.keys[wanted.unit])
    if unit is None:
        return []
    included = decode(FileResult, unit.result).included
    kept = [KeptTranslation(wanted.unit, wanted.shas[wanted.unit], unit.result)]
    for path, key in wanted.keys.items():
        if path != wanted.unit and (path in wanted.headers or path in included):
            stored = tables.translations.load(key)
            if stored is not None:
                kept.append(KeptTranslation(path, wanted.shas[path], stored.result))
    return kept
