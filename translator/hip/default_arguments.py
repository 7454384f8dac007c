"""Arguments that CUDA's headers give a default value and HIP's do not: they are written out."""

from __future__ import annotations

from typing import Final

from translator.hip.context import HipContext
from translator.source import Span

_DEFAULTS: Final[dict[bytes, tuple[int, tuple[bytes, ...]]]] = {
    b"cudaLaunchCooperativeKernel": (4, (b"0", b"0")),
    b"cudaLaunchCooperativeKernelMultiDevice": (2, (b"0",)),
    b"cudaMemcpyToSymbolAsync": (3, (b"0", b"hipMemcpyHostToDevice")),
    b"cudaMemcpyFromSymbolAsync": (3, (b"0", b"hipMemcpyDeviceToHost")),
    b"cudaMalloc3DArray": (3, (b"0",)),
    b"cudaMemcpy2DArrayToArray": (8, (b"hipMemcpyDeviceToDevice",)),
    b"cudaGraphInstantiateWithFlags": (2, (b"0",)),
    b"cudaSignalExternalSemaphoresAsync": (3, (b"0",)),
    b"cudaWaitExternalSemaphoresAsync": (3, (b"0",)),
}
"""How many arguments a call must have, and the values of those after them (CUDA Runtime API reference; cuda_runtime.h)."""


def write_default_arguments(context: HipContext) -> None:
    """``cudaLaunchCooperativeKernel(k, grid, block, arguments)`` gets the 0 bytes and the stream 0 that it leaves out."""
    code = context.code
    for call in context.rules.calls(*_DEFAULTS):
        needed, defaults = _DEFAULTS[code.text[call.name_at]]
        given = len(call.arguments)
        if not needed <= given < needed + len(defaults) or not all(call.arguments):
            continue
        function = context.rules.functions.enclosing(call.name_at)
        if function is not None and function.name_at == call.name_at:
            continue  # a function of the name, not a call
        text = b"".join(b", " + value for value in defaults[given - needed :])
        context.edits.insert_after(Span(code.start[call.opener], code.start[call.closer]), text)
