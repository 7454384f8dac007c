"""Which buffers must be `coherent`: those that are written and read in a kernel that orders memory.

GLSL orders accesses of a buffer between invocations only for variables declared `coherent` (GLSL 4.60, section 4.10,
"Memory Qualifiers"); CUDA orders global memory at every ``__syncthreads``, fence and warp barrier.
"""

from __future__ import annotations

from translator.ir.nodes import Atomic, Barrier, Fence, Module
from translator.passes.walk import statements


def orders_memory(module: Module) -> bool:
    """Whether the kernel has anything by which one thread's writes become visible to another."""
    return any(isinstance(s, Barrier | Fence | Atomic) for f in module.functions for s in statements(f.body))


def coherent_objects(module: Module) -> set[str]:
    """Names of the memory objects that need the qualifier."""
    if not orders_memory(module):
        return set()
    return {o.name for o in module.objects if o.written and o.read}
