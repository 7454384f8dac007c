"""C++ types to types of the kernel language, sizes and offsets as clang computes them."""

from __future__ import annotations

import re
from collections.abc import Callable
from types import MappingProxyType

from translator.frontend.clang_api import lib
from translator.frontend.cursors import CType, K, Node, T
from translator.frontend.lower import errors
from translator.frontend.lower.errors import Unsupported
from translator.ir.types import (
    BF16,
    BOOL,
    F16,
    F32,
    F64,
    I8,
    I16,
    I32,
    I64,
    U8,
    U16,
    U32,
    U64,
    UINT3,
    VOID,
    ArrayType,
    PtrType,
    Scalar,
    ScalarType,
    StructField,
    StructType,
    Type,
    VecType,
    vec,
)

_SCALARS = MappingProxyType(
    {
        T.BOOL: BOOL,
        T.CHAR_S: I8,
        T.SCHAR: I8,
        T.CHAR_U: U8,
        T.UCHAR: U8,
        T.CHAR16: U16,
        T.CHAR32: U32,
        T.WCHAR: I32,
        T.SHORT: I16,
        T.USHORT: U16,
        T.INT: I32,
        T.UINT: U32,
        T.LONG: I64,
        T.ULONG: U64,
        T.LONGLONG: I64,
        T.ULONGLONG: U64,
        T.HALF: F16,
        T.FLOAT16: F16,
        T.FLOAT: F32,
        T.DOUBLE: F64,
    }
)

_VECTOR_SCALARS = {
    "char": Scalar.I8,
    "uchar": Scalar.U8,
    "short": Scalar.I16,
    "ushort": Scalar.U16,
    "int": Scalar.I32,
    "uint": Scalar.U32,
    "long": Scalar.I64,
    "ulong": Scalar.U64,
    "longlong": Scalar.I64,
    "ulonglong": Scalar.U64,
    "float": Scalar.F32,
    "double": Scalar.F64,
}
_HALF2 = VecType(Scalar.F16, 2, 4)
_BFLOAT2 = VecType(Scalar.BF16, 2, 4)
_BUILTIN_RECORDS: dict[str, Type] = {
    **{f"{name}{n}": vec(scalar, n) for name, scalar in _VECTOR_SCALARS.items() for n in (2, 3, 4)},
    "dim3": UINT3,
    "__half": F16,
    "__half2": _HALF2,
    "__nv_bfloat16": BF16,
    "__nv_bfloat162": _BFLOAT2,
}
"""Global classes of the CUDA headers that are scalars and vectors of the kernel language."""

_ERRONEOUS = (T.INVALID, T.UNEXPOSED, T.DEPENDENT, T.AUTO, T.OVERLOAD)
_UNION_UNITS: dict[int, Type] = {1: U8, 2: U16, 4: U32, 8: U64, 16: vec(Scalar.U32, 4)}
GROUP_NAMESPACE = "cooperative_groups::"


class TypeLowering:
    """Types of one module.  Structs get unique names; each is built once."""

    def __init__(self, check: Callable[[Node, str], None] | None = None) -> None:
        self._check = check
        """Refuses a class whose source has errors."""
        self._structs: dict[int, StructType] = {}
        self._unions: set[str] = set()
        self._unnamed: dict[str, tuple[Node, ...]] = {}
        self._building: set[int] = set()
        self._names: dict[str, int] = {}
        self._cache: dict[tuple[int, int], Type] = {}
        self.field_names: dict[int, str] = {}
        """The name of a field in its struct, by the field's declaration."""
        self.captures: dict[int, tuple[Node | None, ...]] = {}
        """The declarations behind a closure's fields; None stands for ``this``."""

    @property
    def structs(self) -> tuple[StructType, ...]:
        """Every struct, each after those that it contains."""
        return tuple(self._structs.values())

    # ----------------------------------------------------------------------------------------------------------- lowering
    def lower(self, t: CType, node: Node | None = None) -> Type:
        """The type of a value; raises Unsupported."""
        key = t.key
        found = self._cache.get(key)
        if found is None:
            found = self._lower(t.canonical, node)
            if not self._building:
                self._cache[key] = found
        return found

    def parameter(self, t: CType, node: Node | None = None) -> Type:
        """As `lower`, but arrays are pointers, as they are for parameters (libclang shows them undecayed)."""
        lowered = self.lower(t, node)
        if isinstance(lowered, ArrayType):
            return PtrType(lowered.element, const=_element_is_const(t))
        return lowered

    def _lower(self, t: CType, node: Node | None) -> Type:
        kind = t.kind
        if kind in _SCALARS:
            return _SCALARS[kind]
        if kind == T.VOID:
            return VOID
        if kind in (T.POINTER, T.LVALUEREFERENCE, T.RVALUEREFERENCE):
            return self._pointer(t, node)
        if kind == T.CONSTANTARRAY:
            return ArrayType(self.lower(t.element, node), t.count)
        if kind == T.INCOMPLETEARRAY:
            return ArrayType(self.lower(t.element, node), None)
        if kind == T.ENUM:
            return self.lower(enum_integer(t.declaration), node)
        if kind == T.RECORD:
            return self._record(t, node)
        if kind == T.NULLPTR:
            return PtrType(VOID)
        if kind in _ERRONEOUS:
            raise Unsupported(errors.SOURCE_ERRORS, f"the type of this could not be worked out ('{t.spelling}')", node)
        if kind == T.MEMBERPOINTER:
            raise Unsupported(errors.FUNCTION_POINTER, "pointers to members are not supported in shaders", node)
        raise Unsupported(errors.TYPE, f"the type '{t.spelling}' has no counterpart in a shader", node)

    def _pointer(self, t: CType, node: Node | None) -> Type:
        pointee = t.pointee
        target = pointee.canonical
        if target.kind in (T.FUNCTIONPROTO, T.FUNCTIONNOPROTO):
            raise Unsupported(errors.FUNCTION_POINTER, "function pointers are not supported in shaders", node)
        element: Type
        if target.kind == T.RECORD and (target.size < 0 or self._is_building(target)):
            element = VOID
        elif target.kind == T.INCOMPLETEARRAY:
            element = self.lower(target.element, node)
        else:
            element = self.lower(target, node)
        return PtrType(
            element,
            const=pointee.is_const or _element_is_const(pointee),
            restrict=t.is_restrict,
            volatile=pointee.is_volatile,
        )

    # ------------------------------------------------------------------------------------------------------------ records
    def _is_building(self, t: CType) -> bool:
        return t.declaration.canonical.key in self._building

    def _record(self, t: CType, node: Node | None) -> Type:
        declaration = t.declaration
        definition = declaration.definition or declaration
        builtin = _BUILTIN_RECORDS.get(definition.spelling)
        if builtin is not None and definition.in_system_header and is_global(definition):
            return builtin
        key = definition.canonical.key
        if key not in self._structs:
            self._refuse(t, definition, node)
            self._building.add(key)
            try:
                built = (
                    self._union(t, definition) if definition.kind == K.UNION_DECL else self._build(t, definition, node)
                )
            finally:
                self._building.discard(key)
            self._structs[key] = built
        return self._structs[key]

    def _refuse(self, t: CType, definition: Node, node: Node | None) -> None:
        name = t.spelling
        if self._check is not None:
            self._check(definition, name)
        if name.startswith(GROUP_NAMESPACE):
            raise Unsupported(errors.GROUP, f"a value of type '{name}' can't be stored or passed here", node)
        if t.size < 0:
            raise Unsupported(errors.SOURCE_ERRORS, f"the type '{name}' is incomplete", node)
        if any(c.kind in (K.CXX_METHOD, K.DESTRUCTOR) and is_virtual(c) for c in definition.children):
            raise Unsupported(errors.CLASS, f"'{name}' has virtual functions, which shaders lack", node)

    def _build(self, t: CType, definition: Node, node: Node | None) -> StructType:
        fields: list[StructField] = []
        for base in definition.children:
            if base.kind == K.CXX_BASE_SPECIFIER:
                fields += self._base_field(base, fields, node)
        for i, field in enumerate(t.fields):
            if is_bit_field(field):
                raise Unsupported(errors.TYPE, f"'{t.spelling}' has bit-fields, which are not supported", node)
            name = field.spelling
            if is_closure(definition):
                name = f"capture{i}"
            elif is_unnamed(field):
                name = f"anonymous{i}"
            self.field_names[field.key] = name
            fields.append(StructField(name, self.lower(field.type, node), field_offset(field)))
        built = StructType(self._name(t, definition), tuple(fields), max(t.size, 1), t.align)
        self._unnamed[built.name] = () if is_closure(definition) else tuple(f for f in t.fields if is_unnamed(f))
        return built

    def _base_field(self, base: Node, before: list[StructField], node: Node | None) -> list[StructField]:
        t = base.type.canonical
        if not any(True for _ in self._all_fields(t)):
            return []
        lowered = self.lower(t, node)
        if before:
            raise Unsupported(errors.CLASS, "classes with several bases that hold data are not supported", node)
        return [StructField(base_field_name(t), lowered, 0)]

    def _all_fields(self, t: CType) -> list[Node]:
        own = list(t.fields)
        for c in t.declaration.children:
            if c.kind == K.CXX_BASE_SPECIFIER:
                own += self._all_fields(c.type.canonical)
        return own

    def _union(self, t: CType, definition: Node) -> StructType:
        """A union is its bytes; a member is those bytes seen as its type."""
        unit: Type = _UNION_UNITS.get(t.align, U8)
        count = t.size // (t.align if t.align in _UNION_UNITS else 1)
        built = StructType(
            self._name(t, definition), (StructField(UNION_FIELD, ArrayType(unit, count), 0),), t.size, t.align
        )
        self._unions.add(built.name)
        self._unnamed[built.name] = tuple(f for f in t.fields if is_unnamed(f))
        return built

    def unnamed_members(self, t: StructType) -> tuple[Node, ...]:
        """The members without a name of a struct or union: their members are the outer object's too."""
        return self._unnamed.get(t.name, ())

    def is_union(self, t: Type) -> bool:
        return isinstance(t, StructType) and t.name in self._unions

    def _name(self, t: CType, definition: Node) -> str:
        spelled = "closure" if is_closure(definition) else t.spelling
        base = re.sub(r"\b(const|volatile|struct|class|union) ", "", spelled)
        base = (
            "anonymous" if "(" in base else re.sub(r"\W+", "_", base.rpartition("::")[2] if "<" not in base else base)
        )
        base = base.strip("_") or "anonymous"
        count = self._names[base] = self._names.get(base, 0) + 1
        return base if count == 1 else f"{base}_{count}"


UNION_FIELD = "bits"


def enum_integer(declaration: Node) -> CType:
    return CType(lib.getEnumDeclIntegerType((declaration.definition or declaration).raw), declaration.unit)


def is_unnamed(field: Node) -> bool:
    """An unnamed struct or union member (clang spells it with its place)."""
    return not field.spelling or "(" in field.spelling


def is_virtual(method: Node) -> bool:
    return bool(lib.CXXMethod_isVirtual(method.raw))


def is_bit_field(field: Node) -> bool:
    return bool(lib.Cursor_isBitField(field.raw))


def field_offset(field: Node) -> int:
    """Bytes from the record's start."""
    return int(lib.Cursor_getOffsetOfField(field.raw)) // 8


def is_closure(definition: Node) -> bool:
    return "(lambda at" in definition.type.spelling


def is_global(declaration: Node) -> bool:
    parent = declaration.parent
    return parent is None or parent.kind in (K.TRANSLATION_UNIT, K.LINKAGE_SPEC)


def base_field_name(t: CType) -> str:
    return "base_" + t.declaration.spelling


def _element_is_const(t: CType) -> bool:
    """Whether an array's elements are constant (clang keeps ``const`` at the array or at its elements)."""
    inner = t.canonical
    constant = inner.is_const
    while inner.kind in (T.CONSTANTARRAY, T.INCOMPLETEARRAY):
        inner = inner.element.canonical
        constant = constant or inner.is_const
    return constant


def promoted(t: Type) -> Type:
    """C++'s integral promotion (int holds every smaller integer)."""
    if isinstance(t, ScalarType) and (t.scalar is Scalar.BOOL or (t.scalar.is_integer and t.scalar.size < 4)):
        return I32
    return t


_RANK = {
    s: i for i, s in enumerate((Scalar.I32, Scalar.U32, Scalar.I64, Scalar.U64, Scalar.F16, Scalar.F32, Scalar.F64))
}


def usual(a: Type, b: Type) -> Type:
    """The common type of the usual arithmetic conversions; scalars only."""
    a, b = promoted(a), promoted(b)
    if not isinstance(a, ScalarType) or not isinstance(b, ScalarType):
        raise ValueError("no arithmetic types")
    return a if _RANK.get(a.scalar, 5) >= _RANK.get(b.scalar, 5) else b
