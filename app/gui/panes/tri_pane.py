"""CUDA | HIP | Vulkan GLSL: shows a `FileView`, one document an event-loop turn, and the kernel that is chosen."""

from __future__ import annotations

from array import array
from collections import OrderedDict
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QSizePolicy, QSplitter, QWidget

from app.gui.panes.code_view import Mark
from app.gui.panes.document import CodeDocument
from app.gui.panes.linking import Linking
from app.gui.panes.pane import Pane
from app.gui.panes.strip import LinkStrip
from app.gui.presenters.wording import severity_icon, verdict_text
from app.gui.theme.colours import Theme, TokenFormats
from app.gui.theme.icons import Icons
from app.jobs.translation.highlight import Spans
from app.jobs.translation.links import LineLinks, Link
from app.jobs.translation.views import CodeText, FileView, KernelView, Problem, Verdict
from translator.diagnostics.model import Target

KEPT_DOCUMENTS = 48
KERNELS_WITH_ICONS = 200


class TriPane(QWidget):
    """`line_chosen`: the caret's CUDA line (0-based).  `kernel_chosen`: the key of the kernel in the Vulkan pane.
    `rule_asked`: a rule id to explain.  `colours_wanted`: a kernel whose GLSL is not coloured yet."""

    line_chosen = Signal(int)
    kernel_chosen = Signal(str)
    rule_asked = Signal(str)
    colours_wanted = Signal(object)
    shown = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("canvas")
        self.cuda = Pane("CUDA", "cuda", "CUDA source")
        self.hip = Pane("HIP", "hip", "HIP translation")
        self.glsl = Pane("Vulkan", "glsl", "Vulkan GLSL translation")
        self.kernels = QComboBox()
        self.kernels.setAccessibleName("Kernel shown in the Vulkan pane")
        self.kernels.setToolTip("Kernel, or instantiation of a kernel template, shown here")
        self.kernels.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.kernels.setMinimumContentsLength(14)
        self.kernels.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.glsl.replace_detail(self.kernels)
        hip_strip = LinkStrip(self.cuda.view, self.hip.view, "band_change")
        glsl_strip = LinkStrip(self.hip.view, self.glsl.view, "band")
        self._strips = (hip_strip, glsl_strip)
        self.linking = Linking(self.cuda.view, self.hip.view, self.glsl.view, self._strips)
        self._lay_out()
        self._view: FileView | None = None
        self._kernel: KernelView | None = None
        self._changes: list[Link] = []
        self._problems: Sequence[Problem] = ()
        self._documents: OrderedDict[tuple[str, str], CodeDocument] = OrderedDict()
        self._view_key = ""
        self._ticket = 0
        self._place = (0, 0)
        self.showing = False
        """A view is being put on screen, a step a turn."""
        self._theme: Theme | None = None
        self._icons: Icons | None = None
        self.linking.cuda_line.connect(self._caret_on)
        self.kernels.activated.connect(self._kernel_activated)
        self.glsl.page.link_chosen.connect(self._rule_of_kernel)

    def _lay_out(self) -> None:
        """Panes in a splitter; each strip goes with the pane on its right."""
        splitter = QSplitter(Qt.Orientation.Horizontal)
        splitter.setChildrenCollapsible(False)
        splitter.setHandleWidth(0)
        for strip, pane in ((None, self.cuda), (self._strips[0], self.hip), (self._strips[1], self.glsl)):
            box = QWidget()
            row = QHBoxLayout(box)
            row.setContentsMargins(0, 0, 0, 0)
            row.setSpacing(0)
            if strip is not None:
                row.addWidget(strip)
            row.addWidget(pane, 1)
            splitter.addWidget(box)
        splitter.setSizes([1000, 1000, 1000])
        layout = QHBoxLayout(self)
        layout.setContentsMargins(6, 6, 6, 6)
        layout.addWidget(splitter)
        self.splitter = splitter

    def set_theme(self, theme: Theme, icons: Icons, font: QFont) -> None:
        self._theme, self._icons = theme, icons
        formats = TokenFormats(theme)
        for pane in (self.cuda, self.hip, self.glsl):
            pane.set_theme(theme, formats, icons, font)
        for strip in self._strips:
            strip.set_theme(theme)
        if self._view is not None:
            self._fill_kernels(self._view)
            self._show_headers()
            self.set_problems(self._problems)

    # ------------------------------------------------------------------ showing

    @property
    def view(self) -> FileView | None:
        return self._view

    @property
    def kernel(self) -> KernelView | None:
        return self._kernel

    def show_waiting(self, path: Path, icon: str, title: str, text: str) -> None:
        """No view of this file (yet)."""
        self._ticket += 1
        self.showing = False
        self._view = self._kernel = None
        self._changes = []
        self.kernels.clear()
        self.cuda.set_header(path.name)
        for pane in (self.hip, self.glsl):
            pane.set_header("")
        self.cuda.show_message(icon, title, text)
        for pane in (self.hip, self.glsl):
            pane.show_message(icon, "", "")

    def show_view(
        self,
        view: FileView,
        key: str,
        problems: Sequence[Problem],
        kernel: str = "",
        then: Callable[[], None] = lambda: None,
    ) -> None:
        """Show a file; the same file again keeps its place.  `key` names the translation, for kept documents."""
        self._ticket += 1
        again = self._view is not None and self._view.summary.path == view.summary.path
        if not again:
            self._place = (0, 0)
        elif not self.showing:  # else the place is not reached yet, and still wanted
            self._place = (self.cuda.view.top(), self.cuda.view.caret_line())
        self.showing = True
        if again and not kernel and self._kernel is not None:
            kernel = self._kernel.summary.key
        self._view = view
        self._problems = problems
        self._changes = _links(view.changes)
        steps = self._steps(view, key, kernel)
        ticket = self._ticket

        def turn() -> None:
            if ticket != self._ticket:
                return
            if next(steps, self) is self:
                self.showing = False
                then()
                self.shown.emit()
            else:
                QTimer.singleShot(0, self, turn)

        turn()

    def _steps(self, view: FileView, key: str, kernel: str) -> Iterator[None]:
        """Each step is short: a document of 5,000 lines takes about 10 ms to build."""
        cuda = self._document(key, "cuda", view.source)
        yield
        hip = self._document(key, "hip", view.hip) if view.hip else None
        yield
        cuda.set_touched(_touched(view.touched, 0))
        with self.linking.silent():
            self.cuda.show_code(cuda, [(c.a0, c.a1) for c in self._changes], ())
        yield
        with self.linking.silent():
            if hip is not None:
                hip.set_touched(_touched(view.touched, 1))
                self.hip.show_code(hip, [(c.b0, c.b1) for c in self._changes], ())
            else:
                self.hip.show_message("error", "No HIP translation", "The problems list says why.")
            self.linking.set_hip(LineLinks(view.hip_links), self._changes)
        yield
        self._fill_kernels(view)
        yield
        chosen = next((k for k in view.kernels if k.summary.key == kernel), None) or _first(view)
        if chosen is not None and chosen.glsl is not None:
            self._document(key, chosen.summary.key, chosen.glsl)
            yield
        self._show_kernel(chosen, key)
        yield
        self._show_headers()
        self.set_problems(self._problems)
        with self.linking.silent():
            self.cuda.view.go_to(self._place[1])
        self.cuda.view.scroll_to(self._place[0])
        self.linking.level_with(self.cuda.view)
        self.linking.highlight_caret()
        for pane in (self.cuda, self.hip, self.glsl):
            yield
            pane.view.colour_visible()

    def _document(self, key: str, side: str, code: CodeText) -> CodeDocument:
        found = self._documents.get((key, side))
        if found is None:
            found = self._documents[key, side] = CodeDocument(code.text, code.spans, self.cuda.view.font())
        self._documents.move_to_end((key, side))
        shown = {pane.view.document() for pane in (self.cuda, self.hip, self.glsl)}
        while len(self._documents) > KEPT_DOCUMENTS:
            oldest = next(iter(self._documents))
            if self._documents[oldest] in shown:
                break
            self._documents.pop(oldest).deleteLater()
        return found

    def _show_headers(self) -> None:
        view = self._view
        if view is None:
            return
        summary = view.summary
        self.cuda.set_header(summary.path.name)
        changed = summary.changed_lines
        detail = "no line changed" if not changed else f"{changed} line{'s' if changed != 1 else ''} changed"
        self.hip.set_header(detail, summary.hip.value, verdict_text(summary.hip, "HIP"))

    # ------------------------------------------------------------------ kernels

    def choose_kernel(self, key: str) -> None:
        """Show the kernel with this key in the Vulkan pane."""
        if self._view is None or (self._kernel is not None and self._kernel.summary.key == key):
            return
        for kernel in self._view.kernels:
            if kernel.summary.key == key:
                self._show_kernel(kernel, self._view_key)

    def _kernel_activated(self, index: int) -> None:
        view = self._view
        if view is None or not 0 <= index < len(view.kernels):
            return
        kernel = view.kernels[index]
        self._show_kernel(kernel, self._view_key)
        if not kernel.summary.line - 1 <= self.cuda.view.caret_line() < kernel.summary.end_line:
            self.go_to(kernel.summary.line - 1)

    def _caret_on(self, line: int) -> None:
        """The Vulkan pane follows the caret into another kernel."""
        view, shown = self._view, self._kernel
        if view is not None and (shown is None or not _holds(shown, line)):
            inside = next((k for k in view.kernels if _holds(k, line)), None)
            if inside is not None:
                self._show_kernel(inside, self._view_key)
                self.linking.level_with(self.cuda.view)
        self.line_chosen.emit(line)

    def _fill_kernels(self, view: FileView) -> None:
        """Names with verdict icons; names alone where a header instantiates hundreds (an item costs 10 µs)."""
        self.kernels.clear()
        if self._icons is not None and len(view.kernels) <= KERNELS_WITH_ICONS:
            for kernel in view.kernels:
                self.kernels.addItem(self._icons.icon(kernel.summary.vulkan.value), kernel.summary.call_name)
        else:
            self.kernels.addItems([k.summary.call_name for k in view.kernels])
        self.kernels.setVisible(bool(view.kernels))

    def _show_kernel(self, kernel: KernelView | None, key: str) -> None:
        self._view_key = key
        self._kernel = kernel
        if kernel is None:
            self.glsl.set_header("")
            self.linking.set_glsl(LineLinks(), None)
            self.glsl.show_message(
                "info",
                "No kernels for Vulkan in this file",
                "Host code needs no shader; CUDA inside strings (NVRTC, Python) is translated to HIP only. "
                "In the project tree, kernels have a chip icon.",
            )
            return
        assert self._view is not None
        head = kernel.summary
        self.kernels.setCurrentIndex(self._view.kernels.index(kernel))
        self.glsl.set_header("", head.vulkan.value, verdict_text(head.vulkan, "Vulkan"))
        with self.linking.silent():
            if kernel.glsl is None:
                self.linking.set_glsl(LineLinks(), None)
                title = "This kernel cannot run on Vulkan" if head.vulkan is Verdict.UNSUPPORTED else "No GLSL"
                self.glsl.show_message(
                    head.vulkan.value, title, head.message, f"Why: rule {head.rule}" if head.rule else ""
                )
            else:
                document = self._document(key, head.key, kernel.glsl)
                self.glsl.show_code(document, (), ())
                self.linking.set_glsl(LineLinks(kernel.links), (head.line - 1, head.end_line))
                if not document.has_spans:
                    self.colours_wanted.emit(kernel)
        self.kernel_chosen.emit(head.key)

    def set_colours(self, kernel: KernelView, spans: Spans) -> None:
        """Colours that were asked for with `colours_wanted`."""
        document = self._documents.get((self._view_key, kernel.summary.key))
        if document is not None:
            document.set_spans(spans)
            self.glsl.view.viewport().update()

    def _rule_of_kernel(self) -> None:
        if self._kernel is not None and self._kernel.summary.rule:
            self.rule_asked.emit(self._kernel.summary.rule)

    # ------------------------------------------------------------------ problems and going about

    def set_problems(self, problems: Sequence[Problem]) -> None:
        """Marks in the gutter: all of them beside the CUDA, each target's beside its translation."""
        self._problems = problems
        view = self._view
        if view is None or self._theme is None:
            return
        marks = [Mark(p.line - 1, severity_icon(p.severity), f"{p.rule}: {p.message}") for p in problems]
        self.cuda.view.set_marks(marks)
        self.cuda.overview.show_places([(c.a0, c.a1) for c in self._changes], marks)
        document = self.cuda.view.document()
        if isinstance(document, CodeDocument):
            document.set_underlines(_underline(p, self._theme) for p in problems)
        links = LineLinks(view.hip_links)
        beside = []
        for problem, mark in zip(problems, marks, strict=True):
            if problem.target is Target.HIP and (link := links.find(mark.line)):
                beside.append(Mark(link.b0, mark.severity, mark.text))
        self.hip.view.set_marks(beside)
        self.hip.overview.show_places([(c.b0, c.b1) for c in self._changes], beside)

    def go_to(self, line: int, column: int = 0) -> None:
        """Show a CUDA line (0-based), its counterparts level with it."""
        self.cuda.view.go_to(line, column)
        self.linking.level_with(self.cuda.view)

    def go_to_change(self, step: int) -> bool:
        """The next (1) or previous (-1) change from the caret; False where there is none."""
        here = self.cuda.view.caret_line()
        starts = [c.a0 for c in self._changes]
        wanted = [a for a in starts if (a > here if step > 0 else a < here)]
        if not wanted:
            return False
        self.go_to(min(wanted) if step > 0 else max(wanted))
        return True


def _links(flat: bytes) -> list[Link]:
    numbers = array("I")
    numbers.frombytes(flat)
    return [Link(*numbers[i : i + 4]) for i in range(0, len(numbers), 4)]


def _touched(flat: bytes, side: int) -> Iterator[tuple[int, int, int]]:
    numbers = array("I")
    numbers.frombytes(flat)
    for i in range(0, len(numbers), 4):
        if numbers[i] == side:
            yield numbers[i + 1], numbers[i + 2], numbers[i + 3]


def _underline(problem: Problem, theme: Theme) -> tuple[int, int, int, str]:
    colour = theme.status[severity_icon(problem.severity)]
    end = problem.end_column if problem.end_line == problem.line else problem.column + 200
    return problem.line - 1, problem.column - 1, max(1, end - problem.column), colour


def _holds(kernel: KernelView, line: int) -> bool:
    return kernel.summary.line - 1 <= line < kernel.summary.end_line


def _first(view: FileView) -> KernelView | None:
    return view.kernels[0] if view.kernels else None
