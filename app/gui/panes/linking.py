"""Keeps three views level and shows, for the line under the mouse or the caret, its counterparts.

The CUDA view is the hub: every mapping goes through its lines.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal

from app.gui.panes.code_view import CodeView
from app.gui.panes.strip import LinkStrip
from app.jobs.translation.links import LineLinks, Link

LEVEL = 1 / 3
"""The line this far down the view that the user scrolls is kept level with its counterparts."""

Range = tuple[int, int]


class Linking(QObject):
    """`cuda_line` follows the caret of whichever view, as a line of the CUDA file."""

    cuda_line = Signal(int)

    def __init__(self, cuda: CodeView, hip: CodeView, glsl: CodeView, strips: tuple[LinkStrip, LinkStrip]) -> None:
        super().__init__()
        self._cuda, self._hip, self._glsl = cuda, hip, glsl
        self._hip_strip, self._glsl_strip = strips
        self._links: dict[CodeView, LineLinks] = {hip: LineLinks(), glsl: LineLinks()}
        self._busy = False
        self.enabled = True
        for view in (cuda, hip, glsl):
            view.scrolled.connect(lambda v=view: self._follow(v))
            view.line_hovered.connect(lambda line, v=view: self._hovered(v, line))
            view.line_chosen.connect(lambda line, v=view: self._chosen(v, line))

    def set_hip(self, links: LineLinks, changes: Sequence[Link]) -> None:
        self._links[self._hip] = links
        self._hip_strip.set_links(changes)

    def set_glsl(self, links: LineLinks, kernel: Range | None) -> None:
        """`kernel`: the CUDA lines of the kernel whose GLSL is shown."""
        self._links[self._glsl] = links
        self._glsl_strip.set_links([])
        if kernel is None or not len(links):
            return
        last = links[len(links) - 1]
        hip = self._links[self._hip]
        left = (round(hip.project(kernel[0])), round(hip.project(kernel[1])))
        self._glsl_strip.set_links([Link(left[0], left[1], links[0].b0, last.b1)])

    def silent(self) -> _Silence:
        """Within it, scrolling one view does not move the others."""
        return _Silence(self)

    def level_with(self, leader: CodeView) -> None:
        self._follow(leader)

    def highlight_caret(self) -> None:
        """Show the counterparts of the CUDA caret's line (after texts were exchanged under it)."""
        self._show(self._cuda, self._cuda.caret_line())

    def clear_highlight(self) -> None:
        for view in (self._cuda, self._hip, self._glsl):
            view.set_linked(None)
        self._hip_strip.set_active(None)
        self._glsl_strip.set_active(None)

    def _follow(self, leader: CodeView) -> None:
        if self._busy or not self.enabled:
            return
        self._busy = True
        try:
            rows = leader.visible_lines() * LEVEL
            here = leader.top() + rows
            source = here if leader is self._cuda else self._links[leader].project(here, reverse=True)
            for view in (self._cuda, self._hip, self._glsl):
                if view is not leader:
                    line = source if view is self._cuda else self._links[view].project(source)
                    view.scroll_to(line - rows)
        finally:
            self._busy = False
        self._hip_strip.update()
        self._glsl_strip.update()

    def _chosen(self, view: CodeView, line: int) -> None:
        if self._busy:
            return
        self._show(view, line)
        source = self._source(view, line)
        if source is not None:
            self.cuda_line.emit(source[0])

    def _hovered(self, view: CodeView, line: int) -> None:
        if line >= 0:
            self._show(view, line)
        else:
            self._show(view, view.caret_line()) if view.hasFocus() else self.clear_highlight()

    def _source(self, view: CodeView, line: int) -> Range | None:
        """The CUDA lines behind a line of a view."""
        if view is self._cuda:
            return line, line + 1
        link = self._links[view].find(line, reverse=True)
        return (link.a0, link.a1) if link else None

    def _show(self, view: CodeView, line: int) -> None:
        source = self._source(view, line)
        if source is None:
            self.clear_highlight()
            view.set_linked((line, line + 1))
            return
        hip = self._links[self._hip].find(source[0])
        glsl = self._links[self._glsl].find(source[0])
        self._cuda.set_linked(source)
        self._hip.set_linked((hip.b0, hip.b1) if hip else None)
        self._glsl.set_linked((glsl.b0, glsl.b1) if glsl else None)
        self._hip_strip.set_active(Link(*source, hip.b0, hip.b1) if hip else None)
        self._glsl_strip.set_active(Link(hip.b0, hip.b1, glsl.b0, glsl.b1) if hip and glsl else None)


class _Silence:
    def __init__(self, linking: Linking) -> None:
        self._linking, self._before = linking, False

    def __enter__(self) -> None:
        self._before, self._linking._busy = self._linking._busy, True

    def __exit__(self, *_: object) -> None:
        self._linking._busy = self._before
