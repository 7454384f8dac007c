"""What the calls of a file call, overloads resolved."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass

from translator.frontend.cursors import K, Node
from translator.hip.typed.tree import Tree, TypedFunction


@dataclass(frozen=True, slots=True)
class TypedCall:
    """A call by name of a function: the token of its name, the function, and the types of its parameters (canonical)."""

    name_at: int
    function: Node
    parameters: tuple[str, ...]
    enclosing: TypedFunction


def find_calls(tree: Tree, names: Collection[str]) -> Iterator[TypedCall]:
    """The calls of functions with these names whose overload is known, each once."""
    said: set[int] = set()
    for enclosing in tree.functions:
        for node in enclosing.node.descendants():
            if node.kind != K.CALL_EXPR or node.spelling not in names:
                continue
            target, tokens = node.referenced, tree.tokens(node)
            if target is None or tokens is None or target.kind not in (K.FUNCTION_DECL, K.CXX_METHOD):
                continue
            if tokens.start not in said:
                said.add(tokens.start)
                types = tuple(kind.canonical.spelling for kind in target.type.parameters)
                yield TypedCall(tokens.start, target, types, enclosing)
