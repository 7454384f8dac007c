"""CUDA source to HIP source, by edits of tokens."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Literal

from translator.diagnostics.checks import run_checks
from translator.diagnostics.context import RuleContext
from translator.diagnostics.model import Diagnostic, Severity, Target
from translator.hip.arguments import edit_arguments
from translator.hip.assembly import rewrite_assembly
from translator.hip.builtins import convert_index_variables
from translator.hip.clashes import leave_out_clashing_definitions
from translator.hip.context import HipContext, TypedFacts
from translator.hip.default_arguments import write_default_arguments
from translator.hip.device_queries import query_device_attributes
from translator.hip.dialect import adapt_dialect
from translator.hip.edits import EditBuffer
from translator.hip.embedded.cpp_finder import find_in_cpp
from translator.hip.embedded.python_file import PYTHON_SUFFIXES, rewrite_python
from translator.hip.embedded.rewrite import EmbeddedRewriter
from translator.hip.fixes import apply_fixes
from translator.hip.group_members import rename_group_members
from translator.hip.guards import rewrite_guards
from translator.hip.half_types import adapt_half_types
from translator.hip.headers import translate_headers
from translator.hip.host_math import serve_host_code
from translator.hip.include_guards import translate_include_guards
from translator.hip.kept_warps import keep_warps
from translator.hip.launches import write_launches_as_macros
from translator.hip.mask_flow import follow_masks
from translator.hip.masks import NO_MASKS, widen_masks
from translator.hip.memory_locations import adapt_memory_locations
from translator.hip.min_max import add_mixed_min_max
from translator.hip.names import rename
from translator.hip.overloads import settle_overloads
from translator.hip.shift_counts import judge_shift_counts
from translator.hip.textures.step import rewrite_textures
from translator.hip.typed.facts import FileFacts
from translator.mappings import NameTable, load_tables
from translator.options import LaunchStyle, Options
from translator.results import HipResult
from translator.source import SourceFile

_Status = Literal["ok", "warned", "unsupported", "unchanged", "error"]


def translate(
    source: SourceFile,
    options: Options,
    *,
    is_local_header: Callable[[str], Path | None],
    facts: TypedFacts | None = None,
    tables: NameTable | None = None,
) -> HipResult:
    """Translate one file (a source or a header) to HIP.

    `facts` are the file's types; by default libclang gives them where a rule asks, unless the options switch typed rules off.
    `is_local_header` gives the project's file for a quoted include, or None; such an include is left as it is, since the
    file is translated on its own.  `tables` are those of the target's ROCm release unless given.  Every byte that no edit
    names is kept; a file that is HIP already comes back unchanged.  Of a Python file, only strings that hold CUDA change.
    Never fails on any text.
    """
    tables = tables or load_tables(options.hip.rocm)
    if source.path.suffix.lower() in PYTHON_SUFFIXES:
        strings = rewrite_python(source, options, tables, is_local_header, _edit)
        findings = apply_fixes(strings.edits, source, strings.diagnostics, options)
        return _result(strings.edits, findings, strings.helpers, source, options)
    rules = RuleContext.of(source, options, tables)
    if facts is None and options.typed_rules:
        facts = FileFacts(source, options, rules.code)
    context = HipContext(rules, is_local_header, facts, EditBuffer(source))
    _edit(context)
    strings = EmbeddedRewriter(source, options, tables, is_local_header, context.edits, _edit)
    for found in find_in_cpp(rules.code):
        strings.rewrite(found)
    diagnostics = apply_fixes(context.edits, source, _findings(context) + strings.diagnostics, options)
    result = _result(context.edits, diagnostics, context.helpers | strings.helpers, source, options)
    return replace(result, included=dict(facts.included)) if facts is not None else result


def _findings(context: HipContext) -> list[Diagnostic]:
    """What the rules find in the tokens, but for what types have shown to be needless, and what types found."""
    by_tokens = [d for d in run_checks(context.rules) if (d.rule, d.span.start) not in context.settled]
    return by_tokens + context.findings


def _result(
    edits: EditBuffer, found: list[Diagnostic], helpers: set[str], source: SourceFile, options: Options
) -> HipResult:
    edited = edits.apply()
    kept = (d for d in found if d.rule not in options.disabled_rules)
    diagnostics = tuple(sorted(kept, key=lambda d: (d.span, d.rule)))
    return HipResult(
        status=_status(diagnostics, changed=edited.text != source.data),
        text=edited.text,
        line_map=edited.line_map,
        changed_lines=edited.changed_lines,
        diagnostics=diagnostics,
        helper_headers=tuple(sorted(helpers)),
    )


def _edit(context: HipContext) -> None:
    """All steps, those that replace more than a name first: a replaced span is closed to the steps after."""
    rewrite_assembly(context)
    rewrite_textures(context)
    if context.rules.keeps_warps:
        keep_warps(context)
        masks = NO_MASKS
    else:
        masks = follow_masks(context, widen_masks(context))
    edit_arguments(context, masks)
    write_default_arguments(context)
    if context.rules.options.hip.launch is LaunchStyle.GGL:
        write_launches_as_macros(context)
    add_mixed_min_max(context)
    adapt_half_types(context)
    adapt_dialect(context)
    rename_group_members(context)
    settle_overloads(context)
    query_device_attributes(context)
    adapt_memory_locations(context)
    rewrite_guards(context)
    translate_include_guards(context)
    convert_index_variables(context)
    serve_host_code(context)
    judge_shift_counts(context)
    leave_out_clashing_definitions(context)
    rename(context)
    translate_headers(context)


def _status(diagnostics: tuple[Diagnostic, ...], *, changed: bool) -> _Status:
    worst = max((d.severity for d in diagnostics if d.target is Target.HIP), default=Severity.INFO)
    if worst is Severity.ERROR:
        return "unsupported"
    if worst is Severity.WARNING:
        return "warned"
    return "ok" if changed else "unchanged"
