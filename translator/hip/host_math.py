"""Mathematical functions that CUDA has on the host as well, and HIP on the device alone."""

from __future__ import annotations

from typing import Final

from translator.hip.context import HipContext

_HEADER: Final = "wavebridge/host_math.h"
_CLASSIFICATION: Final = (b"isnan", b"isinf", b"isfinite", b"signbit")
_PAIRS: Final = (
    *(b"rsqrt", b"rcbrt", b"sinpi", b"cospi", b"sincospi"),
    *(b"normcdf", b"norm3d", b"norm4d", b"rnorm3d", b"rhypot"),
)
_HELPED: Final = (*_PAIRS, *(name + b"f" for name in _PAIRS), b"fdividef")
"""Those of the helper header (CUDA Math API: "the functions are available in host and device code")."""


def serve_host_code(context: HipContext) -> None:
    """``isnan(x)`` in host code becomes ``std::isnan(x)``; for ``rsqrtf`` and the like a helper header has host overloads.

    CUDA's headers bring ``::isnan`` to both sides; HIP's are for the device, and the host has it in ``std`` unless a file
    includes ``<math.h>``.  Done where types show that the call means CUDA's function, not one of the project's.
    """
    names = {name for name in (*_CLASSIFICATION, *_HELPED) if _is_called_on_host(context, name)}
    if _finds_standard_names(context):
        names -= set(_CLASSIFICATION)
    if not names or (tree := context.tree) is None:
        return
    from translator.hip.typed.calls import find_calls

    for call in find_calls(tree, {name.decode() for name in names}):
        name = context.code.text[call.name_at]
        if name not in names or not call.function.in_system_header or not _is_host_code(context, call.name_at):
            continue
        if name in _CLASSIFICATION:
            context.edits.insert_before(context.code.span(call.name_at), b"std::")
        else:
            context.helpers.add(_HEADER)


def _finds_standard_names(context: HipContext) -> bool:
    if any(include.name == "math.h" for include in context.rules.includes):
        return True
    code = context.code
    return any(
        code.is_at(i + 1, b"namespace") and code.is_at(i + 2, b"std") for i in context.rules.places.get(b"using", ())
    )


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
