"""CUDA includes become HIP includes, and the header that nvcc includes by itself is written out once.

nvcc includes ``cuda_runtime.h`` in front of every ``.cu`` file (CUDA compiler driver documentation, "The CUDA Compilation
Trajectory"); clang includes nothing of HIP's API for ``-x hip`` but its wrapper headers.
"""

from __future__ import annotations

from typing import Final

from translator.diagnostics.analysis.helpers import is_replaced_by_helpers
from translator.hip.context import HipContext
from translator.hip.silent_headers import silent_headers
from translator.lexer import BYTE_ORDER_MARK, TokenKind
from translator.mappings import HeaderMapping, Status
from translator.options import RocmVersion
from translator.source import Span
from translator.structure.code import NONE
from translator.structure.lanes import SHUFFLES, VOTES
from translator.structure.preprocessor import Include

RUNTIME_HEADER: Final = "hip/hip_runtime.h"
WARP_SYNC_FROM: Final = RocmVersion(6, 2)
WARP_SYNC_DEFAULT: Final = RocmVersion(7, 0)
"""The `_sync` functions came with ROCm 6.2, behind a macro, and need none from 7.0 on (HIP's amd_warp_sync_functions.h)."""
HIPBLAS_HEADER: Final = "hipblas/hipblas.h"
CUBLAS_HEADER: Final = "cublas_v2.h"
HALF_NAMES: Final = (b"half", b"__half", b"cublasHgemm", b"cublasHgemmBatched", b"cublasHgemmStridedBatched")
"""Where a file speaks of these, hipBLAS's `hipblasHalf` has to be `__half` (hipblas.h: HIPBLAS_USE_HIP_HALF)."""
_HOST_SUFFIXES: Final = frozenset({".cpp", ".cc", ".cxx", ".c"})


def translate_headers(context: HipContext) -> None:
    """Edit the includes; insert the runtime header and our helper headers where they are needed.

    Runs last: which helper headers are needed is known only then.
    """
    seen: set[str] = set()
    wants_runtime_on_top = _nvcc_would_include_it(context) and not _has_early_runtime(context)
    if wants_runtime_on_top:
        seen.add(RUNTIME_HEADER)
    for include in context.rules.includes:
        _translate_include(context, include, seen)
    _translate_has_include(context)
    _translate_named_headers(context)
    defines = _missing_defines(context)
    if defines:
        _insert_lines(context, _top(context), [line for name in defines for line in _guarded_define(name)])
    included = {include.name for include in context.rules.includes}
    lines = [f"#include <{RUNTIME_HEADER}>"] if wants_runtime_on_top else []
    lines += [f"#include <{header}>" for header in silent_headers(context)]
    lines += [f'#include "{header}"' for header in sorted(context.helpers) if header not in included]
    if not lines:
        return
    if wants_runtime_on_top or not (anchor := _runtime_include(context)):
        _insert_lines(context, _top(context), lines)
    else:
        _insert_lines(context, _line_end(context, anchor), lines)


def _missing_defines(context: HipContext) -> list[str]:
    """The macros that must be defined before HIP's headers are read, as the tables and the release say."""
    names: list[str] = []
    for include in context.rules.includes:
        mapping = context.rules.tables.header(include.name)
        if mapping is None and include.name == HIPBLAS_HEADER and context.rules.port_aliases:
            mapping = context.rules.tables.header(CUBLAS_HEADER)  # the project's calls are translated for these defines
        if mapping is not None:
            names += mapping.defines
    if WARP_SYNC_FROM <= context.rocm < WARP_SYNC_DEFAULT and _may_need_warp_sync(context):
        names.append("HIP_ENABLE_WARP_SYNC_BUILTINS")
    if any(HIPBLAS_HEADER in header for header in _hip_headers(context)) and context.rules.mentions(*HALF_NAMES):
        names.append("HIPBLAS_USE_HIP_HALF")
    return [name for name in dict.fromkeys(names) if not context.rules.mentions(name.encode())]


def _may_need_warp_sync(context: HipContext) -> bool:
    """Whether the file uses the `_sync` functions, or includes the runtime before local headers that may."""
    rules = context.rules
    if rules.mentions(*(SHUFFLES | VOTES), b"__activemask"):
        return True
    has_local = any(i.quoted and context.is_local_header(i.name) is not None for i in rules.includes)
    return has_local and (_nvcc_would_include_it(context) or RUNTIME_HEADER in _hip_headers(context))


def _hip_headers(context: HipContext) -> list[str]:
    found = [include.name for include in context.rules.includes]
    for name in list(found):
        mapping = context.rules.tables.header(name)
        found += mapping.hip if mapping is not None else ()
    return found


def _guarded_define(name: str) -> list[str]:
    return [f"#ifndef {name}", f"#define {name}", "#endif"]


def _translate_include(context: HipContext, include: Include, seen: set[str]) -> None:
    if include.quoted and context.is_local_header(include.name) is not None:
        return
    mapping = context.rules.tables.header(include.name)
    if mapping is None:
        if include.name == RUNTIME_HEADER and _is_unconditional(context, include):
            if RUNTIME_HEADER in seen:
                _remove_line(context, include)
            seen.add(RUNTIME_HEADER)
        return
    if is_replaced_by_helpers(include.name) and mapping.status is Status.UNSUPPORTED:
        _remove_line(context, include)
        return
    if mapping.status is Status.UNSUPPORTED:
        return
    _replace_include(context, include, mapping, seen)


def _translate_has_include(context: HipContext) -> None:
    """``__has_include(<cuda_fp8.h>)`` asks for HIP's header: CUDA's is not there, and the branch without it would be taken."""
    code = context.code
    for index in context.rules.places.get(b"__has_include", ()):
        at = index + 2
        if not code.is_at(index + 1, b"(") or code.directive[index] == NONE or at >= len(code):
            continue
        if code.kind[at] not in (TokenKind.HEADER_NAME, TokenKind.STRING):
            continue
        name = code.text[at][1:-1].strip().decode("utf-8", errors="replace")
        mapping = context.rules.tables.header(name)
        is_local = code.kind[at] == TokenKind.STRING and context.is_local_header(name) is not None
        if mapping is not None and mapping.hip and not is_local:
            context.edits.replace(code.span(at), f"<{mapping.hip[0]}>".encode())


def _translate_named_headers(context: HipContext) -> None:
    """``#define RUNTIME <cuda_runtime.h>`` for ``#include RUNTIME``: the macro gets HIP's header."""
    code = context.code
    asked = {code.text[d.first + 2] for d in code.directives if d.name == b"include" and d.last == d.first + 2}
    for macro in context.rules.macros:
        if macro.name not in asked or macro.parameters is not None or not macro.body:
            continue
        written = code.slice(macro.body)
        name = written[1:-1].strip().decode("utf-8", errors="replace")
        is_local = written[:1] == b'"' and context.is_local_header(name) is not None
        mapping = context.rules.tables.header(name)
        if written[:1] in (b"<", b'"') and not is_local and mapping is not None and len(mapping.hip) == 1:
            context.edits.replace(code.span(macro.body.start, macro.body.stop - 1), f"<{mapping.hip[0]}>".encode())


def _replace_include(context: HipContext, include: Include, mapping: HeaderMapping, seen: set[str]) -> None:
    unconditional = _is_unconditional(context, include)
    wanted = [header for header in mapping.hip if header not in seen]
    if unconditional:
        seen.update(mapping.hip)
    if mapping.hip and not wanted and not unconditional and _fills_its_branch(context, include):
        wanted = list(mapping.hip)  # an empty branch would puzzle the reader; headers guard themselves
    if not wanted:
        _remove_line(context, include)
        return
    opener, closer = ('"', '"') if include.quoted else ("<", ">")
    newline = _newline(context)
    first, *others = (f"{opener}{header}{closer}" for header in wanted)
    text = first.encode() + b"".join(newline + b"#include " + other.encode() for other in others)
    context.edits.replace(include.name_span, text)


def _fills_its_branch(context: HipContext, include: Include) -> bool:
    at = Span(context.code.start[include.directive.first], context.code.end[include.directive.last])
    for group in context.rules.conditionals:
        for branch in group.branches:
            if branch.content.contains(at):
                rest = context.rules.source.slice(branch.content).replace(context.rules.source.slice(at), b"")
                if not rest.strip():
                    return True
    return False


def _is_unconditional(context: HipContext, include: Include) -> bool:
    """Whether the include is always taken: no `#if` around it, a file's include guard aside."""
    at = context.code.start[include.directive.first]
    for group in context.rules.conditionals:
        if group.span.start <= at < group.span.end and not is_include_guard(context, group.span):
            return False
    return True


def is_include_guard(context: HipContext, group: Span) -> bool:
    """Whether a conditional group wraps the whole file."""
    code = context.code
    return bool(len(code)) and group.start == code.start[0] and group.end >= code.end[-1]


def _nvcc_would_include_it(context: HipContext) -> bool:
    rules = context.rules
    if rules.source.path.suffix == ".cu":
        return True
    return bool(rules.launches) and rules.source.path.suffix in _HOST_SUFFIXES


def _has_early_runtime(context: HipContext) -> bool:
    """Whether the file includes the runtime itself before anything that may need it."""
    for include in context.rules.includes:
        if not _is_unconditional(context, include):
            return False
        if include.name == RUNTIME_HEADER:
            return True
        mapping = context.rules.tables.header(include.name)
        if mapping is not None and RUNTIME_HEADER in mapping.hip:
            return _nothing_before(context, include)
        if include.quoted or mapping is not None:
            return False
    return False


def _nothing_before(context: HipContext, include: Include) -> bool:
    """Whether only directives stand above an include."""
    return all(context.code.directive[i] != NONE for i in range(include.directive.first))


def _runtime_include(context: HipContext) -> Include | None:
    for include in context.rules.includes:
        if not _is_unconditional(context, include):
            continue
        mapping = context.rules.tables.header(include.name)
        if include.name == RUNTIME_HEADER or (mapping is not None and RUNTIME_HEADER in mapping.hip):
            return include
    return None


def _top(context: HipContext) -> int:
    """The start of the line where a file's text begins: after comments, ``#pragma once`` and an include guard."""
    code = context.code
    index = 0
    guard = context.rules.conditionals[0] if context.rules.conditionals else None
    if guard is not None and is_include_guard(context, guard.span) and len(guard.branches) == 1:
        index = guard.branches[0].directive.last + 1
        if index < len(code) and code.directive[index] != NONE:
            define = code.directives[code.directive[index]]
            index = define.last + 1 if define.name == b"define" else index
    while index < len(code) and code.directive[index] != NONE:
        directive = code.directives[code.directive[index]]
        if directive.name != b"pragma" or not code.is_at(directive.first + 2, b"once"):
            break
        index = directive.last + 1
    offset = code.start[index] if index < len(code) else len(code.data)
    mark = len(BYTE_ORDER_MARK) if code.data.startswith(BYTE_ORDER_MARK) else 0
    return max(code.data.rfind(b"\n", 0, offset) + 1, mark)


def _line_end(context: HipContext, include: Include) -> int:
    """The start of the line after an include."""
    data = context.code.data
    at = data.find(b"\n", context.code.end[include.directive.last])
    return len(data) if at < 0 else at + 1


def _insert_lines(context: HipContext, offset: int, lines: list[str]) -> None:
    newline = _newline(context)
    text = b"".join(line.encode() + newline for line in lines)
    data = context.code.data
    if offset and data[:offset] != BYTE_ORDER_MARK and data[offset - 1 : offset] != b"\n":
        text = newline + text
    context.edits.insert_before(Span(offset, offset), text)


def _remove_line(context: HipContext, include: Include) -> None:
    """Take an include away, with its line where nothing else stands on it."""
    code = context.code
    span = code.span(include.directive.first, include.directive.last)
    line_start = code.data.rfind(b"\n", 0, span.start) + 1
    newline = code.data.find(b"\n", span.end)
    line_end = len(code.data) if newline < 0 else newline + 1
    alone = not code.data[line_start : span.start].strip() and not code.data[span.end : line_end].strip()
    context.edits.delete(Span(line_start, line_end) if alone else span)


def _newline(context: HipContext) -> bytes:
    return b"\r\n" if b"\r\n" in context.code.data[:4096] else b"\n"
