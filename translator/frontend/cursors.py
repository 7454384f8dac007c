"""`Node` and `CType`: what libclang says of a piece of source, looked up when asked and kept."""

from __future__ import annotations

import ast
import ctypes
import re
from collections.abc import Callable, Iterator
from ctypes import c_uint, c_void_p
from dataclasses import dataclass
from typing import Any, Final

from clang.cindex import CursorKind, TypeKind

from translator.frontend.clang_api import (
    FIELD_VISITOR,
    VISIT_CONTINUE,
    VISIT_RECURSE,
    VISITOR,
    RawCursor,
    RawLocation,
    RawString,
    RawType,
    TranslationUnit,
    lib,
    text,
)

K: Final[Any] = CursorKind
T: Final[Any] = TypeKind

_KINDS: Final[dict[int, Any]] = {k.value: k for k in CursorKind}
_TYPE_KINDS: Final[dict[int, Any]] = {k.value: k for k in TypeKind}
_INVALID: Final = range(70, 74)
"""Kinds CXCursor_InvalidFile to CXCursor_InvalidCode: no cursor."""

_collected: list[list[RawCursor]] = []


@VISITOR  # type: ignore[untyped-decorator]
def _collect(cursor: RawCursor, _parent: RawCursor, _data: int) -> int:
    _collected[-1].append(cursor)
    return VISIT_CONTINUE


@VISITOR  # type: ignore[untyped-decorator]
def _collect_deep(cursor: RawCursor, _parent: RawCursor, _data: int) -> int:
    _collected[-1].append(cursor)
    return VISIT_RECURSE


@FIELD_VISITOR  # type: ignore[untyped-decorator]
def _collect_field(cursor: RawCursor, _data: int) -> int:
    _collected[-1].append(cursor)
    return VISIT_CONTINUE


def _gather(run: Callable[[], Any]) -> list[RawCursor]:
    _collected.append([])
    try:
        run()
        return _collected[-1]
    finally:
        _collected.pop()


@dataclass(frozen=True, slots=True)
class Place:
    """A position in a file as the reader sees it (a macro's use, not its body)."""

    file: str
    line: int
    column: int
    offset: int


def locate(raw: RawLocation) -> Place | None:
    """The expansion location; None where there is none (built-in declarations)."""
    file, line, column, offset = c_void_p(), c_uint(), c_uint(), c_uint()
    lib.getExpansionLocation(raw, ctypes.byref(file), ctypes.byref(line), ctypes.byref(column), ctypes.byref(offset))
    if not file.value:
        return None
    return Place(text(lib.getFileName(file)), line.value, column.value, offset.value)


_LLVM_OPERAND: Final = re.compile(r"\$\$|\$(\d+)")


class Node:
    """A cursor.  Two nodes of one declaration have the same `key`; a node equals another only by identity."""

    __slots__ = ("_children", "_kind", "_referenced", "_type", "raw", "unit")

    def __init__(self, raw: RawCursor, unit: TranslationUnit) -> None:
        self.raw = raw
        self.unit = unit
        self._kind: Any = None
        self._children: tuple[Node, ...] | None = None
        self._type: CType | None = None
        self._referenced: Node | bool | None = False

    def __repr__(self) -> str:
        return f"<{self.kind.name} {self.spelling!r} {self.type.spelling!r}>"

    def _wrap(self, raw: RawCursor) -> Node | None:
        return None if raw.kind in _INVALID else Node(raw, self.unit)

    # ------------------------------------------------------------------------------------------------------------- tree
    @property
    def kind(self) -> Any:
        if self._kind is None:
            self._kind = _KINDS.get(self.raw.kind, self.raw.kind)
        return self._kind

    @property
    def children(self) -> tuple[Node, ...]:
        if self._children is None:
            raws = _gather(lambda: lib.visitChildren(self.raw, _collect, None))
            self._children = tuple(Node(r, self.unit) for r in raws)
        return self._children

    def descendants(self) -> Iterator[Node]:
        """Everything below, in source order; quick, since nothing is kept."""
        for raw in _gather(lambda: lib.visitChildren(self.raw, _collect_deep, None)):
            yield Node(raw, self.unit)

    @property
    def assembly(self) -> tuple[str, tuple[tuple[str, bool], ...]]:
        """Of an asm statement: its template, and each operand's constraint with whether it is an output, in order.

        The template has its operands as ``%0``: libclang gives LLVM's form (LangRef, "Inline Assembler Expressions"), where
        they are ``$0``, a dollar is ``$$`` and a percent sign one sign.
        """
        llvm = text(lib.Cursor_getGCCAssemblyTemplate(self.raw))
        template = _LLVM_OPERAND.sub(lambda m: "$" if m[0] == "$$" else "%" + m[1], llvm)
        operands: list[tuple[str, bool]] = []
        for count, get, written in (
            (lib.Cursor_getGCCAssemblyNumOutputs(self.raw), lib.Cursor_getGCCAssemblyOutput, True),
            (lib.Cursor_getGCCAssemblyNumInputs(self.raw), lib.Cursor_getGCCAssemblyInput, False),
        ):
            for n in range(count):
                constraint, expression = RawString(), RawCursor()
                get(self.raw, n, ctypes.byref(constraint), ctypes.byref(expression))
                operands.append((text(constraint), written))
        return template, tuple(operands)

    @property
    def arguments(self) -> tuple[Node, ...]:
        """A call's arguments or a function's parameters, in order."""
        count = lib.Cursor_getNumArguments(self.raw)
        return tuple(Node(lib.Cursor_getArgument(self.raw, i), self.unit) for i in range(max(count, 0)))

    # ----------------------------------------------------------------------------------------------------- declarations
    @property
    def key(self) -> int:
        """Identifies a declaration within its unit."""
        return int(self.raw.data[0] or 0)

    @property
    def spelling(self) -> str:
        return text(lib.getCursorSpelling(self.raw))

    @property
    def usr(self) -> str:
        return text(lib.getCursorUSR(self.raw))

    @property
    def type(self) -> CType:
        if self._type is None:
            self._type = CType(lib.getCursorType(self.raw), self.unit)
        return self._type

    @property
    def result_type(self) -> CType:
        return CType(lib.getCursorResultType(self.raw), self.unit)

    @property
    def referenced(self) -> Node | None:
        if isinstance(self._referenced, bool):
            self._referenced = self._wrap(lib.getCursorReferenced(self.raw))
        return self._referenced

    @property
    def definition(self) -> Node | None:
        return self._wrap(lib.getCursorDefinition(self.raw))

    @property
    def canonical(self) -> Node:
        return Node(lib.getCanonicalCursor(self.raw), self.unit)

    @property
    def parent(self) -> Node | None:
        """The enclosing declaration."""
        return self._wrap(lib.getCursorSemanticParent(self.raw))

    @property
    def template(self) -> Node | None:
        """The template that this declaration was made from."""
        return self._wrap(lib.getSpecializedCursorTemplate(self.raw))

    @property
    def is_definition(self) -> bool:
        return bool(lib.isCursorDefinition(self.raw))

    @property
    def qualified_name(self) -> str:
        """``ns::Class::name`` without inline template arguments."""
        names = [self.spelling]
        up = self.parent
        while up is not None and up.kind not in (K.TRANSLATION_UNIT, K.LINKAGE_SPEC):
            if up.kind in (K.NAMESPACE, K.STRUCT_DECL, K.CLASS_DECL, K.CLASS_TEMPLATE, K.UNION_DECL) and up.spelling:
                names.append(up.spelling)
            up = up.parent
        return "::".join(reversed(names))

    def has_child(self, *kinds: Any) -> bool:
        return any(c.kind in kinds for c in self.children)

    # ------------------------------------------------------------------------------------------------------------ places
    @property
    def start(self) -> Place | None:
        return locate(lib.getRangeStart(lib.getCursorExtent(self.raw)))

    @property
    def end(self) -> Place | None:
        return locate(lib.getRangeEnd(lib.getCursorExtent(self.raw)))

    @property
    def location(self) -> Place | None:
        return locate(lib.getCursorLocation(self.raw))

    @property
    def in_system_header(self) -> bool:
        return bool(lib.Location_isInSystemHeader(lib.getCursorLocation(self.raw)))

    # ------------------------------------------------------------------------------------------------------------ values
    @property
    def binary_operator(self) -> int:
        return int(lib.getCursorBinaryOperatorKind(self.raw))

    @property
    def unary_operator(self) -> int:
        return int(lib.getCursorUnaryOperatorKind(self.raw))

    def evaluate(self) -> int | float | str | None:
        """The constant that clang computes for an expression.

        clang ignores side effects when it does: ask only where there are none.  For a variable's declaration it gives
        the initial value, whether the variable is constant or not.
        """
        result = lib.Cursor_Evaluate(self.raw)
        if not result:
            return None
        try:
            kind = lib.EvalResult_getKind(result)
            if kind == 1:
                if lib.EvalResult_isUnsignedInt(result):
                    return int(lib.EvalResult_getAsUnsigned(result))
                return int(lib.EvalResult_getAsLongLong(result))
            if kind == 2:
                return float(lib.EvalResult_getAsDouble(result))
            if kind in (3, 4):
                data: bytes = lib.EvalResult_getAsStr(result) or b""
                return data.decode("utf-8", errors="replace")
            return None
        finally:
            lib.EvalResult_dispose(result)


def string_value(node: Node) -> str | None:
    """The text of a string literal (clang spells it with C's escapes, adjacent literals joined); None for wide ones."""
    try:
        value = ast.literal_eval(node.spelling)
    except (ValueError, SyntaxError):
        return None
    return value if isinstance(value, str) else None


class CType:
    """A type of the source."""

    __slots__ = ("_canonical", "raw", "unit")

    def __init__(self, raw: RawType, unit: TranslationUnit) -> None:
        self.raw = raw
        self.unit = unit
        self._canonical: CType | None = None

    @property
    def kind(self) -> Any:
        return _TYPE_KINDS.get(self.raw.kind, self.raw.kind)

    @property
    def canonical(self) -> CType:
        if self._canonical is None:
            self._canonical = CType(lib.getCanonicalType(self.raw), self.unit)
            self._canonical._canonical = self._canonical
        return self._canonical

    @property
    def key(self) -> tuple[int, int]:
        """Identifies a canonical type with its qualifiers."""
        c = self.canonical
        return (c.raw.kind, int(c.raw.data[0] or 0))

    @property
    def spelling(self) -> str:
        return text(lib.getTypeSpelling(self.raw))

    @property
    def pointee(self) -> CType:
        return CType(lib.getPointeeType(self.raw), self.unit)

    @property
    def element(self) -> CType:
        return CType(lib.getArrayElementType(self.raw), self.unit)

    @property
    def count(self) -> int:
        return int(lib.getArraySize(self.raw))

    @property
    def declaration(self) -> Node:
        return Node(lib.getTypeDeclaration(self.raw), self.unit)

    @property
    def result(self) -> CType:
        return CType(lib.getResultType(self.raw), self.unit)

    @property
    def parameters(self) -> tuple[CType, ...]:
        count = lib.getNumArgTypes(self.raw)
        return tuple(CType(lib.getArgType(self.raw, i), self.unit) for i in range(max(count, 0)))

    @property
    def is_const(self) -> bool:
        return bool(lib.isConstQualifiedType(self.raw))

    @property
    def is_volatile(self) -> bool:
        return bool(lib.isVolatileQualifiedType(self.raw))

    @property
    def is_restrict(self) -> bool:
        return bool(lib.isRestrictQualifiedType(self.raw))

    @property
    def size(self) -> int:
        """Bytes; negative where there is none."""
        return int(lib.Type_getSizeOf(self.raw))

    @property
    def align(self) -> int:
        return int(lib.Type_getAlignOf(self.raw))

    @property
    def template_arguments(self) -> tuple[CType, ...]:
        count = lib.Type_getNumTemplateArguments(self.raw)
        return tuple(CType(lib.Type_getTemplateArgumentAsType(self.raw, i), self.unit) for i in range(max(count, 0)))

    @property
    def fields(self) -> tuple[Node, ...]:
        """The record's own fields, in order, closures' included."""
        raws = _gather(lambda: lib.Type_visitFields(self.raw, _collect_field, None))
        return tuple(Node(r, self.unit) for r in raws)


def root(unit: TranslationUnit) -> Node:
    return Node(lib.getTranslationUnitCursor(unit.handle), unit)
