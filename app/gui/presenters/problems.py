"""The problems list: every file's problems, what the user hides, and what the filter lets through."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from app.gui.presenters.events import Event
from app.jobs.translation.views import Problem
from app.project.model import ScanIssue
from app.store.projects import Suppression
from translator.diagnostics.model import Severity, Target
from translator.options import FixKey

SCAN = "scan"
"""Stands for a rule id where the scan of the folder, not a rule, speaks."""

_SEVERITY = {"info": Severity.INFO, "warning": Severity.WARNING, "error": Severity.ERROR}


@dataclass(frozen=True, slots=True)
class ProblemFilter:
    """What is shown; an empty `text` lets all through, `file` restricts to one."""

    severities: frozenset[Severity] = frozenset(Severity)
    targets: frozenset[Target] = frozenset(Target)
    text: str = ""
    file: Path | None = None


class ProblemList:
    """Rows in order: worst first, then by file and line.  `reset` tells that `rows` changed."""

    def __init__(self) -> None:
        self.reset: Event[[]] = Event()
        self.rows: list[Problem] = []
        self.counts: Counter[Severity] = Counter()
        """Of all problems that are not suppressed, whatever the filter."""
        self.hidden = 0
        """How many are suppressed."""
        self._root = Path("/")
        self._by_file: dict[Path, tuple[Problem, ...]] = {}
        self._compiled: dict[Path, tuple[Problem, ...]] = {}
        """The compiler's errors by the file that was compiled; they may lie in the headers that it includes."""
        self._issues: tuple[Problem, ...] = ()
        self._suppressed: frozenset[Suppression] = frozenset()
        self._filter = ProblemFilter()

    @property
    def filter(self) -> ProblemFilter:
        return self._filter

    @property
    def suppressed(self) -> frozenset[Suppression]:
        return self._suppressed

    def clear(self, root: Path) -> None:
        self._root = root
        self._by_file.clear()
        self._compiled.clear()
        self._issues = ()
        self._suppressed = frozenset()
        self.refresh()

    def set_filter(self, wanted: ProblemFilter) -> None:
        if wanted != self._filter:
            self._filter = wanted
            self.refresh()

    def set_issues(self, issues: Iterable[ScanIssue]) -> None:
        self._issues = tuple(_from_issue(i) for i in issues)
        self.refresh()

    def set_suppressed(self, suppressed: frozenset[Suppression]) -> None:
        self._suppressed = suppressed
        self.refresh()

    def put(self, path: Path, problems: tuple[Problem, ...]) -> None:
        """Replace a file's problems; call `refresh` after the last of a batch."""
        self._by_file[path] = problems

    def set_compiled(self, unit: Path, problems: tuple[Problem, ...]) -> None:
        """Replace what an earlier compile of a file found."""
        if self._compiled.pop(unit, ()) != problems:
            if problems:
                self._compiled[unit] = problems
            self.refresh()

    def keep_only(self, paths: frozenset[Path]) -> None:
        """Forget files that are gone."""
        self._by_file = {p: v for p, v in self._by_file.items() if p in paths}

    def of_file(self, path: Path) -> list[Problem]:
        """A file's problems that are not suppressed, by line."""
        mine = [p for p in self._issues if p.path == path]
        found = (*self._by_file.get(path, ()), *(p for p in self._compiler_errors() if p.path == path))
        mine += [p for p in found if not self.is_suppressed(p)]
        return sorted(mine, key=lambda p: (p.line, p.column))

    def is_suppressed(self, problem: Problem) -> bool:
        return (
            Suppression(problem.rule) in self._suppressed
            or Suppression(problem.rule, self.relative(problem.path)) in self._suppressed
        )

    def certain_fixes(self, path: Path) -> frozenset[FixKey]:
        """The fixes of a file that keep the meaning for certain and are not taken yet."""
        return frozenset(p.fix_key for p in self.of_file(path) if p.fix_key and p.certain and not p.fixed)

    def relative(self, path: Path) -> str:
        return path.relative_to(self._root).as_posix() if path.is_relative_to(self._root) else str(path)

    def refresh(self) -> None:
        sources = (self._issues, *self._by_file.values(), self._compiler_errors())
        everything = [p for problems in sources for p in problems]
        visible = [p for p in everything if not self.is_suppressed(p)] if self._suppressed else everything
        self.hidden = len(everything) - len(visible)
        self.counts = Counter(p.severity for p in visible)
        self.rows = sorted(
            (p for p in visible if self._passes(p)), key=lambda p: (-p.severity, p.path, p.line, p.column)
        )
        self.reset.emit()

    def _compiler_errors(self) -> tuple[Problem, ...]:
        """A header's error comes with every file that includes it, and is listed once."""
        return tuple(dict.fromkeys(p for problems in self._compiled.values() for p in problems))

    def _passes(self, problem: Problem) -> bool:
        wanted = self._filter
        if problem.severity not in wanted.severities or problem.target not in wanted.targets:
            return False
        if wanted.file is not None and problem.path != wanted.file:
            return False
        if not wanted.text:
            return True
        hay = f"{problem.rule} {problem.message} {self.relative(problem.path)} {problem.kernel}".lower()
        return all(word in hay for word in wanted.text.lower().split())


def _from_issue(issue: ScanIssue) -> Problem:
    line = issue.line or 1
    return Problem(issue.path, SCAN, _SEVERITY[issue.severity], Target.SOURCE, line, 1, line, 1, issue.message)
