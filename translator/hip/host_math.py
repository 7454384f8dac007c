"""Mathematical functions that CUDA has on the host as well, and HIP on the device alone."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from translator.hip.context import HipContext

_HEADER: Final = "wavebridge/host_math.h"
_PAIRS: Final = (
    *(b"rsqrt", b"rcbrt", b"sinpi", b"cospi", b"sincospi"),
    *(b"normcdf", b"norm3d", b"norm4d", b"rnorm3d", b"rhypot"),
)
_NAMES: Final = (*_PAIRS, *(name + b"f" for name in _PAIRS), b"fdividef")
"""Those of the helper header (CUDA Math API: functions without a leading underscore are for host and device code)."""


def serve_host_code(context: HipContext) -> None:
    """Where host code calls ``rsqrtf`` and the like, a helper header with host overloads is included.

    Types show whether the call means CUDA's function or one of the project's: many a project has its own for the compilers
    that lack it.  Where types are off, neither the file nor one that it includes may define or mention it.
    """
    names = {name for name in _NAMES if _is_called_on_host(context, name)}
    if not names:
        return
    if (tree := context.tree) is None:
        is_cuda = context.rules.source.path.suffix in (".cu", ".cuh")
        if is_cuda and names - context.rules.own_names - _of_includes(context, names):
            context.helpers.add(_HEADER)
        return
    from translator.hip.typed.calls import find_calls

    for call in find_calls(tree, {name.decode() for name in names}):
        if call.function.in_system_header and _is_host_code(context, call.name_at):
            context.helpers.add(_HEADER)
            return


def _of_includes(context: HipContext, names: set[bytes]) -> set[bytes]:
    """Those of the names that a file of the project which this one includes speaks of, and may define."""
    found: set[bytes] = set()
    for include in context.rules.includes:
        path = context.is_local_header(include.name) if include.quoted else None
        if path is not None:
            found |= {name for name in names if name in _text(path)}
    return found


def _text(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError:
        return b""


def _is_called_on_host(context: HipContext, name: bytes) -> bool:
    code = context.code
    return any(
        code.is_at(i + 1, b"(") and code.text[i - 1] not in (b".", b"->", b"::") and _is_host_code(context, i)
        for i in context.rules.places.get(name, ())
    )


def _is_host_code(context: HipContext, index: int) -> bool:
    function = context.rules.functions.enclosing(index)
    if function is None or function.name_at == index:
        return False
    return not function.runs_on_device or b"__host__" in function.spaces
