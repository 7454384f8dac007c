"""Translates what a string means and writes the edits back into its literals."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from pathlib import Path

from translator.diagnostics.checks import run_checks
from translator.diagnostics.context import RuleContext
from translator.diagnostics.model import Diagnostic, Fix, Severity, Target, TextEdit
from translator.diagnostics.rules.libraries import embedded_ptx, embedded_source, embedded_source_kept
from translator.hip.context import HipContext
from translator.hip.edits import EditBuffer
from translator.hip.embedded.model import EmbeddedPtx, EmbeddedSource, Found, LeftAlone, Piece, holds_cuda
from translator.mappings import NameTable
from translator.options import Options
from translator.source import SourceFile, Span

Translate = Callable[[HipContext], None]
"""Collects the edits that make HIP of a context's CUDA."""

_NUMBERED = (b"\\x", *(b"\\%d" % n for n in range(8)))
_DIGITS = frozenset(b"%c" % c for c in b"0123456789abcdefABCDEF")
_SPECIAL = frozenset(b"%{}$")
"""Characters with which templates mark the parts that are put in."""
_NO_AMD = {
    "SourceModule": "PyCUDA itself has no AMD backend: load the string with CuPy or hip-python",
    "DynamicSourceModule": "PyCUDA itself has no AMD backend: load the string with CuPy or hip-python",
}


class CannotWrite(Exception):
    """A literal of this kind cannot hold the text of an edit."""


@dataclass
class EmbeddedRewriter:
    """Rewrites the strings of one file, and collects what is to be said of them."""

    file: SourceFile
    options: Options
    tables: NameTable
    is_local_header: Callable[[str], Path | None]
    edits: EditBuffer
    translate: Translate
    diagnostics: list[Diagnostic] = field(default_factory=list)
    helpers: set[str] = field(default_factory=set)

    def rewrite(self, found: Found) -> None:
        match found:
            case LeftAlone(span, reason):
                self._left_alone(span, reason)
            case EmbeddedPtx(span):
                message = (
                    "This string holds PTX, which no AMD device loads; put the CUDA source that it was made from here."
                )
                self.diagnostics.append(embedded_ptx.RULE.at(span, message))
            case EmbeddedSource():
                try:
                    self._rewrite(found)
                except CannotWrite:
                    self._left_alone(found.span, "a literal of this kind cannot hold the translation")

    def _left_alone(self, span: Span, reason: str) -> None:
        self.diagnostics.append(
            embedded_source_kept.RULE.at(span, f"The CUDA source in this string was not translated: {reason}.")
        )

    def _rewrite(self, source: EmbeddedSource) -> None:
        # A name that is no .cu file: compilers at run time include the runtime's header by themselves.
        text = SourceFile(self.file.path.with_suffix(".embedded"), source.text)
        context = HipContext(
            RuleContext.of(text, self.options, self.tables), self.is_local_header, None, EditBuffer(text)
        )
        self.translate(context)
        written = [
            part for span, new in context.edits.changes() for part in written_in_file(self.file.data, source, span, new)
        ]
        if source.template == "a template" and any(_SPECIAL.intersection(new) for _, new in written):
            raise CannotWrite  # the template would take it for a part to be put in
        if not all(self.edits.is_free(span) for span, _ in written):
            raise CannotWrite
        for span, new in written:
            if span.start == span.end:
                self.edits.insert_before(span, new)
            else:
                self.edits.replace(span, new)
        self.helpers |= context.helpers
        found = [
            d for d in run_checks(context.rules) if (d.rule, d.span.start) not in context.settled
        ] + context.findings
        if len(context.edits) or holds_cuda(source.text):
            self._say(source, len(context.edits), context.helpers)
        self.diagnostics += [
            replace(d, span=_span_in_file(source, d.span), fix=_fix_in_file(self.file.data, source, d.fix))
            for d in found
        ]

    def _say(self, source: EmbeddedSource, edits: int, helpers: set[str]) -> None:
        what = "was translated to HIP" if edits else "needed no change for HIP"
        rest, severity = "", Severity.INFO
        if helpers:
            severity = Severity.WARNING
            names = ", ".join(sorted(helpers))
            rest = f"; it includes {names}, so that its compiler needs -I with the folder that holds it"
        elif source.loader in _NO_AMD:
            severity = Severity.WARNING
        if source.template:
            severity = Severity.WARNING
            rest += f", but for what {source.template} puts in at run time, which was not seen"
        if source.loader in _NO_AMD:
            rest += f"; {_NO_AMD[source.loader]}"
        message = f"The CUDA source in this string {what}{rest}."
        self.diagnostics.append(embedded_source.RULE.at(source.span, message, severity=severity, target=Target.HIP))


def written_in_file(data: bytes, source: EmbeddedSource, span: Span, new: bytes) -> list[tuple[Span, bytes]]:
    """An edit of the string as edits of its literals: the first one touched takes the text, the others lose theirs."""
    parts: list[tuple[Span, bytes]] = []
    offset = 0
    for number, piece in enumerate(source.pieces):
        size = len(piece.text)
        start, end = max(span.start - offset, 0), min(span.end - offset, size)
        is_last = number == len(source.pieces) - 1
        touched = start < end or (span.start == span.end and 0 <= span.start - offset < size + is_last)
        if touched and size:
            text = new if not parts else b""
            parts.append((_place(data, piece, start, end), _encoded(data, piece, start, text)))
            if span.start == span.end:
                break
        offset += size
    if not parts:
        raise CannotWrite
    return parts


def _place(data: bytes, piece: Piece, start: int, end: int) -> Span:
    if start >= end:
        at = piece.starts[start] if start < len(piece.starts) else piece.ends[-1]
        return Span(at, at)
    return Span(piece.starts[start], piece.ends[end - 1])


def _encoded(data: bytes, piece: Piece, start: int, text: bytes) -> bytes:
    written = piece.encode(text)
    if written is None:
        raise CannotWrite
    before = data[piece.starts[start - 1] : piece.ends[start - 1]] if start else b""
    if before.startswith(_NUMBERED) and written[:1] in _DIGITS:
        raise CannotWrite  # the escape before would take it for a digit of its own
    return written


def _fix_in_file(data: bytes, source: EmbeddedSource, fix: Fix | None) -> Fix | None:
    """A fix of the string as a fix of its literals; None where they cannot hold the text."""
    if fix is None:
        return None
    try:
        edits = [part for e in fix.edits for part in written_in_file(data, source, e.span, e.replacement)]
    except CannotWrite:
        return None
    return replace(fix, edits=tuple(TextEdit(span, text) for span, text in edits))


def _span_in_file(source: EmbeddedSource, span: Span) -> Span:
    """Where a part of the string stands in the file."""
    starts = [byte for piece in source.pieces for byte in piece.starts]
    ends = [byte for piece in source.pieces for byte in piece.ends]
    if not starts:
        return source.span
    start = starts[min(span.start, len(starts) - 1)]
    end = ends[min(max(span.end, span.start + 1), len(ends)) - 1]
    return Span(start, max(start, end))
