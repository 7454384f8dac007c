"""Edits of a text keep all other bytes, and the line map follows them."""

from __future__ import annotations

from pathlib import Path

from hypothesis import given, settings
from hypothesis import strategies as st

from translator.hip.edits import EditBuffer
from translator.source import SourceFile, Span


def buffer_of(data: bytes) -> EditBuffer:
    return EditBuffer(SourceFile(Path("a.cu"), data))


def test_nested_wraps_open_outside_in_and_close_inside_out() -> None:
    edits = buffer_of(b"f(a, b)")
    edits.wrap(Span(2, 3), b"[", b"]")
    edits.wrap(Span(2, 6), b"<", b">")
    edits.wrap(Span(5, 6), b"{", b"}")
    assert edits.apply().text == b"f(<[a], {b}>)"


def test_a_wrap_goes_around_a_replacement() -> None:
    edits = buffer_of(b"k(x)")
    edits.replace(Span(2, 3), b"yy")
    edits.wrap(Span(2, 3), b"(", b")")
    assert edits.apply().text == b"k((yy))"


def test_overlapping_replacements_are_refused() -> None:
    edits = buffer_of(b"abcdef")
    assert edits.replace(Span(1, 4), b"X")
    assert not edits.replace(Span(3, 5), b"Y")
    assert not edits.replace(Span(2, 3), b"Z")
    assert edits.replace(Span(4, 5), b"W")
    assert edits.apply().text == b"aXWf"


def test_a_replacement_around_an_insertion_is_refused() -> None:
    edits = buffer_of(b"abcdef")
    edits.insert_before(Span(2, 3), b"!")
    assert not edits.replace(Span(1, 4), b"X")
    assert edits.replace(Span(2, 4), b"X")
    assert edits.apply().text == b"ab!Xef"


def test_the_line_map_follows_inserted_and_deleted_lines() -> None:
    edits = buffer_of(b"one\ntwo\nthree\nfour\nfive\n")
    edits.insert_before(Span(0, 0), b"zero\n")
    edits.delete(Span(4, 8))
    edits.replace(Span(14, 18), b"fo\nur")
    edited = edits.apply()
    assert edited.text == b"zero\none\nthree\nfo\nur\nfive\n"
    lines = edited.text.split(b"\n")
    source_lines = b"one\ntwo\nthree\nfour\nfive\n".split(b"\n")
    for line in (1, 3, 5):
        assert lines[edited.line_map.forward(line) - 1] == source_lines[line - 1]
        assert edited.line_map.backward(edited.line_map.forward(line)) == line
    assert edited.line_map.forward(4) == 4


def test_changed_lines_are_counted_once() -> None:
    edits = buffer_of(b"a b\nc\nd\n")
    edits.replace(Span(0, 1), b"x")
    edits.replace(Span(2, 3), b"y")
    edits.replace(Span(6, 7), b"z")
    assert edits.apply().changed_lines == 2


@given(
    st.binary(min_size=1, max_size=60),
    st.lists(
        st.tuples(st.integers(0, 59), st.integers(0, 8), st.sampled_from([b"", b"X", b"\n", b"Y\nZ"])), max_size=8
    ),
)
@settings(max_examples=200, deadline=None, derandomize=True)
def test_bytes_outside_replacements_survive(data: bytes, wanted: list[tuple[int, int, bytes]]) -> None:
    edits = buffer_of(data)
    accepted: list[tuple[Span, bytes]] = []
    for start, length, text in wanted:
        span = Span(min(start, len(data)), min(start + length, len(data)))
        if len(span) and edits.replace(span, text):
            accepted.append((span, text))
    expected = bytearray(data)
    for span, text in sorted(accepted, reverse=True):
        expected[span.start : span.end] = text
    edited = edits.apply()
    assert edited.text == bytes(expected)
    pairs = edited.line_map.pairs
    assert list(pairs[::2]) == sorted(pairs[::2])
    assert list(pairs[1::2]) == sorted(pairs[1::2])


def test_the_later_of_two_constructs_in_one_span_is_the_outer_one() -> None:
    source = SourceFile(Path("a.cu"), b"f(x)")
    edits = EditBuffer(source)
    edits.wrap(Span(2, 3), b"inner(", b")")
    edits.wrap(Span(2, 3), b"outer(", b")")
    assert edits.apply().text == b"f(outer(inner(x)))"
