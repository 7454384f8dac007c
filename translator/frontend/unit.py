"""One CUDA file as the compiler sees it: kernels, project headers read, errors."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from types import MappingProxyType

from translator.diagnostics.model import Diagnostic
from translator.diagnostics.rules.reading import source_error
from translator.frontend.arguments import file_arguments, language_arguments, library_folders, prelude
from translator.frontend.clang_api import (
    INCLUSION_VISITOR,
    PARSE_KEEP_GOING,
    ClangError,
    TranslationUnit,
    lib,
    parse,
    text,
)
from translator.frontend.cursors import Node, locate, root
from translator.frontend.describe import SourceError, describe_kernels
from translator.frontend.kernels import Discovered, KernelDecl, discover
from translator.frontend.precompiled import precompiled_prelude
from translator.frontend.probes import explicit_instantiations, probe_text, with_defaults
from translator.options import Options
from translator.source import SourceFile, Span

_ERROR, _FATAL = 3, 4
MAX_DIAGNOSTICS = 100


@dataclass(frozen=True, slots=True)
class Unit:
    """A file that has been read.  `included` maps every project header (not the bundled ones) to its sha256."""

    source: SourceFile
    options: Options
    root: Node
    kernels: tuple[KernelDecl, ...]
    included: Mapping[Path, str]
    diagnostics: tuple[Diagnostic, ...]
    errors: tuple[SourceError, ...]
    text_of: Mapping[str, bytes] = field(repr=False)
    """The bytes of the file and its project headers, by the path that libclang gives."""


def open_unit(
    source: SourceFile,
    options: Options,
    unsaved: Mapping[Path, bytes] = MappingProxyType({}),
    instantiations: Sequence[str] = (),
) -> Unit:
    """Read a file and find its kernels.

    `unsaved` holds contents that differ from the disk.  `instantiations` are template arguments that the user chose, as
    ``ns::kernel<float, 256>``.  Never fails for errors in the source; raises ClangError when libclang itself can't read.
    """
    contents = {**unsaved, source.path: source.data}
    chosen = list(instantiations)
    unit, read_errors = _parse(source, options, contents, chosen)
    found = discover(root(unit))
    text_of = project_texts(unit, contents)
    wanted = _missing_instantiations(found, source, text_of)
    if wanted:
        unit, read_errors = _parse(source, options, contents, chosen + wanted)
        found = discover(root(unit))
    errors = tuple(e for e in read_errors if not _in_probe(e, source))
    return Unit(
        source,
        options,
        root(unit),
        describe_kernels(found, source, errors, text_of),
        MappingProxyType(
            {Path(p): hashlib.sha256(d).hexdigest() for p, d in text_of.items() if Path(p) != source.path}
        ),
        tuple(_diagnostics(errors, source)),
        errors,
        MappingProxyType(text_of),
    )


def read_alone(
    source: SourceFile, options: Options, *, host: bool = False
) -> tuple[TranslationUnit, tuple[SourceError, ...]]:
    """Read a file (a header too) for its types alone: no kernels are looked for and nothing is instantiated for them.

    Raises ClangError when libclang can't read at all; errors in the source come back.
    """
    unit, errors = _parse(source, options, {source.path: source.data}, (), host=host)
    return unit, tuple(errors)


def _parse(
    source: SourceFile,
    options: Options,
    contents: Mapping[Path, bytes],
    instantiations: Sequence[str],
    *,
    host: bool = False,
) -> tuple[TranslationUnit, list[SourceError]]:
    files = dict(contents)
    if instantiations:
        files[source.path] = source.data + probe_text(instantiations)
    language = language_arguments(options, host=host)
    own = file_arguments(source.path, options)
    ready = precompiled_prelude(language)
    if ready is not None:
        try:
            unit = parse(source.path, (*language, *own, "-include-pch", str(ready)), files, PARSE_KEEP_GOING)
            errors = _errors(unit)
            if not _precompiled_refused(errors):
                return unit, errors
        except ClangError:
            pass
    unit = parse(source.path, (*language, *own, "-include", prelude().header.name), files, PARSE_KEEP_GOING)
    return unit, _errors(unit)


def _precompiled_refused(errors: Sequence[SourceError]) -> bool:
    """Whether the precompiled header did not fit (a header changed, a define disagrees)."""
    return any(e.place is None or "precompiled" in e.message or "PCH file" in e.message for e in errors)


def _missing_instantiations(found: Discovered, source: SourceFile, text_of: dict[str, bytes]) -> list[str]:
    missing = [t for t in found.templates.values() if not found.is_instantiated(t)]
    explicit = explicit_instantiations(source.data, found.templates.values())
    named = {e.partition("<")[0] for e in explicit}
    rest = [t for t in missing if f"::{t.qualified_name}" not in named]
    return explicit + with_defaults(rest, text_of)


def _errors(unit: TranslationUnit) -> list[SourceError]:
    errors: list[SourceError] = []
    for i in range(lib.getNumDiagnostics(unit.handle)):
        diagnostic = lib.getDiagnostic(unit.handle, i)
        if lib.getDiagnosticSeverity(diagnostic) >= _ERROR:
            place = locate(lib.getDiagnosticLocation(diagnostic))
            errors.append(SourceError(place, text(lib.getDiagnosticSpelling(diagnostic))))
        lib.disposeDiagnostic(diagnostic)
    return errors


def _in_probe(error: SourceError, source: SourceFile) -> bool:
    return error.place is not None and error.place.file == str(source.path) and error.place.offset > len(source.data)


def project_texts(unit: TranslationUnit, contents: Mapping[Path, bytes]) -> dict[str, bytes]:
    """The main file and every project file that it includes."""
    names: list[str] = []

    def visit(file: int, _stack: object, _depth: int, _data: object) -> None:
        names.append(text(lib.getFileName(file)))

    lib.getInclusions(unit.handle, INCLUSION_VISITOR(visit), None)
    bundled = (str(prelude().folder), *(str(f) for f in library_folders()))
    texts: dict[str, bytes] = {}
    for name in dict.fromkeys(names):
        if name.startswith(bundled):
            continue
        path = Path(name)
        try:
            texts[name] = contents[path] if path in contents else path.read_bytes()
        except OSError:
            continue
    return texts


def _diagnostics(errors: Sequence[SourceError], source: SourceFile) -> list[Diagnostic]:
    """Errors of the file itself where they are; those of headers at the file's start, with their own place named."""
    main = str(source.path)
    made: list[Diagnostic] = []
    for error in errors[:MAX_DIAGNOSTICS]:
        if error.place is not None and error.place.file == main:
            end = min(error.place.offset + 1, len(source.data))
            span = Span(min(error.place.offset, end), end)
            made.append(source_error.RULE.at(span, error.message))
        else:
            where = f"{error.place.file}:{error.place.line}: " if error.place else ""
            made.append(source_error.RULE.at(Span(0, 0), where + error.message))
    return made
