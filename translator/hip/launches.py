"""Kernel launches as ``hipLaunchKernelGGL`` calls, for those who want them; HIP compiles ``<<<>>>`` as well."""

from __future__ import annotations

from typing import Final

from translator.hip.context import HipContext
from translator.structure.calls import Launch
from translator.structure.code import NONE, Code
from translator.structure.lists import has_loose_comma, split_arguments

_BEFORE_STATEMENT: Final = frozenset({b";", b"{", b"}", b"else", b"do"})


def write_launches_as_macros(context: HipContext) -> None:
    """Turn every ``k<<<g, b, s, t>>>(x)`` into ``hipLaunchKernelGGL(k, dim3(g), dim3(b), s, t, x)``.

    Only the tokens of the launch itself are edited, so that names and arguments inside are translated as anywhere else.
    The macro is a statement, and splits its first five arguments at every comma that no round bracket holds.  A launch of
    another shape (part of an expression, a macro that holds only the configuration or several values of it, a conditional
    inside) stays as it is.
    """
    for launch in context.rules.launches:
        if launch.call_open == NONE or not 2 <= len(launch.configuration) <= 4 or not all(launch.configuration):
            continue
        if _is_plain(context, launch) and _is_statement(context.code, launch) and not _has_list_macro(context, launch):
            _rewrite(context, launch)


def _is_plain(context: HipContext, launch: Launch) -> bool:
    code = context.code
    return all(code.same_flow(i, launch.open) for i in range(launch.callee.start, launch.call_close + 1))


def _is_statement(code: Code, launch: Launch) -> bool:
    """Whether a launch is a whole expression statement, or a macro's body ends or begins with it."""
    before, after = launch.callee.start - 1, launch.call_close + 1
    if after < len(code) and code.same_flow(after, launch.open) and code.text[after] not in (b";", b"}", b"\\"):
        return False
    if before < 0 or not code.same_flow(before, launch.open) or code.text[before] in _BEFORE_STATEMENT:
        return True
    if code.directive[before] != NONE and _is_end_of_macro_head(code, before):
        return True
    if code.text[before] == b")":
        # `if (x) k<<<...`, `FOR_EACH(x) k<<<...`; a cast's bracket follows no name.
        return code.partner[before] != NONE and code.is_identifier(code.partner[before] - 1)
    return code.text[before] == b":" and _ends_label(code, before)


def _is_end_of_macro_head(code: Code, index: int) -> bool:
    """Whether a token is a macro's name, or closes the list of its parameters."""
    directive = code.directives[code.directive[index]]
    name_at = directive.first + 2
    if directive.name != b"define":
        return False
    has_parameters = code.is_at(name_at + 1, b"(") and code.start[name_at + 1] == code.end[name_at]
    return index == (code.partner[name_at + 1] if has_parameters else name_at)


def _ends_label(code: Code, colon: int) -> bool:
    index = colon - 1
    while index >= 0 and code.text[index] not in (b";", b"{", b"}", b"?", b"(", b","):
        if code.text[index] in (b"case", b"default"):
            return True
        index -= 1
    return index == colon - 2 and code.text[index] in (b";", b"{", b"}")


def _has_list_macro(context: HipContext, launch: Launch) -> bool:
    """Whether a macro of the file stands for several values of the configuration: the places after it would move."""
    code = context.code
    used = {code.text[part.start] for part in launch.configuration if len(part) == 1}
    for macro in context.rules.macros:
        if macro.name in used and macro.parameters is None and macro.body:
            inside = range(macro.body.start - 1, macro.body.stop)
            if len(split_arguments(code, inside.start, inside.stop)) > 1:
                return True
    return False


def _rewrite(context: HipContext, launch: Launch) -> None:
    code, edits = context.code, context.edits
    callee = code.span(launch.callee.start, launch.callee.stop - 1)
    whole = code.span(launch.callee.start, launch.call_close)
    edits.insert_before(whole, b"hipLaunchKernelGGL(")
    if has_loose_comma(code, launch.callee):
        edits.wrap(callee, b"HIP_KERNEL_NAME(", b")")
    edits.replace(code.span(launch.open), b", ")
    for part in launch.configuration[:2]:
        if not _is_dim3(code, part):
            edits.wrap(code.span(part.start, part.stop - 1), b"dim3(", b")")
    for part in launch.configuration[2:]:
        if has_loose_comma(code, part):
            edits.wrap(code.span(part.start, part.stop - 1), b"(", b")")
    missing = b", 0" * (4 - len(launch.configuration))
    last = b", " if launch.arguments else b""
    if [code.text[i] for part in launch.arguments for i in part] == [b"__VA_ARGS__"]:
        last = b", ##"  # drops the comma where the macro has no arguments, as every compiler of HIP does
    edits.replace(code.span(launch.close), missing + last)
    edits.delete(code.span(launch.call_open))


def _is_dim3(code: Code, part: range) -> bool:
    return (
        len(part) > 2
        and code.text[part.start] == b"dim3"
        and code.text[part.start + 1] == b"("
        and code.partner[part.start + 1] == part.stop - 1
    )
