"""``api NAME``: what a CUDA name becomes in HIP."""

from __future__ import annotations

from rich.console import Console

from app.commands.api_lookup import look_up
from app.commands.errors import ExitCode


def show_api(name: str, console: Console) -> int:
    answer = look_up(name)
    console.print(answer.text, highlight=False)
    return ExitCode.OK if answer.found else ExitCode.FINDINGS
