"""A thin, typed binding of libclang (the wheel libclang-ng), with only what the front end needs.

clang.cindex is used for where the library lies and for the names of cursor and type kinds; its wrappers are gone round,
because they cost ten times what the library does (facts: 71,166 cursors in 22 ms, against 505 ms).  Structures and
functions are those of clang-c/Index.h.
"""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from ctypes import POINTER, Structure, c_char_p, c_double, c_int, c_longlong, c_uint, c_ulong, c_ulonglong, c_void_p
from pathlib import Path
from typing import Any, Final

import clang.cindex as cindex


class RawCursor(Structure):
    _fields_ = (("kind", c_int), ("xdata", c_int), ("data", c_void_p * 3))


class RawType(Structure):
    _fields_ = (("kind", c_int), ("data", c_void_p * 2))


class RawLocation(Structure):
    _fields_ = (("ptr_data", c_void_p * 2), ("int_data", c_uint))


class RawRange(Structure):
    _fields_ = (("ptr_data", c_void_p * 2), ("begin", c_uint), ("end", c_uint))


class RawString(Structure):
    _fields_ = (("data", c_void_p), ("flags", c_uint))


class UnsavedFile(Structure):
    _fields_ = (("name", c_char_p), ("contents", c_char_p), ("length", c_ulong))


VISITOR = ctypes.CFUNCTYPE(c_int, RawCursor, RawCursor, c_void_p)
FIELD_VISITOR = ctypes.CFUNCTYPE(c_int, RawCursor, c_void_p)
INCLUSION_VISITOR = ctypes.CFUNCTYPE(None, c_void_p, POINTER(RawLocation), c_uint, c_void_p)

VISIT_BREAK, VISIT_CONTINUE, VISIT_RECURSE = 0, 1, 2

PARSE_INCOMPLETE = 0x02
PARSE_FOR_SERIALIZATION = 0x10
PARSE_KEEP_GOING = 0x200

_C, _T, _S, _L, _R = RawCursor, RawType, RawString, RawLocation, RawRange
_LOCATION_OUT = [_L, POINTER(c_void_p), POINTER(c_uint), POINTER(c_uint), POINTER(c_uint)]

_SIGNATURES: Final[dict[str, tuple[list[Any], Any]]] = {
    "createIndex": ([c_int, c_int], c_void_p),
    "parseTranslationUnit2": (
        [c_void_p, c_char_p, POINTER(c_char_p), c_int, POINTER(UnsavedFile), c_uint, c_uint, POINTER(c_void_p)],
        c_int,
    ),
    "saveTranslationUnit": ([c_void_p, c_char_p, c_uint], c_int),
    "disposeTranslationUnit": ([c_void_p], None),
    "getTranslationUnitCursor": ([c_void_p], _C),
    "getNumDiagnostics": ([c_void_p], c_uint),
    "getDiagnostic": ([c_void_p, c_uint], c_void_p),
    "disposeDiagnostic": ([c_void_p], None),
    "getDiagnosticSeverity": ([c_void_p], c_int),
    "getDiagnosticSpelling": ([c_void_p], _S),
    "getDiagnosticLocation": ([c_void_p], _L),
    "getInclusions": ([c_void_p, INCLUSION_VISITOR, c_void_p], None),
    "getCString": ([_S], c_char_p),
    "disposeString": ([_S], None),
    "getFileName": ([c_void_p], _S),
    "visitChildren": ([_C, VISITOR, c_void_p], c_uint),
    "getCursorType": ([_C], _T),
    "getCursorResultType": ([_C], _T),
    "getCursorReferenced": ([_C], _C),
    "getCursorDefinition": ([_C], _C),
    "getCanonicalCursor": ([_C], _C),
    "getCursorSemanticParent": ([_C], _C),
    "getCursorSpelling": ([_C], _S),
    "getCursorUSR": ([_C], _S),
    "getCursorExtent": ([_C], _R),
    "getCursorLocation": ([_C], _L),
    "getCursorBinaryOperatorKind": ([_C], c_int),
    "getCursorUnaryOperatorKind": ([_C], c_int),
    "getSpecializedCursorTemplate": ([_C], _C),
    "getEnumConstantDeclValue": ([_C], c_longlong),
    "getEnumDeclIntegerType": ([_C], _T),
    "getFieldDeclBitWidth": ([_C], c_int),
    "isCursorDefinition": ([_C], c_uint),
    "Cursor_Evaluate": ([_C], c_void_p),
    "Cursor_getArgument": ([_C, c_uint], _C),
    "Cursor_getNumArguments": ([_C], c_int),
    "Cursor_getNumTemplateArguments": ([_C], c_int),
    "Cursor_getTemplateArgumentKind": ([_C, c_uint], c_int),
    "Cursor_getTemplateArgumentType": ([_C, c_uint], _T),
    "Cursor_getTemplateArgumentValue": ([_C, c_uint], c_longlong),
    "Cursor_getOffsetOfField": ([_C], c_longlong),
    "Cursor_getStorageClass": ([_C], c_int),
    "Cursor_isAnonymous": ([_C], c_uint),
    "Cursor_isBitField": ([_C], c_uint),
    "Cursor_getGCCAssemblyTemplate": ([_C], _S),
    "Cursor_getGCCAssemblyNumOutputs": ([_C], c_uint),
    "Cursor_getGCCAssemblyNumInputs": ([_C], c_uint),
    "Cursor_getGCCAssemblyOutput": ([_C, c_uint, ctypes.POINTER(RawString), ctypes.POINTER(RawCursor)], c_uint),
    "Cursor_getGCCAssemblyInput": ([_C, c_uint, ctypes.POINTER(RawString), ctypes.POINTER(RawCursor)], c_uint),
    "CXXMethod_isStatic": ([_C], c_uint),
    "CXXMethod_isVirtual": ([_C], c_uint),
    "CXXMethod_isDefaulted": ([_C], c_uint),
    "CXXConstructor_isCopyConstructor": ([_C], c_uint),
    "CXXConstructor_isMoveConstructor": ([_C], c_uint),
    "CXXConstructor_isDefaultConstructor": ([_C], c_uint),
    "EvalResult_getKind": ([c_void_p], c_int),
    "EvalResult_getAsLongLong": ([c_void_p], c_longlong),
    "EvalResult_getAsUnsigned": ([c_void_p], c_ulonglong),
    "EvalResult_isUnsignedInt": ([c_void_p], c_uint),
    "EvalResult_getAsDouble": ([c_void_p], c_double),
    "EvalResult_getAsStr": ([c_void_p], c_char_p),
    "EvalResult_dispose": ([c_void_p], None),
    "getCanonicalType": ([_T], _T),
    "getPointeeType": ([_T], _T),
    "getArrayElementType": ([_T], _T),
    "getArraySize": ([_T], c_longlong),
    "getTypeDeclaration": ([_T], _C),
    "getTypeSpelling": ([_T], _S),
    "getResultType": ([_T], _T),
    "getArgType": ([_T, c_uint], _T),
    "getNumArgTypes": ([_T], c_int),
    "isConstQualifiedType": ([_T], c_uint),
    "isVolatileQualifiedType": ([_T], c_uint),
    "isRestrictQualifiedType": ([_T], c_uint),
    "Type_getSizeOf": ([_T], c_longlong),
    "Type_getAlignOf": ([_T], c_longlong),
    "Type_visitFields": ([_T, FIELD_VISITOR, c_void_p], c_uint),
    "Type_getNumTemplateArguments": ([_T], c_int),
    "Type_getTemplateArgumentAsType": ([_T, c_uint], _T),
    "getRangeStart": ([_R], _L),
    "getRangeEnd": ([_R], _L),
    "getExpansionLocation": (_LOCATION_OUT, None),
    "getSpellingLocation": (_LOCATION_OUT, None),
    "Location_isInSystemHeader": ([_L], c_int),
    "Location_isFromMainFile": ([_L], c_int),
    "getCursor": ([c_void_p, _L], _C),
}


class Library:
    """libclang's functions by name without the prefix ``clang_``, their signatures declared."""

    def __init__(self) -> None:
        self.path = Path(cindex.conf.get_filename())
        handle = ctypes.CDLL(str(self.path))
        for name, (arguments, result) in _SIGNATURES.items():
            function = getattr(handle, "clang_" + name)
            function.argtypes, function.restype = arguments, result
            setattr(self, name, function)

    def __getattr__(self, name: str) -> Any:
        raise AttributeError(f"clang_{name} is not declared in clang_api")


lib: Final = Library()

WHEEL: Final = Path(cindex.__file__).parent / "native"
"""Where the wheel keeps libclang, clang's builtin headers (resource/) and libc++'s (libcxx/)."""


def text(raw: RawString) -> str:
    """The Python string of a CXString, which is freed."""
    data: bytes | None = lib.getCString(raw)
    lib.disposeString(raw)
    return "" if data is None else data.decode("utf-8", errors="replace")


class ClangError(Exception):
    """libclang could not read a file at all."""


class TranslationUnit:
    """One parsed file.  Cursors and types are only valid while it lives."""

    def __init__(self, handle: int) -> None:
        self.handle = handle

    def __del__(self) -> None:
        if self.handle:
            lib.disposeTranslationUnit(self.handle)
            self.handle = 0

    def save(self, path: Path) -> None:
        """Write a precompiled header; raises ClangError."""
        if lib.saveTranslationUnit(self.handle, str(path).encode(), 0):
            raise ClangError(f"{path}: the precompiled header could not be written")


_index: Final = lib.createIndex(0, 0)


def parse(path: Path, arguments: Sequence[str], unsaved: dict[Path, bytes], options: int) -> TranslationUnit:
    """Parse a file; errors in the source are diagnostics of the unit, ClangError means that there is no unit."""
    argv = (c_char_p * len(arguments))(*(a.encode() for a in arguments))
    files = (UnsavedFile * len(unsaved))()
    for i, (name, data) in enumerate(unsaved.items()):
        files[i].name, files[i].contents, files[i].length = str(name).encode(), data, len(data)
    out = c_void_p()
    code = lib.parseTranslationUnit2(
        _index, str(path).encode(), argv, len(arguments), files, len(unsaved), options, ctypes.byref(out)
    )
    if code or not out.value:
        raise ClangError(f"{path}: libclang could not read the file (error {code})")
    return TranslationUnit(out.value)
