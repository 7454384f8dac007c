"""`FileFacts`: one reading of a file by libclang, made at the first question."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Mapping
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING

from translator.options import Options
from translator.source import SourceFile
from translator.structure.code import NONE, Code

if TYPE_CHECKING:
    from translator.hip.typed.tree import Tree, TypedFunction

LARGEST_FILE = 2 << 20
"""Bytes above which a file is not read for its types: generated tables, whose reading takes seconds and gigabytes."""

Part = tuple[int, str | None]
"""How many tokens an expression has, and its type."""


@dataclass(slots=True)
class FileFacts:
    """The types of one file; everything is "not known" where libclang cannot read it, or not without errors that matter.

    A header is read by itself.  What only the host reading sees (``#ifndef __CUDA_ARCH__``) is asked of a second reading.
    """

    source: SourceFile
    options: Options
    code: Code
    _trees: dict[bool, Tree | None] = field(default_factory=dict)
    _included: dict[Path, str] = field(default_factory=dict)
    _parts: dict[int, dict[int, Part]] = field(default_factory=dict)

    @property
    def tree(self) -> Tree | None:
        """The device reading."""
        return self._tree(host=False)

    @property
    def included(self) -> Mapping[Path, str]:
        """The project's headers that were read, with their sha256; empty where nothing was asked."""
        return self._included

    def type_at(self, offset: int) -> str | None:
        """The canonical type of the expression whose last token begins at a byte offset, before any implicit conversion.

        Of several expressions that end there the shortest is meant: for the ``b`` in ``a + b`` that is ``b``, for the ``]`` in
        ``p->items[i]`` it is the whole, since nothing shorter ends with the bracket.
        """
        token = self._token(offset)
        if token == NONE:
            return None
        found = self._type_of(token, host=False)
        if found is None and b"__CUDA_ARCH__" in self.source.data:
            found = self._type_of(token, host=True)
        return found

    def _token(self, offset: int) -> int:
        at = bisect_left(self.code.start, offset)
        return at if at < len(self.code) and self.code.start[at] == offset else NONE

    def _type_of(self, token: int, *, host: bool) -> str | None:
        tree = self._tree(host=host)
        function = function_at(tree, token) if tree is not None else None
        if tree is None or function is None:
            return None
        # The key tells the readings apart as well: the nodes of two never share an address while both live.
        parts = self._parts.get(function.node.key)
        if parts is None:
            parts = self._parts[function.node.key] = _expressions(tree, function)
        return parts.get(token, (0, None))[1]

    def _tree(self, *, host: bool) -> Tree | None:
        if host not in self._trees:
            self._trees[host] = self._read(host=host)
        return self._trees[host]

    def _read(self, *, host: bool) -> Tree | None:
        """None where a header is missing or has errors, or a declaration outside functions was not understood: then names
        may mean something else than they do to nvcc."""
        if len(self.source.data) > LARGEST_FILE:
            return None
        try:
            from translator.frontend.clang_api import ClangError
            from translator.frontend.unit import project_texts, read_alone
            from translator.hip.typed.tree import Tree
        except (ImportError, OSError):  # no libclang for this machine: the rules do with tokens
            return None
        try:
            unit, errors = read_alone(self.source, self.options, host=host)
        except (ClangError, OSError, ValueError):
            return None
        texts = project_texts(unit, {self.source.path: self.source.data})
        self._included |= {Path(p): sha256(d).hexdigest() for p, d in texts.items() if Path(p) != self.source.path}
        path = str(self.source.path)
        if any(e.place is None or e.place.file != path or "file not found" in e.message for e in errors):
            return None
        tree = Tree(unit, errors, path, self.code)
        return None if tree.has_error_outside_functions else tree


def function_at(tree: Tree, token: int) -> TypedFunction | None:
    """The innermost function that was read without errors and holds a token."""
    holding = [f for f in tree.functions if token in f.tokens]
    return min(holding, key=lambda f: len(f.tokens), default=None)


def _expressions(tree: Tree, function: TypedFunction) -> dict[int, Part]:
    from translator.frontend.cursors import T
    from translator.hip.typed.tree import is_dependent

    found: dict[int, Part] = {}
    for node in function.node.descendants():
        if not node.kind.is_expression():
            continue
        tokens = tree.tokens(node)
        if tokens is None or len(tokens) > found.get(tokens.stop - 1, (len(tokens), None))[0]:
            continue
        kind = node.type.canonical
        if kind.kind in (T.FUNCTIONPROTO, T.FUNCTIONNOPROTO, T.OVERLOAD):
            continue
        found[tokens.stop - 1] = (len(tokens), None if is_dependent(kind) else kind.spelling)
    return found
