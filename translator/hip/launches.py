"""Kernel launches as ``hipLaunchKernelGGL`` calls, for those who want them; HIP compiles ``<<<>>>`` as well."""

from __future__ import annotations

from translator.hip.context import HipContext
from translator.structure.calls import Launch
from translator.structure.code import NONE


def write_launches_as_macros(context: HipContext) -> None:
    """Turn every ``k<<<g, b, s, t>>>(x)`` into ``hipLaunchKernelGGL(k, dim3(g), dim3(b), s, t, x)``.

    Only the tokens of the launch itself are edited, so that names and arguments inside are translated as anywhere else.
    A launch of another shape (a macro that holds only the configuration, a conditional inside) stays as it is.
    """
    for launch in context.rules.launches:
        if launch.call_open != NONE and 2 <= len(launch.configuration) <= 4 and _is_plain(context, launch):
            _rewrite(context, launch)


def _is_plain(context: HipContext, launch: Launch) -> bool:
    code = context.code
    return all(code.same_flow(i, launch.open) for i in range(launch.callee.start, launch.call_close + 1))


def _rewrite(context: HipContext, launch: Launch) -> None:
    code, edits = context.code, context.edits
    callee = code.span(launch.callee.start, launch.callee.stop - 1)
    whole = code.span(launch.callee.start, launch.call_close)
    edits.insert_before(whole, b"hipLaunchKernelGGL(")
    if any(code.text[i] == b"," for i in launch.callee):
        # A comma of a template argument list would split the macro's arguments.
        edits.wrap(callee, b"HIP_KERNEL_NAME(", b")")
    edits.replace(code.span(launch.open), b", ")
    for part in launch.configuration[:2]:
        if not _is_dim3(context, part):
            edits.wrap(code.span(part.start, part.stop - 1), b"dim3(", b")")
    missing = b", 0" * (4 - len(launch.configuration))
    last = b", " if launch.arguments else b""
    if [code.text[i] for part in launch.arguments for i in part] == [b"__VA_ARGS__"]:
        last = b", ##"  # drops the comma where the macro has no arguments, as every compiler of HIP does
    edits.replace(code.span(launch.close), missing + last)
    edits.delete(code.span(launch.call_open))


def _is_dim3(context: HipContext, part: range) -> bool:
    code = context.code
    return (
        len(part) > 2
        and code.text[part.start] == b"dim3"
        and code.text[part.start + 1] == b"("
        and code.partner[part.start + 1] == part.stop - 1
    )
