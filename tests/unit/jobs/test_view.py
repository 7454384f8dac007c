"""What the panes get: text, colours and places must agree on lines and columns, whatever the bytes are."""

from __future__ import annotations

from array import array
from pathlib import Path

import pytest

from app.jobs.translation.build_view import build_summary, build_view
from app.jobs.translation.highlight import Spans, displayed, lex
from app.jobs.translation.links import LineLinks
from app.jobs.translation.views import FileView, Verdict, worst
from app.store.codec import decode, encode
from translator.diagnostics.model import Diagnostic, Severity, Target
from translator.results import FileResult, HipResult, KernelResult, VulkanResult
from translator.source import LineMap, SourceFile, Span

SOURCE = b"// caf\xc3\xa9 \xf0\x9f\x98\x80 cudaMalloc\r\n__global__ void k() {}\r\nint main() { cudaFree(0); }\n"
HIP = SOURCE.replace(b"cudaFree", b"hipFree")


def result(source: SourceFile) -> FileResult:
    at = source.data.index(b"cudaMalloc")
    diagnostic = Diagnostic("WB1001", Severity.WARNING, Target.HIP, Span(at, at + 10), "in a comment")
    vulkan = VulkanResult("ok", glsl="void main() {\n}\n", line_map=LineMap((2, 1)))
    none = VulkanResult("unsupported", rule="WB4001", message="no function pointers")
    kernels = (
        KernelResult("k", (), 2, 2, (), vulkan),
        KernelResult("k", ("float",), 2, 2, (), none, hip_status="warned"),
    )
    hip = HipResult("warned", HIP, LineMap.identity(), 1, (diagnostic,))
    return FileResult(source.path, hip, kernels, (diagnostic,))


def view() -> FileView:
    source = SourceFile(Path("/p/a.cu"), SOURCE)
    made = result(source)
    summary = build_summary(source, made, "sha")
    built = build_view(source, made, summary)
    assert decode(FileView, encode(built)) == built
    return built


def rows(spans: Spans) -> list[list[tuple[int, int, str]]]:
    flat, starts = array("I"), array("I")
    flat.frombytes(spans.flat)
    starts.frombytes(spans.starts)
    ends = [*starts[1:], len(flat)]
    return [
        [(flat[i], flat[i + 1], spans.types[flat[i + 2]]) for i in range(a, b, 3)]
        for a, b in zip(starts, ends, strict=True)
    ]


def test_every_kind_of_line_end_counts_as_the_translator_counts() -> None:
    data = b"a\r\nb\rc\nd\xe2\x80\xa9e\0f\x0cg\n"
    text = displayed(data)
    assert text.split("\n") == ["a", "b", "c", "d\u2424e\u2400f\x0cg", ""]
    assert text.count("\n") + 1 == len(SourceFile(Path("x"), data).lines)


def test_columns_count_utf16_units() -> None:
    built = view()
    (problem,) = built.summary.problems
    line = built.source.text.split("\n")[problem.line - 1].encode("utf-16-le")
    assert line[2 * (problem.column - 1) : 2 * (problem.end_column - 1)].decode("utf-16-le") == "cudaMalloc"


@pytest.mark.parametrize("text", ["int x;\n/* a\n\U0001f600 b */ return;\n", "", "\n\n", "no end"])
def test_spans_cover_the_text_and_nothing_else(text: str) -> None:
    lines = text.split("\n")
    spans = rows(lex("cuda", text))
    assert len(spans) == len(lines)
    for line, row in zip(lines, spans, strict=True):
        covered = line.encode("utf-16-le")
        at = 0
        for column, length, _ in row:
            assert column >= at
            at = column + length
            assert covered[2 * column : 2 * at].decode("utf-16-le").strip()
        assert at <= len(covered) // 2


def test_a_comment_over_lines_is_a_comment_on_each() -> None:
    spans = rows(lex("cuda", "/* a\nint b\n*/"))
    assert [row[0][2] for row in spans] == ["Token.Comment.Multiline"] * 3


def test_the_changes_between_cuda_and_hip_are_found_with_their_parts() -> None:
    built = view()
    changes, touched = array("I"), array("I")
    changes.frombytes(built.changes)
    touched.frombytes(built.touched)
    assert list(changes) == [2, 3, 2, 3]
    assert list(touched) == [0, 2, 13, 4, 1, 2, 13, 3]


def test_each_kernel_has_its_verdicts_and_links() -> None:
    ok, refused = view().kernels
    assert (ok.summary.vulkan, ok.summary.hip) == (Verdict.OK, Verdict.OK)
    assert ok.glsl is not None
    found = LineLinks(ok.links).find(1)
    assert found is not None
    assert found.b0 == 0
    assert refused.glsl is None
    assert refused.summary.call_name == "k<float>"
    assert (refused.summary.rule, refused.summary.message) == ("WB4001", "no function pointers")
    assert refused.summary.key != ok.summary.key
    assert view().summary.verdict is Verdict.UNSUPPORTED


def test_the_worst_verdict_wins() -> None:
    assert worst([Verdict.OK, Verdict.UNSUPPORTED, Verdict.WARNED]) is Verdict.UNSUPPORTED
    assert worst([]) is Verdict.NONE


def test_python_files_are_coloured_as_python() -> None:
    source = SourceFile(Path("/p/a.py"), b"def f():\n    return 1\n")
    made = FileResult(source.path, HipResult("unchanged", source.data, LineMap.identity(), 0), (), ())
    built = build_view(source, made, build_summary(source, made, "sha"))
    assert built.hip is not None
    assert "Token.Keyword" in built.source.spans.types
    assert built.source.spans == built.hip.spans == lex("python", "def f():\n    return 1\n")
