"""``open``: the window; where there is no display, the same job headless with a summary."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from rich.console import Console

from app.commands.errors import CommandError
from app.commands.headless import summarise
from translator.options import Options

EXAMPLE = Path(__file__).resolve().parents[2] / "resources" / "examples" / "first_steps"


def check_folder(project: Path | None) -> None:
    """Raises CommandError for a folder that is not there."""
    if project is not None and not project.is_dir():
        raise CommandError(f"{project}: no such folder")


def open_headless(project: Path | None, options: Options, console: Console) -> int:
    """The window's job without a window: translate, check, summarise."""
    console.print("No display here: translating and checking without the window.", highlight=False)
    return summarise(project or EXAMPLE, options, console)


def has_display() -> bool:
    """Whether Qt can open a window: always elsewhere than on Linux, which needs X11, Wayland or a chosen Qt platform."""
    if not sys.platform.startswith("linux"):
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"))
