"""Conversions between uint3 and dim3, which CUDA's types have and HIP's lack.

CUDA's dim3 is made from a uint3 and converts to one, and the built-in index variables are of these types (CUDA C++ Programming
Guide, "Built-in Variables").  HIP's dim3 and uint3 (a ``HIP_vector_type``) know nothing of each other, and the index variables
are of types of their own that convert to dim3 alone (HIP 6.4, amd_hip_runtime.h).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, Literal

from translator.frontend.cursors import CType, K, Node, T
from translator.hip.typed.tree import Tree
from translator.hip.typed.walking import identity, is_expression
from translator.structure.code import Code

Triple = Literal["uint3", "dim3"]
_TRIPLES: Final = ("uint3", "dim3")
_VARIABLES: Final = frozenset({"threadIdx", "blockIdx", "blockDim", "gridDim"})
_PATH: Final = frozenset({b".", b"->", b"::", b"[", b"]", b"+", b"-", b"*"})


@dataclass(frozen=True, slots=True)
class TripleValue:
    """A whole uint3 or dim3 where the source uses it: its tokens, its type in CUDA, and the type that is wanted of it."""

    tokens: range
    written: Triple
    wanted: Triple
    variable: str | None
    """The name of the built-in variable that it is."""
    holder: Literal["auto", "auto &", ""]
    """How the declaration that it initialises names its own type: not at all, or otherwise."""


def find_triples(tree: Tree) -> Iterator[TripleValue]:
    """Every value of the two types, once; those in templates where the type depends on nothing."""
    said: set[range] = set()
    for function in tree.functions:
        for value in _below(tree, function.node):
            if value.tokens not in said:
                said.add(value.tokens)
                yield value


def _below(tree: Tree, parent: Node) -> Iterator[TripleValue]:
    for child in parent.children:
        if is_expression(child) and _triple(child) is not None and (value := _value(tree, child, parent)) is not None:
            yield value
        yield from _below(tree, child)


def _value(tree: Tree, top: Node, parent: Node) -> TripleValue | None:
    """The value that begins at `top`, the outermost of the nodes that are written with the same tokens."""
    tokens = tree.tokens(top)
    wanted = _listed(parent, top) if parent.kind == K.INIT_LIST_EXPR else _triple(top)
    if (
        parent.kind == K.MEMBER_REF_EXPR
        or tokens is None
        or wanted is None
        or (is_expression(parent) and tree.tokens(parent) == tokens)
    ):
        return None
    bottom = top
    while (
        inner := next((c for c in bottom.children if is_expression(c) and tree.tokens(c) == tokens), None)
    ) is not None:
        bottom = inner
    written = _triple(bottom)
    if written is None:
        return None
    made = _constructed(parent)
    if made is not None:
        wanted = made
    variable = bottom.spelling if bottom.kind == K.DECL_REF_EXPR and bottom.spelling in _VARIABLES else None
    return TripleValue(tokens, written, wanted, variable, _holder(tree, parent))


def _listed(parent: Node, element: Node) -> Triple | None:
    """The type of the member that an element of ``{...}`` initialises: libclang shows the list as it is written, before
    conversions."""
    at = next((i for i, child in enumerate(parent.children) if identity(child) == identity(element)), None)
    record = parent.type.canonical
    if at is None or record.kind != T.RECORD or any(not is_expression(child) for child in parent.children):
        return None
    fields = record.fields
    return _named(fields[at].type) if at < len(fields) else None


def _constructed(call: Node) -> Triple | None:
    """The type that a call of a constructor with one argument makes (``dim3 d(u)``, ``dim3(u)``)."""
    if call.kind != K.CALL_EXPR or len(call.arguments) != 1:
        return None
    target = call.referenced
    return _triple(call) if target is not None and target.kind == K.CONSTRUCTOR else None


def _triple(node: Node) -> Triple | None:
    return _named(node.type)


def _named(kind: CType) -> Triple | None:
    name = kind.canonical.spelling.removeprefix("const ")
    return name if name in _TRIPLES else None  # type: ignore[return-value]


def _holder(tree: Tree, declaration: Node) -> Literal["auto", "auto &", ""]:
    if declaration.kind != K.VAR_DECL or (tokens := tree.declaration_tokens(declaration)) is None:
        return ""
    before = tree.code.text[tokens.start : tree.name_token(declaration)]
    if b"auto" not in before:
        return ""
    return "auto &" if b"&" in before else "auto"


def is_path(code: Code, tokens: range) -> bool:
    """Whether an expression may be written three times: a name, its members and elements, nothing that is computed twice
    to another effect."""
    return all(code.text[i] in _PATH or code.is_identifier(i) or code.text[i][:1].isdigit() for i in tokens)
