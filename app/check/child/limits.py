"""What a child may use, and how the child binds itself to it."""

from __future__ import annotations

import ctypes
import json
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass


@dataclass(frozen=True, slots=True)
class ChildLimits:
    """`wall` is enforced by the parent, the rest by the kernel (POSIX only; None: not limited).

    `wall` and `cpu` in seconds, `address_space` and `file_size` in bytes.  Real GPU drivers reserve far more address space
    than they use, so `address_space` is for CPU devices alone.
    """

    wall: float
    cpu: int | None = None
    address_space: int | None = None
    file_size: int | None = 4 << 30

    def to_argument(self) -> str:
        return json.dumps(asdict(self))

    @classmethod
    def from_argument(cls, text: str) -> ChildLimits:
        return cls(**json.loads(text))


def apply_limits(limits: ChildLimits) -> None:
    """Bind the calling process; done in the child, since a pre-exec hook isn't safe in a parent with threads."""
    if sys.platform == "win32":
        return
    import resource

    bounds = [
        (resource.RLIMIT_CORE, 0),
        (resource.RLIMIT_CPU, limits.cpu),
        (resource.RLIMIT_AS, limits.address_space),
        (resource.RLIMIT_FSIZE, limits.file_size),
    ]
    for which, wanted in bounds:
        if wanted is None:
            continue
        _, hard = resource.getrlimit(which)
        bound = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        resource.setrlimit(which, (bound, bound))


def die_with_parent() -> None:
    """Ask Linux to kill this process when the thread that started it ends (prctl(2), PR_SET_PDEATHSIG)."""
    if sys.platform == "linux":
        set_parent_death_signal = 1
        ctypes.CDLL(None).prctl(set_parent_death_signal, signal.SIGKILL, 0, 0, 0)


@contextmanager
def time_limit(seconds: float) -> Iterator[None]:
    """End the process, wherever it hangs, if the block takes longer; the parent then sees a time-out.

    An alarm signal with its default action needs no help from the interpreter, which may be stuck in a driver.  POSIX alone;
    elsewhere the parent's own limit holds.
    """
    if sys.platform == "win32":
        yield
        return
    signal.signal(signal.SIGALRM, signal.SIG_DFL)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
