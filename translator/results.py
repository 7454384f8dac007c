"""What a translation gives back: data only, so that it can be cached, sent between processes and written as JSON."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal

from translator.diagnostics.model import Diagnostic
from translator.source import LineMap
from translator.vulkan.interface import KernelInterface


@dataclass(frozen=True, slots=True)
class HipResult:
    """One file's HIP translation.

    `status` is "unsupported" when some construct has no HIP form (the text is still the best translation there is, and the
    diagnostics say what is left to do), "unchanged" when nothing needed to change.
    """

    status: Literal["ok", "warned", "unsupported", "unchanged", "error"]
    text: bytes
    line_map: LineMap
    changed_lines: int
    diagnostics: tuple[Diagnostic, ...] = ()
    helper_headers: tuple[str, ...] = ()
    """Names of our helper headers that the text includes (they lie in resources/include/hip_helpers)."""
    included: Mapping[Path, str] = field(default_factory=dict)
    """Project files that were read for their types, with their sha256: the translation depends on them."""


@dataclass(frozen=True, slots=True)
class FieldInfo:
    """A leaf of a struct: its path ("position", "box.low"), dtype, byte offset and bytes.

    Array fields give one leaf an element ("m[0]", "m[1]"); pointers have the dtype "ptr<...>".
    """

    name: str
    dtype: str
    offset: int
    size: int


@dataclass(frozen=True, slots=True)
class ParamInfo:
    """A kernel parameter as the source declares it; `dtype` as `translator.ir.types.show` says, of the pointee for
    pointers ("f32", "f32x4", a struct's name, "?" where unknown)."""

    name: str
    kind: Literal["buffer", "scalar", "struct", "unknown"]
    dtype: str
    size: int
    const: bool
    c_type: str
    fields: tuple[FieldInfo, ...] = ()
    """The leaves of the struct, for a struct by value and for a buffer of structs."""


@dataclass(frozen=True, slots=True)
class LaunchInfo:
    """A launch site: the source text of grid, block, shared bytes and arguments, for showing and for inference."""

    kernel: str
    line: int
    grid: str
    block: str
    shared: str
    args: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class VulkanResult:
    """One kernel's verdict for Vulkan.  Where `status` is unsupported or error, `rule` and `message` say why and
    `glsl`/`spirv` are None: nothing that computes something else is ever given out."""

    status: Literal["ok", "warned", "unsupported", "error"]
    rule: str | None = None
    message: str = ""
    glsl: str | None = None
    spirv: bytes | None = None
    interface: KernelInterface | None = None
    line_map: LineMap = field(default_factory=lambda: LineMap(()))
    """From lines of the CUDA file to lines of the GLSL."""
    emulated_glsl: str | None = None
    emulated_spirv: bytes | None = None
    emulated_interface: KernelInterface | None = None
    """The variant for devices without 32-lane subgroups; None when the kernel has no warp operation."""
    diagnostics: tuple[Diagnostic, ...] = ()


@dataclass(frozen=True, slots=True)
class KernelResult:
    """One kernel (one instantiation of it) of a file."""

    name: str
    template_args: tuple[str, ...]
    line: int
    end_line: int
    params: tuple[ParamInfo, ...]
    vulkan: VulkanResult
    launches: tuple[LaunchInfo, ...] = ()
    hip_status: Literal["ok", "warned", "unsupported", "error"] = "ok"

    @property
    def call_name(self) -> str:
        return f"{self.name}<{', '.join(self.template_args)}>" if self.template_args else self.name


@dataclass(frozen=True, slots=True)
class FileResult:
    """Everything that a translation says of one file."""

    path: Path
    hip: HipResult | None
    kernels: tuple[KernelResult, ...]
    diagnostics: tuple[Diagnostic, ...]
    """All of them: HIP's, the kernels' and those about reading the file, sorted by place."""
    included: Mapping[Path, str] = field(default_factory=dict)
    """Project files that the front end read, with their sha256, for the cache key."""
