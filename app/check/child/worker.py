"""What a worker module offers: a function ``serve(request, stage) -> Message``."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, Protocol

from app.check.child.protocol import Message

ReportStage = Callable[[str], None]
"""Says what the child is about to do ("creating the pipeline"), so that a crash can be placed."""


class Worker(Protocol):
    """A module that `entry` can run."""

    def serve(self, request: Message, stage: ReportStage) -> Message: ...


class Refusal(Exception):
    """The worker cannot do what was asked; the text is one sentence for the user."""

    def __init__(self, outcome: Literal["unsupported", "not_run", "crash", "timeout"], sentence: str) -> None:
        super().__init__(sentence)
        self.outcome = outcome
        self.sentence = sentence
