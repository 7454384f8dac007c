"""Write declarations of a CUDA host library from the interfaces that NVIDIA publishes (its header packages on PyPI).

    python -m scripts.generate_cuda_interface runtime --headers 12:INCLUDE --headers 11:INCLUDE --headers 13:INCLUDE

Only facts are taken: names, types of parameters and fields, values of constants.  Nothing is copied: no comment, no
macro, no inline code, no parameter name.  Several releases give one union, so that code for any of them can be read: the
first release named gives the base; functions that changed their parameters are overloads, and fields and constants
that only another release has come last (so a union's struct has no release's layout; the front end needs none).
"""

from __future__ import annotations

import argparse
import re
import textwrap
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import clang.cindex as ci
from clang.cindex import Cursor, CursorKind, TokenKind, TypeKind

from translator.frontend.arguments import library_folders

OUTPUT = Path(__file__).resolve().parent.parent / "resources" / "include" / "cuda" / "wavebridge_host"
WIDTH = 120
CAST = {"int", "unsigned", "long", "void", "char"}
NUMBER = re.compile(r"\(*(0[xX][0-9a-fA-F]+|[\d.]+)[uUlLfF]*\)*")


@dataclass(frozen=True, slots=True)
class Library:
    """One library: the headers to read, the names that are its own, and those that are written by hand elsewhere."""

    headers: tuple[str, ...]
    prefixes: str
    title: str
    includes: tuple[str, ...] = ()
    skip: str = r"$^"
    base: str = ""
    """Another library whose names are not repeated."""


LIBRARIES = {
    "runtime": Library(
        ("cuda_runtime_api.h", "library_types.h"),
        r"cuda|CU|make_cuda|library|emulation|surfaceReference|textureReference|.*_PROPERTY|MAJOR_VERSION|PATCH_LEVEL|MINOR_VERSION",
        "The CUDA runtime",
        skip=r"textureReference|surfaceReference|cuda(Texture|Surface)Type\w*|CUDART_VERSION|CUDA_IPC_HANDLE_SIZE"
        r"|cudaGetDriverEntryPoint_ptsz|\w+_ptds|\w+_ptsz|__\w+",
    ),
    "driver": Library(
        ("cuda.h",),
        r"cu[A-Z]|CU|cuuint|cudaError_enum",
        "The CUDA driver",
        ("runtime_api.h",),
        skip=r"CUDA_VERSION|CUDAAPI|CUDA_CB|\w+_ptds|\w+_ptsz|__\w+|CUDADEVICEAPI",
        base="runtime",
    ),
    "nvrtc": Library(("nvrtc.h",), r"_?nvrtc|NVRTC", "NVRTC"),
    "cublas": Library(("cublas_v2.h",), r"cublas|CUBLAS", "cuBLAS", ("../cuComplex.h", "runtime_api.h")),
    "cublas_legacy": Library(("cublas.h",), r"cublas", "cuBLAS's first interface", ("cublas_types.h",), base="cublas"),
    "cublas_lt": Library(("cublasLt.h",), r"cublasLt|CUBLASLT", "cuBLASLt", ("cublas_types.h",)),
    "cublas_xt": Library(("cublasXt.h",), r"cublasXt|CUBLASXT", "cuBLASXt", ("cublas_types.h",)),
    "cufft": Library(
        ("cufftXt.h",), r"cufft|CUFFT|cudaXt|cudaLibXt|libFormat|LIB_FORMAT|MAX_CUDA", "cuFFT", ("../cuComplex.h", "runtime_api.h")
    ),
    "curand": Library(("curand.h",), r"curand|CURAND", "cuRAND", ("runtime_api.h",)),
    "cusparse": Library(("cusparse.h",), r"cusparse|CUSPARSE|[cb]sr\w+Info|pruneInfo", "cuSPARSE", ("../cuComplex.h", "runtime_api.h")),
    "cusolver": Library(
        ("cusolverDn.h", "cusolverSp.h", "cusolverRf.h", "cusolverMg.h"),
        r"cusolver|CUSOLVER|(csr|syev|gesv)\w+Info|cudaLibMg",
        "cuSOLVER",
        ("cublas_types.h", "cusparse_types.h"),
    ),
    "cudnn": Library(("cudnn.h",), r"cudnn|CUDNN", "cuDNN", ("runtime_api.h",)),
    "nccl": Library(("nccl.h",), r"nccl|NCCL", "NCCL", ("runtime_api.h",)),
}


@dataclass(slots=True)
class Interface:
    """What one release declares, in the order of its headers."""

    constants: dict[str, str] = field(default_factory=dict)
    enums: dict[str, dict[str, int]] = field(default_factory=dict)
    typedefs: dict[str, str] = field(default_factory=dict)
    records: dict[str, dict[str, str]] = field(default_factory=dict)
    record_kinds: dict[str, str] = field(default_factory=dict)
    order: list[str] = field(default_factory=list)
    functions: dict[tuple[str, tuple[str, ...]], str] = field(default_factory=dict)

    def merge(self, other: Interface) -> None:
        self.constants = {**other.constants, **self.constants}
        for name, values in other.enums.items():
            mine = self.enums.setdefault(name, {})
            mine.update({k: v for k, v in values.items() if not any(k in e for e in self.enums.values())})
        for name, fields in other.records.items():
            mine_fields = self.records.setdefault(name, {})
            self.record_kinds.setdefault(name, other.record_kinds[name])
            if mine_fields and fields and self.record_kinds[name] == "struct":
                mine_fields.update(_new_fields(mine_fields, fields))
            elif not mine_fields:
                mine_fields.update(fields)
        self.typedefs = {**other.typedefs, **self.typedefs}
        self.order += [n for n in other.order if n not in set(self.order)]
        for key, text in other.functions.items():
            self.functions.setdefault(key, text)

    def subtract(self, other: Interface) -> None:
        """Leave out what another interface has."""
        self.constants = {k: v for k, v in self.constants.items() if k not in other.constants}
        self.enums = {k: v for k, v in self.enums.items() if k not in other.enums}
        self.typedefs = {k: v for k, v in self.typedefs.items() if k not in other.typedefs}
        self.records = {k: v for k, v in self.records.items() if k not in other.records}
        self.record_kinds = {k: v for k, v in self.record_kinds.items() if k in self.records}
        left = {*self.enums, *self.records, *(f"typedef {n}" for n in self.typedefs)}
        self.order = [entry for entry in self.order if entry in left]
        self.functions = {k: v for k, v in self.functions.items() if k not in other.functions}


def _new_fields(mine: dict[str, str], other: dict[str, str]) -> dict[str, str]:
    """The other release's fields that are new; an anonymous union that repeats one of mine is not."""
    names = set(mine)
    return {k: v for k, v in other.items() if k not in names and not names & set(re.findall(r"\w+", v))}


class Reader:
    """Reads one release's headers through libclang."""

    def __init__(self, library: Library, include: list[Path]) -> None:
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
        arguments += [f"-I{p}" for p in self.include]
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
        versioned = re.fullmatch(rf"(?:__CUDA\w*_API_PT\w*\()?({re.escape(name)}_v\d+)\)?", text)
        if versioned:
            self.renamed[versioned[1]] = name
        elif self._wanted(name) and self._is_constant(cursor, body):
            self.result.constants[name] = re.sub(r" ?(\W) ?", r"\1", " ".join(body))

    def _is_constant(self, macro: Cursor, body: list[str]) -> bool:
        """Whether a macro is a value: numbers, own names and casts, put together by operators."""
        if not body or "{" in body or ci.conf.lib.clang_Cursor_isMacroFunctionLike(macro):
            return False
        words = [t for t in body if re.match(r"[A-Za-z_]", t)]
        return any(NUMBER.fullmatch(t) for t in body) and all(w in CAST or self.own.match(w) for w in words)

    def _declaration(self, cursor: Cursor) -> None:
        name = cursor.spelling
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
        name = cursor.spelling
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

    @staticmethod
    def _default(parameter: Cursor) -> str:
        text = " ".join(t.spelling for t in parameter.get_tokens())
        found = re.search(r"(?:__dv \( |= )(.*?)(?: \))?$", text)
        return found[1].replace("NULL", "nullptr") if found else ""


def _element(kind: ci.Type) -> ci.Type:
    while kind.kind == TypeKind.CONSTANTARRAY:
        kind = kind.element_type
    return kind


def write(name: str, library: Library, interface: Interface, output: Path, releases: str) -> None:
    """Write ``NAME_types.h`` (constants, enumerations, records) and ``NAME_functions.h``."""
    head = (
        f"// {library.title}: {{}} of releases {releases}.\n"
        "// Written by scripts/generate_cuda_interface.py; do not edit.\n#pragma once\n\n"
    )
    includes = "".join(f'#include "{i}"\n' for i in library.includes)
    types = (
        head.format("types and constants") + (includes + "\n" if includes else "") + "\n".join(_types(interface)) + "\n"
    )
    (output / f"{name}_types.h").write_text(types)
    lines = [line for text in interface.functions.values() for line in _wrapped(text)]
    body = head.format("functions") + f'#include "{name}_types.h"\n\n' + "\n".join(lines) + "\n"
    (output / f"{name}_functions.h").write_text(body)


def _types(interface: Interface) -> Iterator[str]:
    yield from (f"struct {n};" for n, kind in interface.record_kinds.items() if kind == "struct")
    yield ""
    records = {n for n in interface.records if interface.records[n]}
    known = records | set(interface.enums) | set(interface.typedefs)
    done: set[str] = set()
    pending = list(interface.order)
    while pending:
        ready = [e for e in pending if not (_needs(e, interface) & known) - done]
        for entry in ready or pending:
            yield from _entry(entry, interface)
        done |= {e.removeprefix("typedef ") for e in ready}
        pending = [e for e in pending if e not in ready] if ready else []
    yield ""
    yield from (f"#define {n} {v}" for n, v in interface.constants.items())


def _needs(entry: str, interface: Interface) -> set[str]:
    """The names that must be complete before an entry: all but those of records behind a pointer."""
    name = entry.removeprefix("typedef ")
    text = interface.typedefs[name] if entry != name else " ".join(interface.records.get(name, {}).values())
    pointed_to = set(re.findall(r"(\w+) (?:const )?[*(&]", text)) & set(interface.records)
    by_value = set(re.findall(r"(\w+)(?= \w|$)", text)) - {"const"}
    return (set(re.findall(r"\w+", text)) - (pointed_to - by_value)) - {name}


def _entry(entry: str, interface: Interface) -> Iterator[str]:
    if entry.startswith("typedef "):
        name = entry.removeprefix("typedef ")
        if name not in interface.records and name not in interface.enums:
            yield from _wrapped(f"using {name} = {interface.typedefs[name]};")
    elif entry in interface.enums:
        values = ", ".join(f"{k} = {v}" for k, v in interface.enums[entry].items())
        yield from _wrapped(f"enum {'' if entry.startswith('<') else entry + ' '}{{ {values} }};")
    elif interface.records.get(entry):
        yield f"{interface.record_kinds[entry]} {entry} {{"
        for text in interface.records[entry].values():
            yield from _wrapped(text, "    ")
        yield "};"


def _wrapped(text: str, indent: str = "") -> list[str]:
    """Wrap at blanks, but not round the ``=`` of a value."""
    lines = textwrap.wrap(
        text.replace(" = ", "\0=\0"),
        WIDTH,
        initial_indent=indent,
        subsequent_indent=indent + "    ",
        break_long_words=False,
        break_on_hyphens=False,
    )
    return [line.replace("\0", " ") for line in lines]


def read_releases(library: Library, headers: list[str]) -> Interface:
    """The union of a library's releases; `headers` as on the command line."""
    union = Interface()
    for given in headers:
        union.merge(Reader(library, [Path(f) for f in given.split(":")[1:]]).read())
    return union


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("library", choices=sorted(LIBRARIES))
    parser.add_argument("--headers", action="append", required=True, metavar="RELEASE:DIR[:DIR...]")
    parser.add_argument("--output", type=Path, default=OUTPUT)
    options = parser.parse_args()
    library = LIBRARIES[options.library]
    union = read_releases(library, options.headers)
    if library.base:
        union.subtract(read_releases(LIBRARIES[library.base], options.headers))
    releases = [given.partition(":")[0] for given in options.headers]
    write(options.library, library, union, options.output, ", ".join(releases))
    print(
        f"{library.title}: {len(union.functions)} functions, {len(union.enums)} enumerations, {len(union.records)} records,"
        f" {len(union.constants)} constants"
    )


if __name__ == "__main__":
    main()
