"""The check panel: what can run here, whether the project is trusted, runs and their rows, and their history."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from app.check.model import CheckRow, Status
from app.gui.presenters.events import Event, when_done
from app.gui.presenters.wording import STATUS_WORDS
from app.gui.presenters.workspace import Workspace
from app.gui.tasks import DeviceInfo, check_task, devices_task
from app.jobs.outcome import Cancelled, Done, Outcome
from app.jobs.pool import Job, JobPool
from app.store.checks import StoredCheck
from app.store.codec import CodecError, decode, encode

TIMEOUT_SECONDS = 1800.0
TELL_MS = 80
"""Rows are told of at most this often: views are made anew each time."""
FAMILIES = ("cpu", "hip", "vulkan")
_SEVERITY = (
    Status.CRASH,
    Status.TIMEOUT,
    Status.DIFFERENT,
    Status.ORDER_DEPENDENT,
    Status.UNSUPPORTED,
    Status.NOT_RUN,
    Status.EQUAL,
)
"""From worst to best, for summing up a kernel."""
_ICONS = ("error", "warned", "unsupported", "pending", "ok")


@dataclass(frozen=True, slots=True)
class CheckRows:
    """The rows of one kernel's run, as they are stored."""

    rows: tuple[CheckRow, ...]


@dataclass
class KernelCheck:
    """One kernel in the panel: its rows in the order in which the executors ran."""

    path: Path
    kernel: str
    rows: list[CheckRow] = field(default_factory=list)
    ran_at: float = 0.0
    key: str = ""
    """The translation that was checked; another key now means that the source or the settings changed since."""

    def verdict(self) -> tuple[str, str]:
        """Icon and words: the worst that was said, executors that could not run aside."""
        ran = [r for r in self.rows if r.executor != "reference"] or self.rows
        if not ran:
            return "", ""
        worst = min(ran, key=lambda r: _SEVERITY.index(r.status)).status
        equal = sum(r.status is Status.EQUAL for r in ran)
        if worst in (Status.UNSUPPORTED, Status.NOT_RUN) and equal:
            return "ok", f"Check: equal on {equal} of {len(ran)} executors, the others did not run"
        icon, word = STATUS_WORDS[worst]
        return icon, f"Check: equal on all {equal} executors" if worst is Status.EQUAL else f"Check: {word.lower()}"


class Checks:
    """`changed` tells that rows came or went, `state_changed` that a run began, ended, or that devices are known."""

    def __init__(self, workspace: Workspace, pool: JobPool, ask_trust: Callable[[Path], bool | None]) -> None:
        self.changed: Event[[]] = Event()
        self.state_changed: Event[[]] = Event()
        self.kernels: dict[tuple[Path, str], KernelCheck] = {}
        self.devices: list[DeviceInfo] | None = None
        self.devices_error = ""
        self._workspace, self._pool, self._ask_trust = workspace, pool, ask_trust
        self._running: dict[int, Job] = {}
        self._probing = False
        self._generation = 0
        self._tell_planned = False
        workspace.opened.connect(lambda _root: self._restart())
        workspace.closed.connect(self._restart)
        workspace.files_reset.connect(self._load_history)

    @property
    def running(self) -> bool:
        return bool(self._running)

    def verdict(self, path: Path, kernel: str) -> tuple[str, str]:
        check = self.kernels.get((path, kernel))
        if check is None:
            return "", ""
        icon, words = check.verdict()
        return (icon, f"{words} (before the last change)") if self.outdated(check) else (icon, words)

    def file_verdict(self, path: Path) -> tuple[str, str]:
        """The worst of a file's kernels."""
        found = [self.verdict(p, kernel) for p, kernel in self.kernels if p == path]
        return min((f for f in found if f[0]), key=lambda f: _ICONS.index(f[0]), default=("", ""))

    def outdated(self, check: KernelCheck) -> bool:
        state = self._workspace.state(check.path)
        return bool(state and state.key and check.key and state.key != check.key)

    def probe(self) -> None:
        """Find out, in a worker, what kernels can run on here."""
        if self._probing or self.devices is not None:
            return
        self._probing = True
        self._pool.submit(
            devices_task,
            title="Look for devices",
            on_end=lambda outcome: self._workspace.dispatch(lambda: self._probed(outcome)),
        )

    def run(self, path: Path, kernel: str | None = None) -> bool:
        """Check one kernel of a file, or all; False where the user does not trust the project."""
        return self._start([path], kernel)

    def run_all(self) -> bool:
        """Check every kernel of the project."""
        files = self._workspace.translations.files
        return self._start([p for p, s in sorted(files.items()) if s.summary and s.summary.kernels], None)

    def cancel(self) -> None:
        for job in list(self._running.values()):
            self._pool.cancel(job)

    def _start(self, paths: list[Path], kernel: str | None) -> bool:
        workspace = self._workspace
        if workspace.root is None or not paths:
            return False
        if not workspace.trusted:
            answer = self._ask_trust(workspace.root)
            if not answer:
                return False
            workspace.set_trusted(True)
        for path in paths:
            self._submit(path, kernel)
        self.state_changed.emit()
        return True

    def _submit(self, path: Path, kernel: str | None) -> None:
        workspace, generation = self._workspace, self._generation
        state = workspace.state(path)
        key = state.key if state else ""
        for head in state.summary.kernels if state and state.summary else ():
            if kernel is None or head.call_name == kernel:
                self.kernels[path, head.call_name] = KernelCheck(path, head.call_name, key=key)
        assert workspace.root is not None
        job = self._pool.submit(
            check_task,
            path,
            workspace.root,
            workspace.translations.options(path),
            kernel,
            FAMILIES,
            title=f"Check {kernel or path.name}",
            timeout=TIMEOUT_SECONDS,
            on_progress=lambda row: workspace.dispatch(lambda: self._row(generation, path, key, row)),
            on_end=lambda outcome: workspace.dispatch(lambda: self._ended(generation, job, path, kernel, outcome)),
        )
        self._running[job.id] = job
        self.changed.emit()

    def _row(self, generation: int, path: Path, key: str, row: CheckRow) -> None:
        if generation != self._generation:
            return
        check = self.kernels.setdefault((path, row.kernel), KernelCheck(path, row.kernel, key=key))
        check.rows.append(row)
        check.ran_at = time.time()
        if not self._tell_planned:
            self._tell_planned = True
            self._workspace.later(TELL_MS, self._tell)

    def _tell(self) -> None:
        self._tell_planned = False
        self.changed.emit()

    def _ended(self, generation: int, job: Job, path: Path, kernel: str | None, outcome: Outcome) -> None:
        if generation != self._generation:
            return
        self._running.pop(job.id, None)
        mine = [c for (p, k), c in self.kernels.items() if p == path and (kernel is None or k == kernel)]
        if not isinstance(outcome, Done | Cancelled):
            for check in mine:
                if not check.rows:
                    check.rows.append(
                        CheckRow(check.kernel, "check", "", Status.CRASH, "weak", message=outcome.message)
                    )
        for check in mine:
            if not check.rows:
                self.kernels.pop((check.path, check.kernel), None)
            elif isinstance(outcome, Done):
                self._store(check)
        self.changed.emit()
        self.state_changed.emit()

    def _store(self, check: KernelCheck) -> None:
        project_id, data = self._workspace.project_id, encode(CheckRows(tuple(check.rows)))
        path, kernel, key = str(check.path), check.kernel, check.key
        self._workspace.store.write(lambda tables: tables.checks.add(project_id, path, kernel, key, data))

    def _probed(self, outcome: Outcome) -> None:
        self._probing = False
        if isinstance(outcome, Done):
            self.devices, self.devices_error = outcome.value, ""
        else:
            self.devices_error = outcome.message
        self.state_changed.emit()

    def _restart(self) -> None:
        self._generation += 1
        self.cancel()
        self._running.clear()
        self.kernels.clear()
        self.changed.emit()
        self.state_changed.emit()

    def _load_history(self) -> None:
        project_id, generation = self._workspace.project_id, self._generation
        if self._workspace.root is None or not project_id:
            return
        when_done(
            self._workspace.store.submit(lambda tables: _decode_all(tables.checks.latest(project_id))),
            self._workspace.dispatch,
            lambda checks: self._restored(generation, checks),
            self._workspace.message.emit,
        )

    def _restored(self, generation: int, checks: list[KernelCheck]) -> None:
        if generation != self._generation:
            return
        for check in checks:
            self.kernels.setdefault((check.path, check.kernel), check)
        self.changed.emit()


def _decode_all(stored: list[StoredCheck]) -> list[KernelCheck]:
    """On the store's thread."""
    checks = []
    for row in stored:
        try:
            rows = list(decode(CheckRows, row.rows).rows)
        except CodecError:
            continue
        checks.append(KernelCheck(Path(row.path), row.kernel, rows, row.ran_at, row.key))
    return checks
