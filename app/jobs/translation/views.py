"""What the window shows of a file: data only, flat where it is large, and readable by `app.store.codec`."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

from app.jobs.translation.highlight import Spans
from translator.diagnostics.model import Severity, Target
from translator.options import FixKey


class Verdict(StrEnum):
    """The state of a file or kernel for one target, from best to worst."""

    NONE = "none"
    """Nothing to say: a file without kernels has no Vulkan side."""
    PENDING = "pending"
    UNCHANGED = "unchanged"
    OK = "ok"
    WARNED = "warned"
    UNSUPPORTED = "unsupported"
    ERROR = "error"


def worst(verdicts: Iterable[Verdict]) -> Verdict:
    order = list(Verdict)
    return max(verdicts, key=order.index, default=Verdict.NONE)


@dataclass(frozen=True, slots=True)
class Problem:
    """A line of the problems list.  Lines and columns are 1-based; columns count UTF-16 units."""

    path: Path
    rule: str
    severity: Severity
    target: Target
    line: int
    column: int
    end_line: int
    end_column: int
    message: str
    kernel: str = ""
    fix: str = ""
    """The title of the fix, where there is one."""
    fix_key: FixKey | None = None
    """The fix's name, where it is one of the HIP translation's and can be taken."""
    certain: bool = False
    """Whether the fix keeps CUDA's meaning for certain."""
    fixed: bool = False
    """Whether the translation has the fix in it."""


@dataclass(frozen=True, slots=True)
class KernelSummary:
    """A kernel below its file in the tree, and the head of its Vulkan pane."""

    name: str
    call_name: str
    template_args: tuple[str, ...]
    line: int
    end_line: int
    hip: Verdict
    vulkan: Verdict
    rule: str = ""
    message: str = ""
    """Why there is no GLSL, where there is none."""

    @property
    def key(self) -> str:
        """Unique within the file: overloads share a name."""
        return f"{self.call_name}@{self.line}"


@dataclass(frozen=True, slots=True)
class FileSummary:
    """A file's verdicts, kernels and problems: what the tree and the problems list need."""

    path: Path
    source_sha: str
    hip: Verdict
    changed_lines: int
    kernels: tuple[KernelSummary, ...] = ()
    problems: tuple[Problem, ...] = ()

    @property
    def vulkan(self) -> Verdict:
        return worst(k.vulkan for k in self.kernels)

    @property
    def verdict(self) -> Verdict:
        return worst((self.hip, self.vulkan))


@dataclass(frozen=True, slots=True)
class CodeText:
    utf8: bytes
    spans: Spans

    @property
    def text(self) -> str:
        return self.utf8.decode("utf-8")


@dataclass(frozen=True, slots=True)
class KernelView:
    """A kernel's Vulkan translation; `links` from lines of the CUDA file (`links.LineLinks`)."""

    summary: KernelSummary
    glsl: CodeText | None
    links: bytes
    facts: tuple[tuple[str, str], ...] = ()
    """What its launch needs, as label and value."""


@dataclass(frozen=True, slots=True)
class FileView:
    """A file in the panes.  `changes` are the blocks where CUDA and HIP differ, as (a0, a1, b0, b1); `touched` the
    differing parts of their lines, as (side, line, column, length), side 0 for CUDA."""

    summary: FileSummary
    source: CodeText
    hip: CodeText | None
    hip_links: bytes
    changes: bytes
    touched: bytes
    kernels: tuple[KernelView, ...]


@dataclass(frozen=True, slots=True)
class Translated:
    """What a translation job gives back.  `head`, `view` and `result` are the FileSummary, a FileView and the FileResult,
    encoded for the store."""

    summary: FileSummary
    included: tuple[tuple[str, str], ...]
    """Headers that were read, with their sha256."""
    head: bytes
    view: bytes
    result: bytes
