"""Puts the fixes that the user took into the translation."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from translator.diagnostics.fixes import fix_keys
from translator.diagnostics.model import Diagnostic, Fix, Severity
from translator.hip.edits import EditBuffer
from translator.options import Options
from translator.source import SourceFile, Span


def apply_fixes(
    edits: EditBuffer, source: SourceFile, diagnostics: Sequence[Diagnostic], options: Options
) -> list[Diagnostic]:
    """Add the edits of the fixes that the options name; such findings come back as information.

    A fix whose place another edit has claimed is left out as a whole, and its finding stays as it was.
    """
    if not options.fixes and not options.certain_fixes:
        return list(diagnostics)
    result: list[Diagnostic] = []
    for diagnostic, key in zip(diagnostics, fix_keys(source, diagnostics), strict=True):
        fix = diagnostic.fix
        taken = fix is not None and (key in options.fixes or (options.certain_fixes and fix.certain))
        if fix is not None and taken and _apply(edits, fix, diagnostic.span):
            diagnostic = replace(diagnostic, severity=Severity.INFO, fixed=True)
        result.append(diagnostic)
    return result


def _apply(edits: EditBuffer, fix: Fix, construct: Span) -> bool:
    for edit in fix.edits:
        free = edits.is_free(edit.span) if len(edit.span) else edits.is_open(edit.span.start)
        if not free:
            return False
    for edit in fix.edits:
        place = edit.span.start
        if len(edit.span):
            edits.replace(edit.span, edit.replacement)
        elif place <= construct.start:
            edits.insert_before(Span(place, max(construct.end, place)), edit.replacement)
        else:
            edits.insert_after(Span(construct.start, place), edit.replacement)
    return True
