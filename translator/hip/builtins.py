"""The built-in index variables as values, and values of their types: HIP's have fewer conversions than CUDA's."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from translator.diagnostics.rules.semantics import index_conversion
from translator.hip.context import HipContext
from translator.structure.calls import call_at
from translator.structure.code import NONE
from translator.structure.lanes import enclosing_call

if TYPE_CHECKING:
    from translator.hip.typed.index_values import TripleValue

_INDICES: Final = (b"threadIdx", b"blockIdx")
_EXTENTS: Final = (b"blockDim", b"gridDim")


def convert_index_variables(context: HipContext) -> None:
    """``uint3 t = threadIdx`` becomes ``uint3 t = make_uint3(threadIdx.x, threadIdx.y, threadIdx.z)``.

    In CUDA ``threadIdx`` and ``blockIdx`` are uint3 (CUDA C++ Programming Guide, "Built-in Variables"); HIP's convert to dim3
    alone.  A use that names no component is a use of the whole; where a dim3 is wanted it stays.  Types, where they are
    known, tell what is wanted, and find the other values that HIP does not convert.
    """
    known = _convert_by_type(context) if _needs_types(context) else frozenset()
    if context.rules.mentions(b"make_uint3") and context.rules.mentions(b"dim3") and context.tree is None:
        _make_dim3(context)
    for index in _whole_uses(context, _INDICES):
        if index not in known and not _wants_dim3(context, index):
            _write_parts(context, range(index, index + 1), b"make_uint3")


def _make_dim3(context: HipContext) -> None:
    """``grid = make_uint3(n, 1, 1)`` becomes ``grid = dim3(n, 1, 1)`` where the file declares `grid` as dim3 alone."""
    code = context.code
    for index in context.rules.places.get(b"make_uint3", ()):
        if index < 2 or code.text[index - 1] != b"=":
            continue
        types = {code.text[i - 1] for i in context.rules.places.get(code.text[index - 2], ()) if i}
        if b"dim3" in types and b"uint3" not in types and code.text[index - 3] not in (b".", b"->"):
            context.edits.replace(code.span(index), b"dim3")


def _needs_types(context: HipContext) -> bool:
    mentions = context.rules.mentions
    if mentions(b"uint3", b"make_uint3") and mentions(b"dim3"):
        return True
    return any(context.code.directive[i] == NONE for i in _whole_uses(context, _INDICES + _EXTENTS))


def _convert_by_type(context: HipContext) -> frozenset[int]:
    """Convert what types show to need it; gives back the tokens whose conversion is settled."""
    tree = context.tree
    if tree is None:
        return frozenset()
    from translator.hip.typed.index_values import find_triples, is_path

    settled: set[int] = set()
    for value in find_triples(tree):
        settled.add(value.tokens.start)
        maker = _maker(value)
        if maker is None:
            continue
        if is_path(context.code, value.tokens):
            _write_parts(context, value.tokens, maker)
        elif maker == b"dim3" and _is_call_of(context, value.tokens, b"make_uint3"):
            context.edits.replace(context.code.span(value.tokens.start), maker)  # it takes the same numbers
        else:
            span = context.code.span(value.tokens.start, value.tokens.stop - 1)
            what = f"`{context.rules.text(value.tokens)}` is a {value.written} where a {value.wanted} is wanted"
            context.findings.append(
                index_conversion.RULE.at(
                    span,
                    f"{what}: HIP has no such conversion; keep the value in a variable first.",
                    kernel=context.rules.kernel_at(value.tokens.start),
                )
            )
    return frozenset(settled)


def _maker(value: TripleValue) -> bytes | None:
    """The function that makes what is wanted out of the parts; None where HIP converts by itself."""
    if value.variable is not None and value.holder == "auto &":
        return None  # the reference binds to HIP's own type
    if value.variable is not None and value.wanted == "dim3":
        return b"dim3" if value.holder == "auto" else None
    if value.variable is not None:
        return b"make_uint3"
    if value.written == value.wanted:
        return None
    return b"make_uint3" if value.wanted == "uint3" else b"dim3"


def _is_call_of(context: HipContext, tokens: range, name: bytes) -> bool:
    """Whether the tokens are one call of a function, and nothing more."""
    if context.code.text[tokens.start] != name or (call := call_at(context.code, tokens.start)) is None:
        return False
    return call.closer == tokens.stop - 1


def _write_parts(context: HipContext, tokens: range, maker: bytes) -> None:
    text = context.code.slice(tokens)
    parts = b", ".join(text + b"." + field for field in (b"x", b"y", b"z"))
    context.edits.replace(context.code.span(tokens.start, tokens.stop - 1), maker + b"(" + parts + b")")


def _whole_uses(context: HipContext, names: tuple[bytes, ...]) -> list[int]:
    declared = {macro.name for macro in context.rules.macros}
    places = context.rules.places
    return [i for name in names if name not in declared for i in places.get(name, ()) if _is_whole(context, i)]


def _wants_dim3(context: HipContext, index: int) -> bool:
    """Whether a dim3 is initialised here, or a parameter that the file declares as dim3 is passed."""
    code = context.code
    before = index - 1
    if code.text[before] in (b"=", b"(", b"{"):
        named = before - 1 if code.is_identifier(before - 1) else before
        if code.text[named - 1] == b"dim3" or code.text[named] == b"dim3":
            return True
    opener = enclosing_call(code, index)
    if opener == NONE or not code.is_identifier(opener - 1) or (call := call_at(code, opener - 1)) is None:
        return False
    position = next((n for n, part in enumerate(call.arguments) if list(part) == [index]), None)
    if position is None:
        return False
    return any(
        function.name == code.text[opener - 1]
        and position < len(function.parameters)
        and b"dim3" in code.text[function.parameters[position].start : function.parameters[position].stop]
        for function in context.rules.functions.functions
    )


def _is_whole(context: HipContext, index: int) -> bool:
    code = context.code
    if (
        code.is_at(index + 1, b".")
        or code.is_at(index + 1, b"->")
        or code.text[index - 1] in (b".", b"->", b"::", b"##", b"#", b"&")
    ):
        return False
    if code.is_at(index + 1, b"##"):
        return False
    if code.directive[index] != NONE:
        directive = code.directives[code.directive[index]]
        if directive.name != b"define" or index <= directive.first + 2:
            return False
    function = context.rules.functions.enclosing(index)
    if function is None:
        return code.directive[index] != NONE
    if any(index in part for part in function.parameters):
        return False  # a parameter of that name
    # A declaration `uint3 threadIdx;` follows a type name; an operand follows an operator or a bracket.
    return not code.is_identifier(index - 1) or code.text[index - 1] == b"return"
