"""Members of cooperative groups that HIP has under an older name."""

from __future__ import annotations

from typing import Final

from translator.hip.context import HipContext
from translator.structure.calls import call_at

_COUNT: Final = b"num_threads"


def rename_group_members(context: HipContext) -> None:
    """``group.num_threads()`` becomes ``group.size()``, which CUDA keeps as its older name (CUDA C++ Programming Guide,
    "Cooperative Groups") and which is the only one in HIP's headers up to 6.4 (amd_hip_cooperative_groups.h).

    In device code alone: a thread pool of the host may have a member of the name.
    """
    code = context.code
    if not context.rules.mentions(b"cooperative_groups") or _COUNT in context.rules.own_names:
        return
    bodies = [function.body for function in context.rules.device_functions()]
    for index in context.rules.places.get(_COUNT, ()):
        is_member = index > 0 and code.text[index - 1] in (b".", b"->")
        if not is_member or not any(index in body for body in bodies):
            continue
        if (call := call_at(code, index)) is not None and not any(call.arguments):
            context.edits.replace(code.span(index), b"size")
