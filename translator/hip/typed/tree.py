"""A file's syntax tree beside its tokens: which functions could be read, and which tokens an expression covers."""

from __future__ import annotations

import ctypes
from bisect import bisect_left
from collections.abc import Iterator, Sequence
from ctypes import c_uint, c_void_p
from dataclasses import dataclass

from translator.frontend.clang_api import RawLocation, TranslationUnit, lib, text
from translator.frontend.cursors import CType, K, Node, T, locate, root
from translator.frontend.describe import SourceError
from translator.structure.code import NONE, Code

CONTAINERS = (
    K.NAMESPACE,
    K.LINKAGE_SPEC,
    K.UNEXPOSED_DECL,
    K.STRUCT_DECL,
    K.CLASS_DECL,
    K.UNION_DECL,
    K.CLASS_TEMPLATE,
)
FUNCTIONS = (K.FUNCTION_DECL, K.FUNCTION_TEMPLATE, K.CXX_METHOD, K.CONSTRUCTOR, K.DESTRUCTOR, K.CONVERSION_FUNCTION)


@dataclass(frozen=True, slots=True)
class TypedFunction:
    """A function definition of the file that was read without an error; `tokens` covers all of it."""

    node: Node
    tokens: range


class Tree:
    """One reading of one file.  Nodes are valid while it lives.

    A place in a macro's body has no type here: it stands for as many expressions as the macro has uses.  The arguments of a
    macro are known where they are written.
    """

    def __init__(self, unit: TranslationUnit, errors: Sequence[SourceError], path: str, code: Code) -> None:
        self.unit = unit
        self.code = code
        self.path = path
        self._names: dict[int, str] = {}
        self._error_tokens = sorted(
            self._token_near(e.place.offset) for e in errors if e.place and e.place.file == path
        )
        self.declarations = tuple(self._declarations(root(unit)))
        """Declarations of the file itself, those in namespaces and classes too."""
        self.functions = tuple(self._functions())

    def tokens(self, node: Node) -> range | None:
        """The tokens that an expression or a declaration is written with; None where a macro's body writes some of them."""
        extent = lib.getCursorExtent(node.raw)
        first = self._token(lib.getRangeStart(extent), at_end=False)
        last = self._token(lib.getRangeEnd(extent), at_end=True)
        return range(first, last + 1) if first != NONE and first <= last else None

    def declaration_tokens(self, node: Node) -> range | None:
        """The tokens of a declaration; the qualifiers in front of it may be macros, as ``__device__`` is."""
        extent = lib.getCursorExtent(node.raw)
        last = self._token(lib.getRangeEnd(extent), at_end=True)
        place = locate(lib.getRangeStart(extent))
        if place is None or place.file != self.path or last == NONE:
            return None
        first = bisect_left(self.code.start, place.offset)
        is_plain = self.code.start[first : first + 1] == (place.offset,) and self.code.directive[first] == NONE
        return range(first, last + 1) if is_plain and first <= last else None

    def used_tokens(self, node: Node) -> range | None:
        """The tokens of an expression; of one that a macro's body writes, the macro's use."""
        return self.tokens(node) or self.declaration_tokens(node)

    def name_token(self, node: Node) -> int:
        """The token at a node's location (a declaration's name), or NONE."""
        return self._token(lib.getCursorLocation(node.raw), at_end=False)

    def is_in_file(self, node: Node) -> bool:
        return self._spelled(lib.getCursorLocation(node.raw))[0] == self.path

    def has_error(self, tokens: range) -> bool:
        at = bisect_left(self._error_tokens, tokens.start)
        return at < len(self._error_tokens) and self._error_tokens[at] < tokens.stop

    @property
    def has_error_outside_functions(self) -> bool:
        """Whether a declaration that any function may use was not understood."""
        spans = [f.tokens for f in self._all_functions]
        return any(not any(token in span for span in spans) for token in self._error_tokens)

    def _declarations(self, parent: Node) -> Iterator[Node]:
        for child in parent.children:
            if not lib.Location_isFromMainFile(lib.getCursorLocation(child.raw)) or not self.is_in_file(child):
                continue
            yield child
            if child.kind in CONTAINERS:
                yield from self._declarations(child)

    def _functions(self) -> Iterator[TypedFunction]:
        found: list[TypedFunction] = []
        for node in self.declarations:
            if node.kind in FUNCTIONS and node.has_child(K.COMPOUND_STMT):
                tokens = self.declaration_tokens(node)
                if tokens is not None:
                    found.append(TypedFunction(node, tokens))
        self._all_functions = tuple(found)
        return (f for f in found if not self.has_error(f.tokens))

    def _token_near(self, offset: int) -> int:
        return max(bisect_left(self.code.end, offset + 1), 0)

    def _token(self, location: RawLocation, *, at_end: bool) -> int:
        file, offset = self._spelled(location)
        if file != self.path:
            return NONE
        column = self.code.end if at_end else self.code.start
        at = bisect_left(column, offset)
        if at == len(column) or column[at] != offset or self.code.directive[at] != NONE:
            return NONE
        return at

    def _spelled(self, location: RawLocation) -> tuple[str, int]:
        file, line, column, offset = c_void_p(), c_uint(), c_uint(), c_uint()
        lib.getSpellingLocation(
            location, ctypes.byref(file), ctypes.byref(line), ctypes.byref(column), ctypes.byref(offset)
        )
        if not file.value:
            return "", 0
        if file.value not in self._names:
            self._names[file.value] = text(lib.getFileName(file))
        return self._names[file.value], offset.value


def is_dependent(kind: CType) -> bool:
    """Whether a type waits for template arguments, or was not understood."""
    canonical = kind.canonical
    if canonical.kind in (T.DEPENDENT, T.INVALID, T.UNEXPOSED, T.OVERLOAD):
        return True
    spelling = canonical.spelling
    return "type-parameter" in spelling or "<dependent" in spelling


def callee(call: Node) -> Node | None:
    """What a call calls, by its declaration; None where that depends on template arguments or types are unknown."""
    return call.referenced
