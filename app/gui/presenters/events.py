"""A list of listeners, for presenters to tell views (and each other) that something changed."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from typing import Generic, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")

Dispatch = Callable[[Callable[[], object]], None]
"""Runs a function soon, on the presenters' thread; may be called from any thread."""

Later = Callable[[int, Callable[[], object]], None]
"""Runs a function on the presenters' thread after so many milliseconds; called on that thread."""


class Event(Generic[P]):
    """Call `emit` to call every listener, in the order in which they were connected."""

    def __init__(self) -> None:
        self._listeners: list[Callable[P, object]] = []

    def connect(self, listener: Callable[P, object]) -> None:
        self._listeners.append(listener)

    def emit(self, *args: P.args, **kwargs: P.kwargs) -> None:
        for listener in tuple(self._listeners):
            listener(*args, **kwargs)


def when_done(
    future: Future[T], dispatch: Dispatch, then: Callable[[T], object], failed: Callable[[str], object]
) -> None:
    """Hand a future's result, or its error in a sentence, to the presenters' thread."""

    def ended(done: Future[T]) -> None:
        if done.cancelled():
            return
        error = done.exception()
        if error is None:
            result = done.result()
            dispatch(lambda: then(result))
        else:
            message = str(error) or type(error).__name__
            dispatch(lambda: failed(message))

    future.add_done_callback(ended)
