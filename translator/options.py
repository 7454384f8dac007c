"""What a translation is made for: the target machine, and what the source is taken to mean.

One `Options` value travels through the translator, the reference and the comparison, so that they never disagree about
what is translated (design, decision 9).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path
from typing import Literal


class LaunchStyle(StrEnum):
    """How a kernel launch is written in HIP: kept as ``<<<>>>``, or as ``hipLaunchKernelGGL``."""

    KEEP = "keep"
    GGL = "ggl"


class WarpWidth(StrEnum):
    """What a CUDA warp becomes on AMD.

    NATIVE: the wave of the device, 32 or 64 lanes; masks have 64 bits, and code that counts on 32 lanes is reported.
    KEEP_32: on every device 32 lanes, the half of a 64-lane wave in which a lane lies; masks keep their 32 bits, and the
    source's arithmetic stays right (docs/warps.md says when to choose which).
    """

    NATIVE = "native"
    KEEP_32 = "32"


@dataclass(frozen=True, slots=True, order=True)
class RocmVersion:
    """A ROCm release, for example 7.0."""

    major: int
    minor: int = 0

    @classmethod
    def parse(cls, text: str) -> RocmVersion:
        """Parse ``"6.4"`` or ``"7"``; raises ValueError with a readable message."""
        parts = text.strip().split(".")
        if not 1 <= len(parts) <= 3 or not all(p.isdigit() for p in parts):
            raise ValueError(f"'{text}' is not a ROCm release; write it like 6.4 or 7.0")
        return cls(int(parts[0]), int(parts[1]) if len(parts) > 1 else 0)

    def __str__(self) -> str:
        return f"{self.major}.{self.minor}"


WAVE64_FAMILIES = ("gfx8", "gfx9")
"""GCN and CDNA run 64 lanes in a wave; RDNA (gfx10 and later) runs 32 by default."""


@dataclass(frozen=True, slots=True)
class HipTarget:
    """The AMD side: ROCm release and the architectures that the port must serve."""

    rocm: RocmVersion = RocmVersion(7, 0)
    architectures: tuple[str, ...] = ("gfx90a", "gfx1100")
    launch: LaunchStyle = LaunchStyle.KEEP
    warp: WarpWidth = WarpWidth.NATIVE

    @property
    def wave_sizes(self) -> frozenset[int]:
        return frozenset(64 if a.startswith(WAVE64_FAMILIES) else 32 for a in self.architectures)

    @property
    def splits_waves(self) -> bool:
        """Whether a CUDA warp shares a wave with another one: 32 lanes are kept, and one architecture runs 64 in a wave."""
        return self.warp is WarpWidth.KEEP_32 and 64 in self.wave_sizes


@dataclass(frozen=True, slots=True)
class VulkanTarget:
    """The Vulkan side. `profile` names the device family whose limits warnings are made for."""

    version: Literal["1.1", "1.2", "1.3"] = "1.2"
    profile: Literal["desktop", "radv", "moltenvk"] = "desktop"


@dataclass(frozen=True, slots=True)
class Semantics:
    """What the CUDA source means: the assumed compute capability, data model and math flags.

    The flags are nvcc's (CUDA compiler driver documentation, section "GPU code generation options").
    """

    compute_capability: int = 80
    long_bits: Literal[32, 64] = 64
    use_fast_math: bool = False
    fmad: bool = True
    ftz: bool = False
    prec_div: bool = True
    prec_sqrt: bool = True


@dataclass(frozen=True, slots=True)
class SourceSettings:
    """How the project compiles its files: include folders (absolute), defines (``NAME`` or ``NAME=VALUE``), C++ standard."""

    include_dirs: tuple[Path, ...] = ()
    defines: tuple[str, ...] = ()
    std: str = "c++17"


@dataclass(frozen=True, slots=True, order=True)
class FixKey:
    """A fix in one file, named by what it is about, so that it is found again after other lines changed."""

    rule: str
    excerpt: str
    """The text that the diagnostic marks."""
    index: int = 0
    """Which one, counted from 0, where a rule marks the same text several times."""


@dataclass(frozen=True, slots=True)
class Options:
    hip: HipTarget = field(default_factory=HipTarget)
    vulkan: VulkanTarget = field(default_factory=VulkanTarget)
    semantics: Semantics = field(default_factory=Semantics)
    source: SourceSettings = field(default_factory=SourceSettings)
    typed_rules: bool = True
    """Let libclang's types refine the HIP rules where one needs them; off: tokens only."""
    disabled_rules: frozenset[str] = frozenset()
    fixes: frozenset[FixKey] = frozenset()
    """The fixes that the user took for the file that is translated."""
    certain_fixes: bool = False
    """Take every fix that keeps CUDA's meaning for certain."""
