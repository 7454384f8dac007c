"""Every action of the window as data: menus, tool bar, shortcuts, the palette and enablement are made from this."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Need = Literal[
    "nothing", "project", "file", "kernel", "problem", "fix", "fixed", "certain-fixes", "translating", "checking"
]
"""What must be there for an action to be enabled."""


@dataclass(frozen=True, slots=True)
class ActionSpec:
    id: str
    title: str
    """With ``&`` before the mnemonic."""
    menu: str
    shortcut: str = ""
    icon: str = ""
    needs: Need = "nothing"
    tool_bar: bool = False
    separator: bool = False
    """A line above it, in its menu and on the tool bar."""
    checkable: bool = False
    tip: str = ""

    @property
    def label(self) -> str:
        """The title without its mnemonic and dots."""
        return self.title.replace("&", "").rstrip("…")


MENUS = ("&File", "&Edit", "&View", "&Go", "&Project", "&Check", "&Help")

ACTIONS: tuple[ActionSpec, ...] = (
    ActionSpec("open", "&Open Folder…", "&File", "Ctrl+O", "open-folder", tool_bar=True, tip="Open a CUDA project"),
    ActionSpec("open-example", "Open the &Example", "&File", "", "example"),
    ActionSpec("close-project", "&Close Project", "&File", "Ctrl+W", "close", "project"),
    ActionSpec(
        "export",
        "&Export…",
        "&File",
        "Ctrl+E",
        "export",
        "project",
        separator=True,
        tip="Write a project",
    ),
    ActionSpec("settings", "&Settings…", "&File", "Ctrl+,", "settings", separator=True),
    ActionSpec("quit", "&Quit", "&File", "Ctrl+Q", separator=True),
    ActionSpec(
        "take-fix",
        "Take the Fi&x",
        "&Edit",
        "Ctrl+.",
        "fix",
        "fix",
        separator=True,
        tip="Put the chosen problem's fix into the HIP translation",
    ),
    ActionSpec("take-back-fix", "Take the Fix &Back", "&Edit", "Ctrl+Shift+.", needs="fixed"),
    ActionSpec(
        "take-certain-fixes",
        "Take All &Certain Fixes in This File",
        "&Edit",
        "Ctrl+Alt+.",
        needs="certain-fixes",
        tip="Take every fix of this file that keeps CUDA's meaning for certain",
    ),
    ActionSpec("ignore-file", "Ignore Rule in This &File", "&Edit", "Ctrl+I", needs="problem", separator=True),
    ActionSpec("ignore-project", "Ignore Rule in the &Project", "&Edit", "Ctrl+Shift+I", needs="problem"),
    ActionSpec("show-ignored", "Ignored &Rules…", "&Edit", needs="project"),
    ActionSpec("palette", "&Command Palette…", "&View", "Ctrl+Shift+P", "command"),
    ActionSpec("side-panel", "Project &Tree", "&View", "Ctrl+B", checkable=True, separator=True),
    ActionSpec("bottom-panel", "&Bottom Panel", "&View", "Ctrl+J", checkable=True),
    ActionSpec("show-problems", "&Problems", "&View", "Ctrl+Shift+M"),
    ActionSpec("show-check", "C&heck Results", "&View", "Ctrl+Shift+K"),
    ActionSpec("show-compile", "Co&mpile Results", "&View", "Ctrl+Shift+H"),
    ActionSpec("show-jobs", "Background &Jobs", "&View", "Ctrl+Shift+J", "jobs"),
    ActionSpec("linked-scrolling", "&Linked Scrolling", "&View", "Ctrl+Shift+L", checkable=True, separator=True),
    ActionSpec("zoom-in", "Larger Code", "&View", "Ctrl++"),
    ActionSpec("zoom-out", "Smaller Code", "&View", "Ctrl+-"),
    ActionSpec("theme-light", "Light Theme", "&View", separator=True),
    ActionSpec("theme-dark", "Dark Theme", "&View", icon="theme"),
    ActionSpec("theme-system", "Theme of the System", "&View"),
    ActionSpec("quick-open", "Go to &File or Kernel…", "&Go", "Ctrl+P", "search", "project"),
    ActionSpec("go-line", "Go to &Line…", "&Go", "Ctrl+G", needs="file"),
    ActionSpec("find", "Fi&nd in Pane…", "&Go", "Ctrl+F", needs="file"),
    ActionSpec("previous-change", "&Previous Change", "&Go", "Shift+F7", "previous-change", "file", True, True),
    ActionSpec("next-change", "&Next Change", "&Go", "F7", "next-change", "file", True),
    ActionSpec("previous-problem", "Pre&vious Problem", "&Go", "Shift+F8", "previous-problem", "file", True, True),
    ActionSpec("next-problem", "Ne&xt Problem", "&Go", "F8", "next-problem", "file", True),
    ActionSpec("focus-tree", "Project &Tree", "&Go", "Ctrl+0", needs="project", separator=True),
    ActionSpec("focus-cuda", "&CUDA Pane", "&Go", "Ctrl+1", needs="file"),
    ActionSpec("focus-hip", "&HIP Pane", "&Go", "Ctrl+2", needs="file"),
    ActionSpec("focus-glsl", "&Vulkan Pane", "&Go", "Ctrl+3", needs="file"),
    ActionSpec(
        "refresh",
        "&Translate Again",
        "&Project",
        "F5",
        "refresh",
        "project",
        tip="Translate what changed",
    ),
    ActionSpec("cancel", "&Cancel Translation", "&Project", "Shift+F5", "cancel", "translating"),
    ActionSpec("trust", "Code of This Project May &Run", "&Project", needs="project", checkable=True, separator=True),
    ActionSpec(
        "check-kernel",
        "Check &Kernel",
        "&Check",
        "F9",
        "check",
        "kernel",
        True,
        True,
        tip="Run this kernel and compare",
    ),
    ActionSpec("check-file", "Check &File", "&Check", "Ctrl+F9", needs="kernel"),
    ActionSpec("check-all", "Check &All Kernels", "&Check", "Ctrl+Shift+F9", "check-all", "project", True),
    ActionSpec(
        "compile-hip",
        "&Compile HIP",
        "&Check",
        "Ctrl+Shift+B",
        "compile",
        "file",
        True,
        True,
        tip="Compile this file's HIP translation; runs nothing",
    ),
    ActionSpec("stop-check", "&Stop", "&Check", "Shift+F9", "cancel", "checking"),
    ActionSpec("api", "&Look Up a CUDA Name…", "&Help", "Ctrl+Shift+A", "api"),
    ActionSpec("rules", "All &Rules…", "&Help"),
    ActionSpec("about", "&About Wavebridge", "&Help", separator=True),
)
