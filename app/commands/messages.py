"""Plain sentences on a console: no markup, no wrapping, so that paths stay whole."""

from __future__ import annotations

from rich.console import Console

from app.project.model import Project


def say(console: Console, message: str, style: str = "yellow") -> None:
    console.print(message, style=style, highlight=False, markup=False, soft_wrap=True)


def tell_issues(project: Project, console: Console) -> None:
    """What the scan left out, and why."""
    for issue in project.issues:
        say(console, f"{issue.path}{f':{issue.line}' if issue.line else ''}: {issue.message}")
