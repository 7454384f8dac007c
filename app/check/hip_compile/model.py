"""What is compiled, and what came of it: data only."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal

from translator.diagnostics.model import Diagnostic
from translator.source import LineMap, SourceFile


@dataclass(frozen=True, slots=True)
class TranslatedFile:
    """A file of the project with its HIP translation; `line_map` goes from CUDA lines to HIP lines."""

    cuda: SourceFile
    hip_text: bytes
    line_map: LineMap = field(default_factory=LineMap.identity)

    @property
    def path(self) -> Path:
        return self.cuda.path

    @classmethod
    def of_hip(cls, path: Path, text: bytes) -> TranslatedFile:
        """A file that is HIP already: its lines are its own."""
        return cls(SourceFile(path, text), text)


@dataclass(frozen=True, slots=True)
class KernelResources:
    """What one kernel uses on one architecture, as the compiler's resource remarks give it.

    Registers are counted a lane (vector) or a wave (scalar), `lds` in bytes a block, `scratch` in bytes a lane,
    `occupancy` in waves for each SIMD.  `line` is the CUDA line of the kernel.
    """

    kernel: str
    architecture: str
    line: int
    vgprs: int
    sgprs: int
    lds: int
    scratch: int
    occupancy: int


@dataclass(frozen=True, slots=True)
class CompilePass:
    """One run of the compiler: for the host, or for an architecture."""

    target: str
    outcome: Literal["compiled", "errors", "timeout", "crash"]
    seconds: float
    message: str = ""
    """Why there is no answer, in one sentence; empty where the compiler gave one."""


@dataclass(frozen=True, slots=True)
class CompileReport:
    """`status`: ``compiled``, ``errors`` (see `diagnostics`), or ``not_run`` (see `message`).

    `headers` says whose HIP headers were read.  `resources` is None where the figures are unknown, which needs ROCm's
    device libraries; `message` then says so.  `diagnostics` are kept by the project file that they concern.
    """

    status: Literal["compiled", "errors", "not_run"]
    compiler: str
    headers: Literal["ROCm", "Wavebridge", ""]
    passes: tuple[CompilePass, ...] = ()
    diagnostics: Mapping[Path, tuple[Diagnostic, ...]] = field(default_factory=dict)
    resources: tuple[KernelResources, ...] | None = None
    message: str = ""
