"""What can hold a lane mask besides a local variable: results of functions, parameters, members, elements of arrays."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from translator.frontend.cursors import CType, K, Node, T
from translator.hip.typed.tree import FUNCTIONS, Tree
from translator.hip.typed.walking import unwrapped
from translator.structure.code import NONE
from translator.structure.declarations import INT32_TYPES

CLOSURE: Final = "the lambda"
"""The name of what a lambda's call operator is to a reader."""
_TYPE_WORDS: Final = frozenset(word for name in INT32_TYPES for word in name.split(b" "))
_REFERENCES: Final = (T.LVALUEREFERENCE, T.RVALUEREFERENCE)
_ARRAYS: Final = (T.CONSTANTARRAY, T.INCOMPLETEARRAY, T.DEPENDENTSIZEDARRAY, T.VARIABLEARRAY)


@dataclass(frozen=True, slots=True)
class Holder:
    """A declaration that holds, or gives back, a lane mask; `key` is that of its first declaration."""

    key: int
    name: str
    node: Node
    is_function: bool


def holder_of_place(node: Node) -> Holder | None:
    """The declaration behind something assignable: a variable, a member, an element of an array that one of them is."""
    node = unwrapped(node)
    while node.kind == K.ARRAY_SUBSCRIPT_EXPR and node.children:
        base = unwrapped(node.children[0])
        if value_type(base.type) is None and base.type.canonical.kind not in _ARRAYS:
            return None  # an element that a pointer leads to: it may be anything's
        node = base
    if node.kind not in (K.DECL_REF_EXPR, K.MEMBER_REF_EXPR):
        return None
    target = node.referenced
    if target is None or target.kind not in (K.VAR_DECL, K.PARM_DECL, K.FIELD_DECL):
        return None
    return holder_of(target)


def holder_of(declaration: Node) -> Holder:
    """A variable, parameter, member or function as a holder; what a template makes is the template's."""
    if declaration.kind in FUNCTIONS:
        parent = declaration.parent
        if declaration.spelling == "operator()" and parent is not None and is_closure(parent):
            return Holder(parent.canonical.key, CLOSURE, declaration, True)
        pattern = declaration.template or declaration
        return Holder(pattern.canonical.key, declaration.spelling, pattern, True)
    return Holder(declaration.canonical.key, declaration.spelling, declaration, False)


def is_closure(record: Node) -> bool:
    return "lambda at" in record.spelling or "(lambda" in record.type.spelling


def parameters_of(function: Node) -> list[Node]:
    """The parameters of a function's definition; of a template's, where it was made from one."""
    pattern = function.template or function
    pattern = pattern.definition or pattern
    return [child for child in pattern.children if child.kind == K.PARM_DECL] or list(function.arguments)


def value_type(kind: CType) -> CType | None:
    """The integer type of a value, a reference to one, or an array's elements; None for other types."""
    canonical = kind.canonical
    if canonical.kind in _REFERENCES:
        canonical = canonical.pointee.canonical
    while canonical.kind in _ARRAYS:
        canonical = canonical.element.canonical
    integers = (T.INT, T.UINT, T.LONG, T.ULONG, T.LONGLONG, T.ULONGLONG)
    return canonical if canonical.kind in integers else None


def is_narrow(kind: CType) -> bool:
    found = value_type(kind)
    return found is not None and found.size == 4


@dataclass(frozen=True, slots=True)
class TypePlaces:
    """Where the type of a declaration is written, once for each of its declarations; empty for ``auto``."""

    spans: tuple[range, ...]


def type_places(tree: Tree, holder: Holder, declarations: Iterable[Node]) -> TypePlaces | None:
    """None where a type cannot be found in the text (a macro, a template's parameter) or another declaration shares it."""
    spans: list[range] = []
    for node in declarations:
        tokens = tree.declaration_tokens(node)
        name_at = tree.name_token(node)
        if tokens is None or name_at == NONE:
            return None
        if holder.is_function and tree.code.is_at(name_at, b"operator"):
            return None
        written = range(tokens.start, name_at)
        if b"auto" in tree.code.text[written.start : written.stop]:
            written = _trailing(tree, name_at, tokens) if holder.is_function else range(0)
            if not written:
                continue
        found = _int32_words(tree, written) or _type_name(tree, node, written)
        if found is None or (not holder.is_function and node.kind != K.PARM_DECL and _shares_type(tree, found, tokens)):
            return None
        spans.append(found)
    return TypePlaces(tuple(spans))


def lambda_type_places(tree: Tree, node: Node) -> TypePlaces | None:
    """The type behind the ``->`` of a lambda; empty without one."""
    tokens = tree.tokens(node)
    body = next((tree.tokens(c) for c in node.children if c.kind == K.COMPOUND_STMT), None)
    if tokens is None or body is None:
        return None
    head = range(tokens.start, body.start)
    arrow = next((i for i in head if tree.code.is_at(i, b"->")), NONE)
    if arrow == NONE:
        return TypePlaces(())
    found = _int32_words(tree, range(arrow + 1, body.start))
    return TypePlaces((found,)) if found is not None else None


def _trailing(tree: Tree, name_at: int, tokens: range) -> range:
    code = tree.code
    closer = code.partner[name_at + 1] if code.is_at(name_at + 1, b"(") else NONE
    if closer == NONE or not code.is_at(closer + 1, b"->"):
        return range(0)
    stop = next((i for i in range(closer + 2, tokens.stop) if code.text[i] in (b"{", b";")), tokens.stop)
    return range(closer + 2, stop)


def _int32_words(tree: Tree, written: range) -> range | None:
    """The only run of words that name an integer type of 32 bits."""
    runs: list[range] = []
    for index in written:
        if tree.code.text[index] in _TYPE_WORDS and tree.code.directive[index] == NONE:
            if runs and runs[-1].stop == index:
                runs[-1] = range(runs[-1].start, index + 1)
            else:
                runs.append(range(index, index + 1))
    if len(runs) != 1:
        return None
    run = runs[0]
    if tree.code.is_at(run.start - 1, b"::"):
        run = range(run.start - 2, run.stop)
    text = b"".join if b"::" in tree.code.text[run.start : run.stop] else b" ".join
    return run if text(tree.code.text[run.start : run.stop]) in INT32_TYPES else None


def _type_name(tree: Tree, node: Node, written: range) -> range | None:
    """The name of a type that stands for such an integer."""
    names = [tree.tokens(c) for c in node.children if c.kind == K.TYPE_REF]
    found = [n for n in names if n is not None and len(n) == 1 and n.start in written]
    return found[0] if len(names) == 1 and found else None


def _shares_type(tree: Tree, type_at: range, tokens: range) -> bool:
    """Whether a declaration of variables or members declares several."""
    code = tree.code
    index = type_at.stop
    while index < len(code) and code.text[index] != b";":
        if code.text[index] == b",":
            return True
        index = code.partner[index] + 1 if code.partner[index] > index else index + 1
        if index > tokens.stop + 200:
            return True
    return False


def redeclarations(tree: Tree, holder: Holder) -> Iterator[Node]:
    """The declarations of a function in the file."""
    return (d for d in tree.declarations if d.kind in FUNCTIONS and d.canonical.key == holder.key)
