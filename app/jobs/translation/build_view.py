"""From a translation's result to what the panes show."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from dataclasses import replace

from app.jobs.translation.highlight import Language, Spans, displayed, lex
from app.jobs.translation.links import LineLinks, changed_blocks, changed_part
from app.jobs.translation.views import (
    CodeText,
    FileSummary,
    FileView,
    KernelSummary,
    KernelView,
    Problem,
    Verdict,
)
from translator.diagnostics.fixes import fix_keys
from translator.diagnostics.model import Diagnostic
from translator.results import FileResult, KernelResult
from translator.source import SourceFile
from translator.vulkan.interface import KernelInterface

COLOURED_AHEAD = 400_000
"""Characters of GLSL that are coloured with the translation; further kernels are coloured when they are looked at."""


def build_summary(source: SourceFile, result: FileResult, source_sha: str) -> FileSummary:
    hip = Verdict(result.hip.status) if result.hip else Verdict.ERROR
    return FileSummary(
        path=source.path,
        source_sha=source_sha,
        hip=hip,
        changed_lines=result.hip.changed_lines if result.hip else 0,
        kernels=tuple(_kernel_summary(k) for k in result.kernels),
        problems=build_problems(source, result.diagnostics),
    )


def build_view(source: SourceFile, result: FileResult, summary: FileSummary) -> FileView:
    cuda = displayed(source.data)
    language: Language = "python" if source.path.suffix.lower() in (".py", ".pyw") else "cuda"
    cuda_lines = cuda.split("\n")
    hip_text = displayed(result.hip.text) if result.hip else None
    links, changes, touched = LineLinks(), array("I"), array("I")
    if result.hip and hip_text is not None:
        hip_lines = hip_text.split("\n")
        links = LineLinks.of(result.hip.line_map, len(cuda_lines), len(hip_lines))
        for block in changed_blocks(cuda_lines, hip_lines, links):
            changes.extend((block.a0, block.a1, block.b0, block.b1))
            for k in range(min(block.a1 - block.a0, block.b1 - block.b0)):
                _touch(touched, block.a0 + k, cuda_lines[block.a0 + k], block.b0 + k, hip_lines[block.b0 + k])
    return FileView(
        summary=summary,
        source=_code(language, cuda),
        hip=None if hip_text is None else _code(language, hip_text),
        hip_links=links.to_bytes(),
        changes=changes.tobytes(),
        touched=touched.tobytes(),
        kernels=_kernel_views(result, summary, len(cuda_lines)),
    )


def _code(language: Language, text: str) -> CodeText:
    return CodeText(text.encode("utf-8", "replace"), lex(language, text))


def _touch(touched: array[int], a: int, a_line: str, b: int, b_line: str) -> None:
    start, a_end, b_end = changed_part(a_line, b_line)
    column = _utf16(a_line[:start])
    for side, line, text, end in ((0, a, a_line, a_end), (1, b, b_line, b_end)):
        if end > start:
            touched.extend((side, line, column, _utf16(text[start:end])))


def _utf16(text: str) -> int:
    return len(text) if text.isascii() else len(text.encode("utf-16-le", "replace")) // 2


def _kernel_summary(kernel: KernelResult) -> KernelSummary:
    return KernelSummary(
        name=kernel.name,
        call_name=kernel.call_name,
        template_args=kernel.template_args,
        line=kernel.line,
        end_line=kernel.end_line,
        hip=Verdict(kernel.hip_status),
        vulkan=Verdict(kernel.vulkan.status),
        rule=kernel.vulkan.rule or "",
        message=kernel.vulkan.message,
    )


def _kernel_views(result: FileResult, summary: FileSummary, cuda_lines: int) -> tuple[KernelView, ...]:
    views: list[KernelView] = []
    coloured = 0
    for kernel, head in zip(result.kernels, summary.kernels, strict=True):
        if kernel.vulkan.glsl is None:
            views.append(KernelView(head, None, b""))
            continue
        text = displayed(kernel.vulkan.glsl.encode("utf-8", "replace"))
        coloured += len(text)
        spans = lex("glsl", text) if coloured <= COLOURED_AHEAD else Spans()
        links = LineLinks.of(kernel.vulkan.line_map, cuda_lines, text.count("\n") + 1)
        facts = _facts(kernel.vulkan.interface) if kernel.vulkan.interface else ()
        views.append(KernelView(head, CodeText(text.encode("utf-8", "replace"), spans), links.to_bytes(), facts))
    return tuple(views)


def _facts(interface: KernelInterface) -> tuple[tuple[str, str], ...]:
    warps = {
        "none": "none",
        "subgroup32": "subgroups of 32",
        "subgroup64_as_two": "two warps in a subgroup of 64",
        "emulated": "emulated through shared memory",
    }[interface.warp_strategy]
    facts = [
        ("Vulkan", interface.vulkan),
        ("Warp operations", warps),
        ("Parameters", f"{interface.push_size} bytes, {interface.params.kind}"),
        ("Static shared memory", f"{interface.static_shared_bytes} bytes"),
    ]
    if interface.dynamic_shared:
        facts.append(("Dynamic shared memory", f"elements of {interface.dynamic_shared.element_size} bytes"))
    if interface.features:
        facts.append(("Features", ", ".join(interface.features)))
    if interface.extensions:
        facts.append(("Extensions", ", ".join(interface.extensions)))
    return tuple(facts)


def build_problems(source: SourceFile, diagnostics: Sequence[Diagnostic]) -> tuple[Problem, ...]:
    """All diagnostics of a file, with the names of their fixes."""
    keys = fix_keys(source, diagnostics)
    return tuple(replace(build_problem(source, d), fix_key=key) for d, key in zip(diagnostics, keys, strict=True))


def build_problem(source: SourceFile, diagnostic: Diagnostic) -> Problem:
    """A diagnostic of a file as a line of the problems list."""
    start, end = _place(source, diagnostic.span.start), _place(source, diagnostic.span.end)
    return Problem(
        path=source.path,
        rule=diagnostic.rule,
        severity=diagnostic.severity,
        target=diagnostic.target,
        line=start[0],
        column=start[1],
        end_line=end[0],
        end_column=end[1],
        message=diagnostic.message,
        kernel=diagnostic.kernel or "",
        fix=diagnostic.fix.title if diagnostic.fix else "",
        certain=diagnostic.fix is not None and diagnostic.fix.certain,
        fixed=diagnostic.fixed,
    )


def _place(source: SourceFile, offset: int) -> tuple[int, int]:
    position = source.lines.position(offset)
    line_start = source.lines.starts[position.line - 1]
    before = source.data[line_start : line_start + position.column - 1].decode("utf-8", "replace")
    return position.line, _utf16(before) + 1
