"""What a check is made of: a kernel, a prepared launch, executors, and rows of results (design, decision 5).

Only data and one protocol live here, so that inference, executors and comparison depend on nothing but this.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path
from typing import Any, Literal, Protocol

import numpy as np
import numpy.typing as npt

from translator.options import Options
from translator.results import FieldInfo
from translator.source import LineMap
from translator.vulkan.interface import KernelInterface

Array = npt.NDArray[Any]


@dataclass(frozen=True, slots=True)
class VulkanBuild:
    """One kernel's Vulkan translation, ready to launch."""

    spirv: bytes
    interface: KernelInterface
    glsl: str = ""


@dataclass(frozen=True, slots=True)
class KernelUnderTest:
    """One kernel instantiation and its translations.

    `name` is the function's qualified name; `template_args` the source spelling of its arguments ("float", "256"), in
    order; `call_name` is what a launch would be written with (``ns::reduce<float, 256>``).
    """

    source: Path
    cuda_text: bytes
    name: str
    template_args: tuple[str, ...]
    line: int
    options: Options
    hip_text: bytes | None = None
    """The HIP translation of the whole file; None where it could not be made."""
    hip_headers: Mapping[Path, bytes] = field(default_factory=dict)
    """Translations of project headers that the file includes, by the header's original absolute path."""
    hip_lines: Mapping[Path, LineMap] = field(default_factory=dict)
    """From CUDA lines to HIP lines, of the file and of its translated headers, by the original's absolute path."""
    vulkan: VulkanBuild | None = None
    vulkan_emulated: VulkanBuild | None = None
    """The same kernel with warp operations emulated; used on devices that cannot run 32-lane subgroups."""
    vulkan_reason: str = ""
    """Why there is no Vulkan build, in one sentence."""

    @property
    def call_name(self) -> str:
        return f"{self.name}<{', '.join(self.template_args)}>" if self.template_args else self.name


class Intent(StrEnum):
    IN = "in"
    OUT = "out"
    INOUT = "inout"


@dataclass(frozen=True, slots=True)
class Comparison:
    """How one output is compared; None means the default for its type (facts/cpu_reference.md, "Comparing")."""

    mode: Literal["numeric", "exact", "multiset", "ignore"] = "numeric"
    rtol: float | None = None
    atol: float | None = None
    count_from: str | None = None
    """For multisets: the name of the output whose first element says how many elements count."""


DEFAULT_COMPARISON = Comparison()


@dataclass(frozen=True, slots=True)
class BufferValue:
    """A pointer argument: the whole allocation's initial contents.

    `data` is one-dimensional, of the dtype's NumPy type; vectors are flattened to their scalars, structs to bytes (uint8).
    bf16 is uint16.  `offset` is in bytes: where the pointer points into the allocation.
    """

    name: str
    dtype: str
    data: Array
    intent: Intent
    offset: int = 0
    null: bool = False
    compare: Comparison = DEFAULT_COMPARISON
    element_size: int = 0
    """Bytes of one element; needed for structs, whose dtype does not say it."""
    fields: tuple[FieldInfo, ...] = ()
    """The leaves of a struct element, so that its numbers are compared as numbers."""


@dataclass(frozen=True, slots=True)
class ScalarValue:
    name: str
    dtype: str
    value: int | float | bool


@dataclass(frozen=True, slots=True)
class StructValue:
    """A struct by value, as its C bytes; `pointers` maps byte offsets of pointer fields to buffers."""

    name: str
    dtype: str
    data: bytes
    pointers: Mapping[int, BufferValue] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Sampling:
    """How a texture is read: the fields of cudaTextureDesc, of which CUDA's appendix "Texture Fetching" says the meaning."""

    filter: Literal["point", "linear"] = "point"
    address: tuple[str, str, str] = ("clamp", "clamp", "clamp")
    """wrap, clamp, mirror or border, for each axis."""
    normalized: bool = False
    """Whether coordinates go from 0 to 1."""
    read: Literal["element", "normalized"] = "element"
    border: tuple[float, float, float, float] = (0.0, 0.0, 0.0, 0.0)


DEFAULT_SAMPLING = Sampling()


@dataclass(frozen=True, slots=True)
class TextureValue:
    """A texture or surface: an object as an argument, or what a reference of file scope is bound to.

    `extent` is in texels, 0 for the dimensions that there are not; `pitch` in bytes from row to row.  A cubemap has six
    `layers` for each of its cubes; 0 layers mean that it is not layered.
    """

    name: str
    kind: Literal["texture", "surface"]
    texels: BufferValue
    resource: Literal["linear", "pitched", "array"]
    extent: tuple[int, int, int]
    pitch: int
    layers: int = 0
    cubemap: bool = False
    sampling: Sampling = DEFAULT_SAMPLING


ArgValue = BufferValue | ScalarValue | StructValue | TextureValue


@dataclass(frozen=True, slots=True)
class SymbolValue:
    """Contents of a ``__constant__`` or ``__device__`` variable before the launch; `data` as in `BufferValue`."""

    name: str
    kind: Literal["constant", "device"]
    dtype: str
    data: Array
    compare: Comparison = DEFAULT_COMPARISON


Dim3 = tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class PreparedCase:
    """A launch with every value filled in: the same for every executor."""

    name: str
    grid: Dim3
    block: Dim3
    dynamic_shared: int
    args: tuple[ArgValue, ...]
    symbols: tuple[SymbolValue, ...] = ()
    references: tuple[TextureValue, ...] = ()
    """What texture and surface references of file scope are bound to, by their qualified names."""
    warp: int = 32
    timeout: float = 20.0
    strength: Literal["strong", "weak"] = "strong"
    """weak: the inputs were guessed and may miss what the kernel does (said in the row)."""
    notes: tuple[str, ...] = ()

    @property
    def uses_textures(self) -> bool:
        return bool(self.references) or any(isinstance(arg, TextureValue) for arg in self.args)


class Status(StrEnum):
    """Outcome of one executor on one kernel, as in ``check --json``."""

    EQUAL = "equal"
    DIFFERENT = "different"
    UNSUPPORTED = "unsupported"
    NOT_RUN = "not_run"
    CRASH = "crash"
    TIMEOUT = "timeout"
    ORDER_DEPENDENT = "order_dependent"


@dataclass(frozen=True, slots=True)
class Finding:
    """Something that an execution showed: out of bounds, a race, a wave64 hazard, a division by zero..."""

    kind: str
    message: str
    line: int | None = None
    file: str | None = None
    severity: Literal["info", "warning", "error"] = "warning"
    rule: str | None = None


@dataclass(frozen=True, slots=True)
class Execution:
    """What one run gave.  `outputs` holds every buffer and symbol after the launch, by name, shaped as its input."""

    outcome: Literal["ran", "unsupported", "not_run", "crash", "timeout"]
    device: str
    outputs: Mapping[str, Array] = field(default_factory=dict)
    seconds: float = 0.0
    message: str = ""
    findings: tuple[Finding, ...] = ()


@dataclass(frozen=True, slots=True)
class BufferUse:
    """How one buffer was used. Extents are in bytes from its start, [low, high); (0, 0) for never.

    `read_first`: some byte was read before the kernel wrote it, so that the buffer needs contents.  An atomic update counts as
    a read and a write.
    """

    name: str
    reads: int
    writes: int
    atomics: int
    read_extent: tuple[int, int]
    write_extent: tuple[int, int]
    read_first: bool

    @property
    def extent(self) -> int:
        """Bytes that the buffer must have for this launch."""
        return max(self.read_extent[1], self.write_extent[1])

    @property
    def intent(self) -> Intent | None:
        """What this run shows; None if the buffer was not touched."""
        if self.writes:
            return Intent.INOUT if self.read_first else Intent.OUT
        return Intent.IN if self.reads else None


@dataclass(frozen=True, slots=True)
class ProbeResult:
    """`uses` by buffer name.  After a crash or time-out they cover what was done until then."""

    outcome: Literal["ran", "unsupported", "not_run", "crash", "timeout"]
    uses: Mapping[str, BufferUse] = field(default_factory=dict)
    findings: tuple[Finding, ...] = ()
    message: str = ""


CancelCheck = Callable[[], bool]
"""Returns True once the user has asked to stop."""


class Executor(Protocol):
    """Something that can run a kernel.  `run` never raises for what the kernel does: a crash is an outcome."""

    @property
    def name(self) -> str:
        """``reference``, ``cpu-hip32``, ``cpu-hip64``, ``hip``, ``vulkan:llvmpipe``..."""
        ...

    @property
    def family(self) -> Literal["cpu", "hip", "vulkan"]: ...

    def run(self, kernel: KernelUnderTest, case: PreparedCase, cancelled: CancelCheck) -> Execution: ...


@dataclass(frozen=True, slots=True)
class CheckRow:
    """One line of ``check --json`` and of the check panel."""

    kernel: str
    executor: str
    device: str
    status: Status
    strength: Literal["strong", "weak"]
    elements: int = 0
    max_abs: float | None = None
    max_rel: float | None = None
    mismatches: int = 0
    seconds: float = 0.0
    message: str = ""
    findings: tuple[Finding, ...] = ()


NUMPY_OF: dict[str, type[np.generic]] = {
    "bool": np.uint8,
    "i8": np.int8,
    "u8": np.uint8,
    "i16": np.int16,
    "u16": np.uint16,
    "i32": np.int32,
    "u32": np.uint32,
    "i64": np.int64,
    "u64": np.uint64,
    "f16": np.float16,
    "bf16": np.uint16,
    "f32": np.float32,
    "f64": np.float64,
}
"""NumPy type of a scalar dtype; vectors use their scalar's, structs use uint8."""


def numpy_type(dtype: str) -> type[np.generic]:
    """The NumPy type that a buffer of the dtype is stored as (see `BufferValue.data`)."""
    scalar = dtype.partition("x")[0] if dtype.rpartition("x")[2].isdigit() else dtype
    return NUMPY_OF.get(scalar, np.uint8)
