"""Reads the prototypes of a CUDA library, as the source of a call needs them: result, parameters, defaults."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

from clang.cindex import Cursor, CursorKind, Index, TranslationUnit

from scripts.generate_mappings.read_headers import HeaderSet, macro_alias

_OPTIONS: Final = (
    TranslationUnit.PARSE_DETAILED_PROCESSING_RECORD | TranslationUnit.PARSE_SKIP_FUNCTION_BODIES | 0x200  # KeepGoing
)


@dataclass(frozen=True, slots=True)
class Parameter:
    """A parameter: its type as the header spells it, its name, and whether a call may leave it out."""

    type: str
    name: str
    optional: bool


@dataclass(frozen=True, slots=True)
class Prototype:
    """One overload of a function that is no template."""

    name: str
    result: str
    parameters: tuple[Parameter, ...]
    on_host: bool
    on_device: bool

    @property
    def required(self) -> int:
        """With how few arguments it may be called."""
        return sum(not parameter.optional for parameter in self.parameters)


def read_prototypes(headers: HeaderSet, wanted: Callable[[str], bool]) -> tuple[Prototype, ...]:
    """The functions of those names, those that a macro renames (``cublasCreate`` to ``cublasCreate_v2``) among them."""
    source = "".join(f"#define {define}\n" for define in headers.defines)
    present = [name for name in headers.includes if any((folder / name).is_file() for folder in headers.folders)]
    source += "".join(f"#include <{name}>\n" for name in present)
    arguments = [*headers.arguments]
    for folder in headers.folders:
        arguments += ["-isystem", str(folder)]
    unit = Index.create().parse("read.cu", args=arguments, unsaved_files=[("read.cu", source)], options=_OPTIONS)
    functions: dict[str, list[Prototype]] = {}
    renames: dict[str, str] = {}
    for cursor in _flat(unit.cursor):
        if cursor.kind is CursorKind.MACRO_DEFINITION:
            tokens = [token.spelling for token in cursor.get_tokens()]
            if alias := macro_alias(tokens):
                renames[tokens[0]] = alias
        elif not cursor.type.is_function_variadic() and cursor.get_num_template_arguments() <= 0:
            known = functions.setdefault(cursor.spelling, [])
            prototype = _prototype(cursor)
            if prototype not in known:
                known.append(prototype)
    return tuple(_named(functions, renames, wanted))


def _named(
    functions: dict[str, list[Prototype]], renames: dict[str, str], wanted: Callable[[str], bool]
) -> Iterator[Prototype]:
    for name in sorted(functions.keys() | renames.keys()):
        if not wanted(name):
            continue
        target = name
        for _ in range(4):
            target = renames.get(target, target)
        for known in functions.get(target, ()):
            yield Prototype(name, known.result, known.parameters, known.on_host, known.on_device)


def _flat(parent: Cursor) -> Iterator[Cursor]:
    for cursor in parent.get_children():
        if cursor.kind in (CursorKind.LINKAGE_SPEC, CursorKind.UNEXPOSED_DECL):
            yield from _flat(cursor)
        elif cursor.kind in (CursorKind.FUNCTION_DECL, CursorKind.MACRO_DEFINITION):
            yield cursor


def _prototype(cursor: Cursor) -> Prototype:
    attributes = {child.kind for child in cursor.get_children() if child.kind.is_attribute()}
    on_device = CursorKind.CUDADEVICE_ATTR in attributes
    parameters = tuple(_parameter(child) for child in cursor.get_children() if child.kind is CursorKind.PARM_DECL)
    on_host = not on_device or CursorKind.CUDAHOST_ATTR in attributes
    return Prototype(cursor.spelling, str(cursor.result_type.spelling), parameters, on_host, on_device)


def _parameter(cursor: Cursor) -> Parameter:
    spelling = str(cursor.type.spelling)
    optional = any(child.kind.is_expression() for child in cursor.get_children()) and "[" not in spelling
    return Parameter(spelling, str(cursor.spelling), optional)
