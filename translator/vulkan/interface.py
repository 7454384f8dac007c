"""How to launch a translated kernel: everything a host needs beside the SPIR-V.

This is the ``interface`` object of ``translate --json`` (a contract: names may be added, none is dropped).

Rules of the launch (facts/semantics.md, "Launch mapping" and "A pointer argument is ..."):

* A workgroup is one-dimensional.  Its size is the CUDA block's thread count rounded up to a multiple of
  `Workgroup.multiple_of` (1 where the kernel has no native subgroup operation: then it is the exact count), given by the
  specialisation constant ``local_size``; ``block_x/y/z`` give the CUDA block's shape.  ``threadIdx`` is derived from the
  linear id.  Where `Workgroup.pads` is false the shader has no place for surplus threads: a block whose count is not a
  multiple runs the emulated variant, which is exact at any count.
* The dispatch is three-dimensional, one workgroup a CUDA block.  `grid_push` is the push-constant offset of six u32:
  gridDim.x/y/z, then the coordinates of the first block of this dispatch (so that a grid beyond the device's limits can be
  split into several dispatches).
* A pointer argument binds its **whole allocation** as a storage buffer; a u32 at `offset_push` gives the byte offset of the
  pointer in it, a u32 at `null_push` (where given) is 1 if the pointer is null (bind any small buffer then).  The offset is
  a multiple of the pointee's alignment, as CUDA wants it; where `offset_step` is more than 1 it must also be a multiple of
  that (elements of 12 bytes, say): a host whose offset is not shifts the descriptor's own offset, or refuses.
* Scalars and structs by value lie at `push_offset` in the push constants with the size and layout that C gives them (bool: a
  u32, 0 or 1).  If all of it exceeds 128 bytes, `params` says that it is a uniform buffer instead; offsets stay the same.
* Dynamic shared memory: the specialisation constant `spec_id` takes the number of elements of `element_size` bytes (at
  least 1).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True)
class KernelArg:
    """One kernel parameter, or one pointer field of a struct parameter ("args.in").

    `dtype` is an element type of `translator.ir.types.show` ("f32", "i32", "u8", "f32x4", or a struct's name).
    `size`: bytes of the scalar or struct, or of one buffer element.  `push_offset` is None for buffers.
    """

    name: str
    kind: Literal["buffer", "scalar", "struct"]
    dtype: str
    size: int
    binding: int | None = None
    push_offset: int | None = None
    offset_push: int | None = None
    null_push: int | None = None
    written: bool = True
    read: bool = True
    offset_step: int = 1
    """For buffers: what the byte offset must be a multiple of."""


@dataclass(frozen=True, slots=True)
class Symbol:
    """A ``__constant__`` or ``__device__`` variable: a storage buffer of `size` bytes that the host fills.

    `initial` holds the bytes that the source initialises it with, None where it leaves it zero.
    """

    name: str
    kind: Literal["constant", "device"]
    dtype: str
    size: int
    binding: int
    initial: bytes | None = None


@dataclass(frozen=True, slots=True)
class Workgroup:
    """Specialisation constant ids: ``local_size``, ``block_x``, ``block_y``, ``block_z``.

    ``fma_is_fused``, where it is given, is a bool (0 by default): a host that knows that the device's ``fma()`` rounds once
    sets it, else fused multiply-adds are done in integers.  `multiple_of` and `pads`: see the rules above.
    """

    spec_ids: dict[str, int]
    multiple_of: int = 32
    pads: bool = True

    def takes(self, threads: int) -> bool:
        """Whether this variant runs blocks of that many threads."""
        return self.pads or threads % self.multiple_of == 0


@dataclass(frozen=True, slots=True)
class DynamicShared:
    spec_id: int
    element_size: int


@dataclass(frozen=True, slots=True)
class ParamBlock:
    """Where parameters live: push constants, or a uniform buffer at `binding`."""

    kind: Literal["push", "uniform"] = "push"
    binding: int | None = None


WarpStrategy = Literal["none", "subgroup32", "subgroup64_as_two", "emulated"]
"""``none``: the kernel has no warp operation.  ``subgroup32``: needs a required subgroup size of 32.  ``emulated``: any
subgroup size, through shared memory and barriers."""


@dataclass(frozen=True, slots=True)
class KernelInterface:
    entry: str
    vulkan: str
    warp_strategy: WarpStrategy
    workgroup: Workgroup
    args: tuple[KernelArg, ...]
    params: ParamBlock
    push_size: int
    """Bytes of the parameter block, in push constants or in the uniform buffer."""
    grid_push: int
    dynamic_shared: DynamicShared | None
    symbols: tuple[Symbol, ...]
    static_shared_bytes: int
    features: tuple[str, ...]
    """Vulkan feature names as the API spells them, such as ``shaderInt64``."""
    extensions: tuple[str, ...]
    """Device extensions, such as ``VK_EXT_shader_atomic_float``."""
    printf: bool = False
