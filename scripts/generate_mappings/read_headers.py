"""Reads the names that C and C++ headers declare, with libclang.

Errors in a header do not matter as long as its declarations are seen: the headers are read without their toolkit.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from clang.cindex import AvailabilityKind, Cursor, CursorKind, Index, TranslationUnit, conf

from scripts.generate_mappings.interface import Interface, Symbol
from translator.mappings import Kind

_OPTIONS: Final = (
    TranslationUnit.PARSE_DETAILED_PROCESSING_RECORD | TranslationUnit.PARSE_SKIP_FUNCTION_BODIES | 0x200  # KeepGoing
)
_PRIVATE_NAMESPACES: Final = frozenset({"detail", "details", "__detail", "internal", "std", "__gnu_cxx"})
_CONTAINERS: Final = frozenset({CursorKind.LINKAGE_SPEC, CursorKind.UNEXPOSED_DECL, CursorKind.TRANSLATION_UNIT})
_FUNCTIONS: Final = frozenset({CursorKind.FUNCTION_DECL, CursorKind.FUNCTION_TEMPLATE})
_RECORDS: Final = frozenset({CursorKind.STRUCT_DECL, CursorKind.UNION_DECL, CursorKind.CLASS_DECL})
_TYPES: Final = frozenset(
    {
        *_RECORDS,
        CursorKind.ENUM_DECL,
        CursorKind.TYPEDEF_DECL,
        CursorKind.TYPE_ALIAS_DECL,
        CursorKind.TYPE_ALIAS_TEMPLATE_DECL,
        CursorKind.CLASS_TEMPLATE,
    }
)

CUDA_ARGUMENTS: Final = (
    *("-x", "cuda", "--cuda-device-only", "-nocudainc", "-nocudalib", "--cuda-path=/nonexistent"),
    *("--cuda-gpu-arch=sm_90", "-std=c++17", "-ferror-limit=0", "-w"),
    *("-D__CUDACC__", "-D__NVCC__", "-D__CUDACC_VER_MAJOR__=13", "-D__CUDACC_VER_MINOR__=0"),
)
HIP_ARGUMENTS: Final = (
    *("-x", "hip", "--cuda-device-only", "-nogpulib", "-nogpuinc", "--offload-arch=gfx1100", "-std=c++17"),
    *("-ferror-limit=0", "-w", "-D__HIP_PLATFORM_AMD__", "-DHIP_ENABLE_WARP_SYNC_BUILTINS"),
    *("-D__AMDGCN_WAVEFRONT_SIZE=32", "-include", "__clang_hip_runtime_wrapper.h"),
)


@dataclass(frozen=True, slots=True)
class HeaderSet:
    """Headers to read together: the includes, where to find them, and the compiler's arguments."""

    release: str
    includes: tuple[str, ...]
    folders: tuple[Path, ...]
    arguments: tuple[str, ...]
    defines: tuple[str, ...] = ()


class HeaderError(RuntimeError):
    """Headers could not be read; the message says which."""


def read_headers(headers: HeaderSet, wanted: Callable[[str], bool]) -> Interface:
    """The names declared in those files for whose path (relative to its include folder) `wanted` is true.

    Raises HeaderError where none of the includes is found.
    """
    present = [name for name in headers.includes if any((folder / name).is_file() for folder in headers.folders)]
    if not present:
        raise HeaderError(f"{headers.release}: none of {', '.join(headers.includes)} was found")
    source = "".join(f"#define {define}\n" for define in headers.defines)
    source += "".join(f"#include <{name}>\n" for name in present)
    arguments = [*headers.arguments]
    for folder in headers.folders:
        arguments += ["-isystem", str(folder)]
    unit = Index.create().parse("read.cu", args=arguments, unsaved_files=[("read.cu", source)], options=_OPTIONS)
    reader = _Reader(headers.folders, wanted)
    interface = Interface(headers.release)
    interface.update(reader.symbols(unit.cursor, ""))
    interface.resolve_aliases()
    return interface


class _Reader:
    def __init__(self, folders: Sequence[Path], wanted: Callable[[str], bool]) -> None:
        self._roots = sorted((str(folder) + "/" for folder in folders), key=len, reverse=True)
        self._wanted = wanted
        self._paths: dict[str, str | None] = {}

    def symbols(self, parent: Cursor, scope: str) -> Iterator[Symbol]:
        for cursor in parent.get_children():
            if cursor.kind in _CONTAINERS:
                yield from self.symbols(cursor, scope)
            elif cursor.kind is CursorKind.NAMESPACE:
                inner = cursor.spelling
                if inner in _PRIVATE_NAMESPACES:
                    continue
                transparent = not inner or inner.startswith("__v") or _is_inline(cursor)
                yield from self.symbols(cursor, scope if transparent else f"{scope}{inner}::")
            elif (header := self._header(cursor)) is not None:
                yield from self._declared(cursor, header, scope)

    def _header(self, cursor: Cursor) -> str | None:
        """The path of the cursor's file below its include folder; None for files that are not wanted."""
        file = cursor.location.file
        if file is None:
            return None
        path = str(file.name)
        if path not in self._paths:
            relative = next((path[len(root) :] for root in self._roots if path.startswith(root)), None)
            self._paths[path] = relative if relative is not None and self._wanted(relative) else None
        return self._paths[path]

    def _declared(self, cursor: Cursor, header: str, scope: str) -> Iterator[Symbol]:
        name = f"{scope}{cursor.spelling}"
        if cursor.kind is CursorKind.MACRO_DEFINITION:
            yield from _macro(cursor, header)
        elif cursor.kind in _FUNCTIONS:
            if not cursor.spelling.startswith("operator"):
                yield _function(cursor, name, header)
        elif cursor.kind is CursorKind.VAR_DECL:
            yield Symbol(name, Kind.VARIABLE, header)
        elif cursor.kind is CursorKind.USING_DECLARATION and scope:
            yield Symbol(name, Kind.TYPE, header)
        elif cursor.kind in _TYPES:
            yield from _type(cursor, name, header, scope)
            if scope:
                yield from _static_functions(cursor, name, header)


def _static_functions(record: Cursor, name: str, header: str) -> Iterator[Symbol]:
    """The static functions of a class in a namespace (``cub::DeviceReduce::Sum``)."""
    for child in record.get_children():
        if child.kind in (CursorKind.CXX_METHOD, CursorKind.FUNCTION_TEMPLATE) and child.is_static_method():
            yield Symbol(f"{name}::{child.spelling}", Kind.FUNCTION, header)


def _is_inline(cursor: Cursor) -> bool:
    """Versioning namespaces (``cub::CUB_200302_...``) are inline and no part of the names that users write.

    The keyword often comes from a macro, so that the tokens do not show it.
    """
    return bool(conf.lib.clang_Cursor_isInlineNamespace(cursor))


def _function(cursor: Cursor, name: str, header: str) -> Symbol:
    attributes = {child.kind for child in cursor.get_children() if child.kind.is_attribute()}
    device = CursorKind.CUDADEVICE_ATTR in attributes
    parameters = tuple(_parameter(child) for child in cursor.get_children() if child.kind is CursorKind.PARM_DECL)
    variadic = cursor.kind is CursorKind.FUNCTION_DECL and cursor.type.is_function_variadic()
    kind = Kind.DEVICE_FUNCTION if device else Kind.FUNCTION
    deprecated = cursor.availability is AvailabilityKind.DEPRECATED
    return Symbol(name, kind, header, (parameters,), variadic, deprecated=deprecated)


def _parameter(cursor: Cursor) -> str:
    """The type; with a trailing ``=`` where the parameter has a default."""
    spelling = str(cursor.type.spelling)
    default = any(child.kind.is_expression() for child in cursor.get_children()) and "[" not in spelling
    return f"{spelling} =" if default else spelling


def _macro(cursor: Cursor, header: str) -> Iterator[Symbol]:
    tokens = [token.spelling for token in cursor.get_tokens()]
    guard = len(tokens) <= 1 or cursor.spelling.upper().endswith(("_H", "_H_", "_H__", "_HPP", "_HPP__"))
    if guard and len(tokens) <= 1:
        return
    yield Symbol(cursor.spelling, Kind.MACRO, header, alias=macro_alias(tokens))


def macro_alias(tokens: Sequence[str]) -> str:
    """The name that a macro (its name and its body) stands for; empty where it is something else.

    cuda.h writes ``#define cuMemcpyHtoD __CUDA_API_PTDS(cuMemcpyHtoD_v2)``, which stands for the name in parentheses unless
    each thread has a default stream of its own.
    """
    body = tokens[1:]
    if len(body) == 4 and body[0] in ("__CUDA_API_PTDS", "__CUDA_API_PTSZ"):
        body = body[2:3]
    return body[0] if len(body) == 1 and (body[0][0].isalpha() or body[0][0] == "_") else ""


def _type(cursor: Cursor, name: str, header: str, scope: str) -> Iterator[Symbol]:
    named = bool(cursor.spelling) and not cursor.is_anonymous() and "(" not in cursor.spelling
    if named:
        yield Symbol(name, Kind.TYPE, header, alias=_underlying(cursor))
    if cursor.kind is CursorKind.ENUM_DECL:
        prefix = f"{name}::" if named and cursor.is_scoped_enum() else scope
        for constant in cursor.get_children():
            if constant.kind is CursorKind.ENUM_CONSTANT_DECL:
                yield Symbol(f"{prefix}{constant.spelling}", Kind.ENUMERATOR, header)
    elif cursor.kind in _RECORDS and named:
        for member in _members(cursor):
            yield Symbol(f"{name}.{member}", Kind.FIELD, header)
    elif cursor.kind is CursorKind.TYPEDEF_DECL:
        record = cursor.underlying_typedef_type.get_declaration()
        if record.kind in _RECORDS and record.spelling != cursor.spelling:
            for member in _members(record):
                yield Symbol(f"{name}.{member}", Kind.FIELD, header)


def _underlying(cursor: Cursor) -> str:
    if cursor.kind in (CursorKind.TYPEDEF_DECL, CursorKind.TYPE_ALIAS_DECL):
        return str(cursor.underlying_typedef_type.spelling)
    return ""


def _members(record: Cursor) -> Iterator[str]:
    """The members that a user writes after the dot; those of nested structs with their path."""
    for child in record.get_children():
        if child.kind is CursorKind.FIELD_DECL:
            yield child.spelling
            nested = child.type.get_declaration()
            if nested.kind in _RECORDS and nested.is_anonymous():
                yield from (f"{child.spelling}.{inner}" for inner in _members(nested))
        elif child.kind in _RECORDS and child.is_anonymous_record_decl():
            yield from _members(child)
