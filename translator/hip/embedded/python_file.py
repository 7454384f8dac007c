"""A Python file: the CUDA source in its strings becomes HIP, the rest stays."""

from __future__ import annotations

import io
import tokenize
from collections.abc import Callable
from pathlib import Path

from translator.diagnostics.rules.libraries import embedded_source_kept
from translator.hip.edits import EditBuffer
from translator.hip.embedded.model import holds_cuda
from translator.hip.embedded.python_finder import find_in_python
from translator.hip.embedded.rewrite import EmbeddedRewriter, Translate
from translator.mappings import NameTable
from translator.options import Options
from translator.source import SourceFile, Span

PYTHON_SUFFIXES = frozenset({".py", ".pyw"})
_ASCII_BASED = ("utf-8", "ascii", "iso-8859", "latin", "cp125", "koi8", "us-ascii", "windows-125", "mac")


def rewrite_python(
    source: SourceFile,
    options: Options,
    tables: NameTable,
    is_local_header: Callable[[str], Path | None],
    translate: Translate,
) -> EmbeddedRewriter:
    """The edits and diagnostics of one Python file."""
    rewriter = EmbeddedRewriter(source, options, tables, is_local_header, EditBuffer(source), translate)
    encoding = _encoding(source.data)
    if not encoding.lower().startswith(_ASCII_BASED):
        if holds_cuda(source.data):
            reason = f"the file's encoding, {encoding}, is not read here; save it as UTF-8"
            rewriter.diagnostics.append(
                embedded_source_kept.RULE.at(Span(0, 0), f"The CUDA source in this file was not translated: {reason}.")
            )
        return rewriter
    for found in find_in_python(source.data):
        rewriter.rewrite(found)
    return rewriter


def _encoding(data: bytes) -> str:
    try:
        return tokenize.detect_encoding(io.BytesIO(data).readline)[0]
    except SyntaxError:
        return "utf-8"  # an encoding that Python does not know: its strings are read as they are
