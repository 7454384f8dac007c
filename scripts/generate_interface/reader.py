"""Reads a library's interface from its headers through libclang."""

from __future__ import annotations

import ctypes
import re
from collections.abc import Iterator, Sequence
from pathlib import Path

import clang.cindex as ci
from clang.cindex import Cursor, CursorKind, TokenKind, TypeKind

from scripts.generate_interface.interface import Interface
from scripts.generate_interface.libraries import Library
from translator.frontend.arguments import library_folders

CAST = {"int", "unsigned", "long", "void", "char"}
NUMBER = re.compile(r"\(*(0[xX][0-9a-fA-F]+|[\d.]+)[uUlLfF]*\)*")


class Reader:
    """Reads one release's headers through libclang."""

    def __init__(self, library: Library, include: Sequence[Path]) -> None:
        self.library = library
        self.include = include
        self.own = re.compile(library.prefixes)
        self.skipped = re.compile(rf"(?:{library.skip})$")
        self.renamed: dict[str, str] = {}
        self.result = Interface()

    def read(self) -> Interface:
        source = "#include <stddef.h>\n#include <stdint.h>\n"
        source += "".join(f"#include <{header}>\n" for header in self.library.headers)
        arguments = ["-x", "c++", "-std=c++17", "-ferror-limit=0", "-target", "x86_64-unknown-linux-musl"]
        arguments += ["-nostdinc", "-nostdinc++", "-D_LIBCPP_PROVIDES_DEFAULT_RUNE_TABLE"]
        arguments += [f"-isystem{folder}" for folder in library_folders()]
        arguments += [f"-I{p}" for p in self.include] + [f"-D{d}" for d in self.library.defines]
        unit = ci.Index.create().parse(
            "interface.cpp",
            args=arguments,
            unsaved_files=[("interface.cpp", source)],
            options=ci.TranslationUnit.PARSE_DETAILED_PROCESSING_RECORD,
        )
        problems = [str(p) for p in unit.diagnostics if p.severity >= ci.Diagnostic.Error]
        if problems:
            # libclang makes an int of a type that it does not know: better no interface than a wrong one.
            raise SystemExit(f"{self.library.title}: {len(problems)} errors, the first: {problems[0]}")
        cursors = [c for c in self._top_level(unit.cursor) if self._is_theirs(c)]
        for cursor in cursors:
            if cursor.kind == CursorKind.MACRO_DEFINITION:
                self._macro(cursor)
        for cursor in cursors:
            self._declaration(cursor)
        return self.result

    def _is_theirs(self, cursor: Cursor) -> bool:
        file = cursor.location.file
        return file is not None and any(str(p) in file.name for p in self.include)

    def _top_level(self, cursor: Cursor) -> Iterator[Cursor]:
        for child in cursor.get_children():
            if child.kind == CursorKind.LINKAGE_SPEC or (
                child.kind == CursorKind.UNEXPOSED_DECL and not child.spelling
            ):
                yield from self._top_level(child)
            else:
                yield child

    def _wanted(self, name: str) -> bool:
        return bool(self.own.match(name)) and not self.skipped.match(name)

    def _macro(self, cursor: Cursor) -> None:
        tokens = [t.spelling for t in cursor.get_tokens() if t.kind != TokenKind.COMMENT]
        name, body = tokens[0], tokens[1:]
        text = "".join(body)
        versioned = re.fullmatch(rf"(?:__CUDA\w*_API_PT\w*\()?({re.escape(name)}(?:_v\d+|R0[6-9]00))\)?", text)
        if versioned:
            self.renamed[versioned[1]] = name
        elif self._wanted(name) and self._is_constant(cursor, body):
            self.result.constants[name] = re.sub(r" ?(\W) ?", r"\1", " ".join(body))

    def _is_constant(self, macro: Cursor, body: list[str]) -> bool:
        """Whether a macro is a value: numbers, own names and casts, put together by operators."""
        if not body or "{" in body or ci.conf.lib.clang_Cursor_isMacroFunctionLike(macro):
            return False
        if len(body) == 1 and re.match(r"hip|HIP", body[0]):
            return True  # a HIP library's second name for another's
        words = [t for t in body if re.match(r"[A-Za-z_]", t)]
        return any(NUMBER.fullmatch(t) for t in body) and all(w in CAST or self.own.match(w) for w in words)

    def _declaration(self, cursor: Cursor) -> None:
        name = self.renamed.get(cursor.spelling, cursor.spelling)
        match cursor.kind:
            case CursorKind.FUNCTION_DECL:
                self._function(cursor)
            case CursorKind.ENUM_DECL:
                name = "" if cursor.is_anonymous() else name
                if name and not self._wanted(name):
                    return
                values = {
                    e.spelling: e.enum_value for e in cursor.get_children() if e.kind == CursorKind.ENUM_CONSTANT_DECL
                }
                if not name and not all(self._wanted(v) for v in values):
                    return
                self._place(name or f"<{next(iter(values), '')}>")
                self.result.enums.setdefault(name or f"<{next(iter(values), '')}>", values)
            case CursorKind.STRUCT_DECL | CursorKind.UNION_DECL:
                if cursor.is_anonymous() or not self._wanted(name):
                    return
                self._place(name)
                self.result.record_kinds[name] = "union" if cursor.kind == CursorKind.UNION_DECL else "struct"
                fields = self._fields(cursor)
                if fields or name not in self.result.records:
                    self.result.records[name] = fields
            case CursorKind.TYPEDEF_DECL:
                self._typedef(cursor)

    def _place(self, name: str) -> None:
        if name not in self.result.order:
            self.result.order.append(name)

    def _typedef(self, cursor: Cursor) -> None:
        name = self.renamed.get(cursor.spelling, cursor.spelling)
        if not self._wanted(name):
            return
        target = cursor.underlying_typedef_type
        spelled = self._type(target)
        if spelled == name:
            return
        self._place(f"typedef {name}")
        self.result.typedefs[name] = spelled

    def _type(self, kind: ci.Type) -> str:
        text = kind.spelling
        for versioned, plain in self.renamed.items():
            text = re.sub(rf"\b{versioned}\b", plain, text)
        return re.sub(r"\b(struct|enum|union) (?=\w)", "", text)

    def _fields(self, cursor: Cursor) -> dict[str, str]:
        fields: dict[str, str] = {}
        for child in cursor.get_children():
            if child.kind == CursorKind.FIELD_DECL:
                fields[child.spelling or f"<{len(fields)}>"] = self._field(child)
            elif child.kind in (CursorKind.STRUCT_DECL, CursorKind.UNION_DECL) and child.is_anonymous():
                is_field_type = any(
                    f.kind == CursorKind.FIELD_DECL and _element(f.type).get_declaration() == child
                    for f in cursor.get_children()
                )
                if not is_field_type:
                    # An anonymous union or struct, whose members are the record's own.
                    fields[f"<{len(fields)}>"] = self._record_body(child) + ";"
            elif child.kind in (CursorKind.STRUCT_DECL, CursorKind.UNION_DECL) and child.is_definition():
                kind, body = self._record_body(child).split(" ", 1)
                fields[child.spelling] = f"{kind} {child.spelling} {body};"
        return fields

    def _record_body(self, cursor: Cursor) -> str:
        kind = "union" if cursor.kind == CursorKind.UNION_DECL else "struct"
        return f"{kind} {{ {' '.join(self._fields(cursor).values())} }}"

    def _field(self, cursor: Cursor) -> str:
        kind, suffix = cursor.type, ""
        while kind.kind == TypeKind.CONSTANTARRAY:
            suffix += f"[{kind.element_count}]"
            kind = kind.element_type
        declaration = kind.get_declaration()
        if cursor.is_bitfield():
            suffix += f" : {cursor.get_bitfield_width()}"
        if declaration.kind in (CursorKind.STRUCT_DECL, CursorKind.UNION_DECL) and declaration.is_anonymous():
            return f"{self._record_body(declaration)} {cursor.spelling}{suffix};"
        spelled = self._type(kind)
        if "(*)" in spelled:
            return spelled.replace("(*)", f"(*{cursor.spelling}{suffix})", 1) + ";"
        return f"{spelled} {cursor.spelling}{suffix};"

    def _function(self, cursor: Cursor) -> None:
        name = self.renamed.get(cursor.spelling, cursor.spelling)
        if not self._wanted(name):
            return
        types, written = [], []
        for parameter in cursor.get_arguments():
            types.append(self._type(parameter.type))
            default = self._default(parameter)
            written.append(types[-1] + (f" = {default}" if default else ""))
        if cursor.type.is_function_variadic():
            written.append("...")
        tokens = {t.spelling for t in cursor.get_tokens()}
        where = "__host__ __device__ " if "__cudart_builtin__" in tokens else ""
        text = f"{where}{self._type(cursor.result_type)} {name}({', '.join(written)});"
        self.result.functions.setdefault((name, tuple(types)), text)

    def _default(self, parameter: Cursor) -> str:
        text = " ".join(t.spelling for t in parameter.get_tokens())
        # A parameter that begins or ends in a macro has the extent of the macro's definition too.
        found = re.search(r"(?:__dv \( |__dparm \( |= )([-\w.]+|\{ \})(?: \))?$", text)
        if found:
            return found[1].replace("NULL", "nullptr")
        values = [c for c in parameter.get_children() if c.kind.is_expression()]
        return _evaluated(values[-1]) if values else ""


def _element(kind: ci.Type) -> ci.Type:
    while kind.kind == TypeKind.CONSTANTARRAY:
        kind = kind.element_type
    return kind


def _evaluated(expression: Cursor) -> str:
    """The value of an integer expression as text; empty where clang can't tell it."""
    lib = ctypes.CDLL(ci.conf.lib._name)
    lib.clang_Cursor_Evaluate.restype = ctypes.c_void_p
    lib.clang_Cursor_Evaluate.argtypes = [Cursor]
    lib.clang_EvalResult_getAsLongLong.restype = ctypes.c_longlong
    result = ctypes.c_void_p(lib.clang_Cursor_Evaluate(expression))
    if not result or lib.clang_EvalResult_getKind(result) != 1:
        return ""
    return str(lib.clang_EvalResult_getAsLongLong(result))
