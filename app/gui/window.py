"""The main window: puts presenters and views together."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QSettings, Qt, QUrl
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QUndoStack
from PySide6.QtWidgets import (
    QApplication,
    QFileDialog,
    QLabel,
    QMainWindow,
    QSizePolicy,
    QSplitter,
    QToolButton,
    QWidget,
)

from app.gui import window_actions
from app.gui.commands import Commands
from app.gui.layout import Layout, Status
from app.gui.models.checks_model import ChecksModel
from app.gui.models.compile_model import CompileModel
from app.gui.models.jobs_model import JobsModel
from app.gui.models.problems_model import ProblemsModel
from app.gui.models.project_model import ProjectModel
from app.gui.navigation import Navigator
from app.gui.panels.api_panel import ApiPanel
from app.gui.panels.check_panel import CheckPanel
from app.gui.panels.compile_panel import CompilePanel
from app.gui.panels.jobs_panel import JobsPanel
from app.gui.panels.problems_panel import ProblemsPanel
from app.gui.panels.project_panel import ProjectPanel
from app.gui.panes.code_view import code_font
from app.gui.panes.tri_pane import TriPane
from app.gui.services import Services
from app.gui.start_page import StartPage
from app.gui.theme.apply import Look
from app.gui.theme.style import style_item_view
from app.jobs.outcome import Done, Outcome
from app.jobs.translation.task import lex_task
from app.jobs.translation.views import FileView, KernelView
from translator.diagnostics.model import Severity

EXAMPLE = Path(__file__).resolve().parents[2] / "resources" / "examples" / "first_steps"
MESSAGE_MS = 12_000


class MainWindow(QMainWindow):
    def __init__(self, services: Services, settings: QSettings) -> None:
        super().__init__()
        self.services, self._settings = services, settings
        self.workspace, self.checks = services.workspace, services.checks
        self.compiles = services.compiles
        self.look = Look(services.preferences["theme"])
        self.undo = QUndoStack(self)
        self.setWindowTitle("Wavebridge")
        self.setAcceptDrops(True)
        self.setMinimumSize(900, 560)
        self.commands = Commands(self)
        icons = self.look.icons
        self.project_model = ProjectModel(icons, self.checks, self)
        self.problems_model = ProblemsModel(self.workspace.problems, services.rules, icons, self)
        self.checks_model = ChecksModel(self.checks, icons, self)
        self.start = StartPage()
        self.project_panel = ProjectPanel(self.project_model)
        self.panes = TriPane()
        self.problems_panel = ProblemsPanel(self.workspace.problems, services.rules, self.problems_model)
        check_actions = [self.commands.actions[n] for n in ("check-kernel", "check-all", "stop-check")]
        self.check_panel = CheckPanel(self.checks, self.checks_model, check_actions)
        compile_actions = [self.commands.actions[n] for n in ("compile-hip", "stop-check")]
        self.compile_panel = CompilePanel(self.compiles, CompileModel(self), compile_actions)
        self.api_panel = ApiPanel(services.running, services.bridge.dispatch, services.preferences)
        self.jobs_panel = JobsPanel(JobsModel((services.translating, services.running), self))
        tabs: list[tuple[str, QWidget]] = [
            ("Problems", self.problems_panel),
            ("Check", self.check_panel),
            ("Compile", self.compile_panel),
            ("API", self.api_panel),
            ("Jobs", self.jobs_panel),
        ]
        self.parts = Layout(self, self.start, self.project_panel, self.panes, tabs)
        self.navigator = Navigator(self.workspace, self.panes, self)
        self.status = Status()
        self.counts = QLabel()
        self._make_bars()
        window_actions.bind(self)
        self._connect()
        self._restore_geometry()
        self.apply_look()
        self._project_closed()
        self.workspace.load_recent()

    def _make_bars(self) -> None:
        bar = self.commands.make_tool_bar()
        self.addToolBar(bar)
        stretch = QWidget()
        stretch.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        bar.addWidget(stretch)
        self.locator_button = QToolButton()
        self.locator_button.setObjectName("locator")
        self.locator_button.setText("Search files, kernels, commands    Ctrl+P")
        self.locator_button.setMinimumWidth(300)
        self.locator_button.setToolTip("Go to a file or kernel (Ctrl+P), run a command (Ctrl+Shift+P)")
        self.locator_button.clicked.connect(lambda: window_actions.open_locator(self, ""))
        bar.addWidget(self.locator_button)
        gap = QWidget()
        gap.setFixedWidth(8)
        bar.addWidget(gap)
        self.target_button = QToolButton()
        self.target_button.setObjectName("target")
        self.target_button.setToolTip("What the translation is made for: opens the settings")
        self.target_button.clicked.connect(self.commands.actions["settings"].trigger)
        bar.addWidget(self.target_button)
        bar.addAction(self.commands.actions["export"])
        self.statusBar().addPermanentWidget(self.counts)
        self.statusBar().addPermanentWidget(self.status)
        self.statusBar().setSizeGripEnabled(False)
        self.status.cancel.setDefaultAction(self.commands.actions["cancel"])

    def _connect(self) -> None:
        workspace = self.workspace
        workspace.opened.connect(self._project_opened)
        workspace.closed.connect(self._project_closed)
        workspace.files_reset.connect(self._files_reset)
        workspace.current_changed.connect(self._current_changed)
        workspace.view_loaded.connect(self._view_loaded)
        workspace.recent_changed.connect(self.start.show_recent)
        workspace.recent_changed.connect(lambda recent: window_actions.fill_recent(self, recent))
        workspace.message.connect(self.say)
        workspace.translations.updated.connect(self.project_model.refresh)
        workspace.translations.progress.connect(self._progress)
        workspace.translations.finished.connect(self._translated)
        workspace.problems.reset.connect(self._problems_changed)
        self.services.preferences.changed.connect(self._preferences_changed)
        self.checks.changed.connect(lambda: self.project_model.refresh_checks({p for p, _ in self.checks.kernels}))
        self.checks.state_changed.connect(self._checks_changed)
        self.compiles.changed.connect(self._compiles_changed)
        self.start.open_wanted.connect(self.commands.actions["open"].trigger)
        self.start.example_wanted.connect(self.commands.actions["open-example"].trigger)
        self.start.project_wanted.connect(self.open)
        self.project_panel.chosen.connect(lambda path, kernel, line: self.navigator.go(path, line, 1, kernel))
        self.problems_panel.activated.connect(self.navigator.problem)
        self.problems_panel.selected.connect(lambda _: self.update_actions())
        self.problems_panel.only_this_file.connect(lambda _: self._filter_to_file())
        self.check_panel.place_chosen.connect(lambda place: window_actions.go_to_check(self, place))
        self.compile_panel.place_chosen.connect(lambda path, line: self.navigator.go(path, line))
        self.panes.line_chosen.connect(self._line_chosen)
        self.panes.kernel_chosen.connect(self._kernel_chosen)
        self.panes.rule_asked.connect(lambda rule: window_actions.show_rule(self, rule))
        self.panes.colours_wanted.connect(self._colour)

    # ------------------------------------------------------------------ looks

    def apply_look(self) -> None:
        """Theme, icons and fonts, everywhere."""
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        self.look.apply(application, self.services.preferences["theme"])
        icons, theme = self.look.icons, self.look.theme
        font = code_font(int(self.services.preferences["font_size"]))
        self.commands.set_icons(icons)
        for view in (self.project_model, self.problems_panel, self.check_panel, self.compile_panel, self.parts.find):
            view.set_icons(icons)
        self.start.set_theme(icons)
        tables = (self.problems_panel.table, self.compile_panel.table, self.jobs_panel.table)
        for items in (self.project_panel.tree, self.check_panel.tree, *tables):
            style_item_view(items, theme)
        self.panes.set_theme(theme, icons, font)
        self.api_panel.set_code_font(font)
        self.problems_panel.page.set_code_font(font)
        self.locator_button.setIcon(icons.icon("search"))
        self.locator_button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.target_button.setText(self.services.preferences.describe_target())

    def _preferences_changed(self, names: frozenset[str]) -> None:
        if names & {"theme", "font_size"}:
            self.apply_look()
        self.target_button.setText(self.services.preferences.describe_target())

    # ------------------------------------------------------------------ the project

    def open(self, root: Path) -> None:
        """Open a folder as the project."""
        if not root.is_dir():
            self.say(f"{root} is not a folder.")
            self.workspace.load_recent()
            return
        self.undo.clear()
        self.workspace.open(root)

    def choose_folder(self) -> None:
        start = str(self.workspace.root.parent if self.workspace.root else Path.home())
        chosen = QFileDialog.getExistingDirectory(self, "Open a CUDA project", start)
        if chosen:
            self.open(Path(chosen))

    def say(self, message: str) -> None:
        self.statusBar().showMessage(message, MESSAGE_MS)

    def _project_opened(self, root: Path) -> None:
        self.setWindowTitle(f"{root.name} - Wavebridge")
        self.project_panel.title.setText(root.name)
        self.project_panel.title.setToolTip(str(root))
        self.project_panel.detail.setText("")
        self.panes.show_waiting(root, "pending", "Reading the project", "Files appear as they are found.")
        self.parts.show_project()
        self.status.busy(f"Reading {root.name}", 0, 0)
        self.update_actions()

    def _project_closed(self) -> None:
        self.setWindowTitle("Wavebridge")
        self.compile_panel.show_file(None)
        self.parts.show_start()
        self.status.rest("")
        self.counts.setText("")
        self.workspace.load_recent()
        self.update_actions()

    def _files_reset(self) -> None:
        files = self.workspace.translations.files
        self.project_model.reset(self.workspace.root, files)
        self.project_panel.expand_folders()
        self.project_panel.detail.setText(f"{len(files)} file{'s' if len(files) != 1 else ''}" if files else "")
        if self.workspace.current is not None:
            self.project_panel.show_current(self.workspace.current)
        if self.workspace.project is not None and not files:
            self.panes.show_waiting(
                Path(self.workspace.project.root.name),
                "info",
                "No CUDA code in this folder",
                "Wavebridge looks for .cu and .cuh files, and for C++ files that use CUDA. Open another folder with Ctrl+O.",
            )
        self.check_panel.show_trust(self.workspace.trusted)
        self.update_actions()

    def _current_changed(self, path: Path | None) -> None:
        if path is not None:
            self.project_panel.show_current(path)
        self.compile_panel.show_file(path)
        self._filter_to_file()
        self.update_actions()

    def _view_loaded(self, path: Path, view: FileView | None) -> None:
        if path != self.workspace.current:
            return
        state = self.workspace.state(path)
        if view is None or state is None:
            self._show_without_view(path)
            return
        first = self.panes.view is None
        if first:
            self.navigator.restore_line(path)
            self.panes.cuda.view.setFocus()
        kernel = self.navigator.kernel_for(path)
        problems = self.workspace.problems.of_file(path)
        self.panes.show_view(view, state.key, problems, kernel, lambda: self._shown(path))

    def _shown(self, path: Path) -> None:
        self.navigator.arrived(path)
        self.update_actions()

    def _show_without_view(self, path: Path) -> None:
        state = self.workspace.state(path)
        if state is not None and state.failure:
            title = "This file was not translated" if state.state == "failed" else "This file cannot be read as source"
            text = state.failure[:1].upper() + state.failure[1:]
            self.panes.show_waiting(path, "error", title, text if text.endswith(".") else f"{text}.")
        elif self.panes.view is None or self.panes.view.summary.path != path:
            self.panes.show_waiting(path, "pending", "Translating…", "This file comes first.")
        self.update_actions()

    # ------------------------------------------------------------------ what goes on

    def _progress(self, done: int, total: int) -> None:
        if done < total:
            self.status.busy(f"Translating: {done} of {total}", done, total)
        if self.commands.actions["cancel"].isEnabled() != self.workspace.translations.busy:
            self.update_actions()

    def _translated(self) -> None:
        files = self.workspace.translations.files.values()
        kernels = sum(len(s.summary.kernels) for s in files if s.summary)
        waiting = sum(s.state == "waiting" for s in files)
        text = f"{len(files)} files, {kernels} kernels"
        self.status.rest(f"{text}; {waiting} not translated yet" if waiting else text)
        self.update_actions()

    def _problems_changed(self) -> None:
        counts = self.workspace.problems.counts
        total = counts.total()
        self.parts.tabs.setTabText(0, f"Problems  {total}" if total else "Problems")
        errors, warnings = counts[Severity.ERROR], counts[Severity.WARNING]
        words = [f"{n} {word}{'' if n == 1 else 's'}" for n, word in ((errors, "error"), (warnings, "warning")) if n]
        self.counts.setText(", ".join(words))
        if self.workspace.current is not None and self.panes.view is not None:
            self.panes.set_problems(self.workspace.problems.of_file(self.workspace.current))
        self.update_actions()

    def _checks_changed(self) -> None:
        self.check_panel.show_trust(self.workspace.trusted)
        self.parts.tabs.setTabText(1, "Check  running" if self.checks.running else "Check")
        self.update_actions()

    def _compiles_changed(self) -> None:
        index = self.parts.tabs.indexOf(self.compile_panel)
        self.parts.tabs.setTabText(index, "Compile  running" if self.compiles.running else "Compile")
        self.update_actions()

    def _filter_to_file(self) -> None:
        window_actions.filter_to_file(self)

    def _line_chosen(self, line: int) -> None:
        kernel = self.panes.kernel.summary.key if self.panes.kernel else ""
        self.workspace.remember(kernel, line + 1)

    def _kernel_chosen(self, key: str) -> None:
        self.workspace.remember(key, self.panes.cuda.view.caret_line() + 1)
        self.update_actions()

    def _colour(self, kernel: KernelView) -> None:
        """Ask a worker for the colours of GLSL that came without."""
        if kernel.glsl is None:
            return

        def arrived(outcome: Outcome) -> None:
            if isinstance(outcome, Done):
                self.services.bridge.dispatch(lambda: self.panes.set_colours(kernel, outcome.value))

        self.services.translating.submit(
            lex_task, "glsl", kernel.glsl.text, title="Colour GLSL", priority=-1, on_end=arrived
        )

    def update_actions(self) -> None:
        window_actions.update(self)

    # ------------------------------------------------------------------ Qt's events

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if _folder(event.mimeData().urls()) is not None:
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        folder = _folder(event.mimeData().urls())
        if folder is not None:
            event.acceptProposedAction()
            self.open(folder)

    def closeEvent(self, event: QCloseEvent) -> None:
        self._save_geometry()
        self.services.close()
        super().closeEvent(event)

    def _save_geometry(self) -> None:
        self._settings.setValue("window/geometry", self.saveGeometry())
        for name, splitter in self._splitters().items():
            self._settings.setValue(f"window/{name}", splitter.saveState())
        self._settings.sync()

    def _restore_geometry(self) -> None:
        self.resize(1600, 1000)
        geometry = self._settings.value("window/geometry")
        if geometry:
            self.restoreGeometry(geometry)
        for name, splitter in self._splitters().items():
            state = self._settings.value(f"window/{name}")
            if state:
                splitter.restoreState(state)

    def _splitters(self) -> dict[str, QSplitter]:
        return {
            "horizontal": self.parts.horizontal,
            "vertical": self.parts.vertical,
            "panes": self.panes.splitter,
            "problems": self.problems_panel.splitter,
        }


def _folder(urls: list[QUrl]) -> Path | None:
    """The first folder among dropped things; a file's folder where only files were dropped."""
    paths = [Path(u.toLocalFile()) for u in urls if u.isLocalFile()]
    return next((p for p in paths if p.is_dir()), next((p.parent for p in paths if p.is_file()), None))
