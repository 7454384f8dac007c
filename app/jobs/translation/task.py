"""The tasks that worker processes run for the panes.  No Qt here, and libclang is only loaded there."""

from __future__ import annotations

import hashlib
from dataclasses import replace
from pathlib import Path

from app.jobs.translate_all import failed_result
from app.jobs.translation.build_view import build_summary, build_view
from app.jobs.translation.highlight import Language, Spans, lex
from app.jobs.translation.views import Translated
from app.jobs.worker import TaskContext
from app.store.codec import encode
from translator.diagnostics.model import Target
from translator.options import Options
from translator.source import SourceFile


def translate_task(
    context: TaskContext, path: Path, options: Options, project_root: Path, died_of: str = ""
) -> Translated:
    """Translate one file for both targets; raises OSError where it cannot be read.

    `died_of`: what ended the worker of a first try.  The file is then translated to HIP alone and without types, which
    needs no parser, and the result says what is missing.
    """
    from translator.api import translate_file  # loads libclang: in workers only

    source = SourceFile.read(path)
    if died_of:
        result = translate_file(
            source, replace(options, typed_rules=False), targets=frozenset({Target.HIP}), project_root=project_root
        )
        lost = failed_result(path, died_of).diagnostics
        result = replace(result, diagnostics=(*lost, *result.diagnostics))
    else:
        result = translate_file(source, options, project_root=project_root)
    summary = build_summary(source, result, hashlib.sha256(source.data).hexdigest())
    view = build_view(source, result, summary)
    included = tuple((str(p), sha) for p, sha in result.included.items())
    return Translated(summary, included, encode(summary), encode(view), encode(result))


def lex_task(context: TaskContext, language: Language, text: str) -> Spans:
    """Colour a text that was not coloured with its translation."""
    return lex(language, text)


def warm_up_task(context: TaskContext) -> None:
    """Load what the first translation needs."""
    lex("cuda", "int x;")
    lex("glsl", "int x;")
