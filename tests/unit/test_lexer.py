"""The lexer loses nothing and sees CUDA C++ as a compiler's preprocessor does."""

from __future__ import annotations

import time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from translator.lexer import TokenKind, tokenize, unspliced

FRAGMENTS = [
    b"__global__ ", b"k<<<g, b>>>(x)", b"\\\n", b"\\\r\n", b"\r", b"\n", b'"', b"'", b"/*", b"*/", b"//", b'R"x(', b')x"',
    b"1'000", b"#include <a//b>", b"#", b"##", b"\xff\xfe", b"\x00", b"cudaMalloc", b">>>", b"<<", b"0x1p-3", b".5f", b"u8",
]  # fmt: skip


def kinds_of(data: bytes) -> list[tuple[TokenKind, bytes]]:
    tokens = tokenize(data)
    return [
        (kind, text) for kind, text in zip(tokens.kinds, tokens.texts(), strict=True) if kind != TokenKind.WHITESPACE
    ]


@given(st.one_of(st.binary(max_size=200), st.lists(st.sampled_from(FRAGMENTS), max_size=20).map(b"".join)))
@settings(max_examples=300, deadline=None, derandomize=True)
def test_tokens_joined_are_the_input(data: bytes) -> None:
    tokens = tokenize(data)
    assert b"".join(tokens.texts()) == data
    assert all(tokens.text(i) for i in range(len(tokens))), "no token is empty"


@pytest.mark.parametrize(
    ("source", "kind"),
    [
        (b'R"(a "quoted" // thing)"', TokenKind.STRING),
        (b'u8R"d(x)" )d"', TokenKind.STRING),
        (b'L"wide \\" end"', TokenKind.STRING),
        (b'"spliced \\\n line"', TokenKind.STRING),
        (b"'\\''", TokenKind.CHARACTER),
        (b"u'x'", TokenKind.CHARACTER),
        (b"1'000'000ull", TokenKind.NUMBER),
        (b"0x1.8p-3f", TokenKind.NUMBER),
        (b".5e+10", TokenKind.NUMBER),
        (b"// a comment \\\n that goes on", TokenKind.COMMENT),
        (b"/* over\nlines */", TokenKind.COMMENT),
        (b"cuda\\\nMalloc", TokenKind.IDENTIFIER),
        (b"na\xc3\xafve", TokenKind.IDENTIFIER),
        (b"\xe4\xf6", TokenKind.IDENTIFIER),
        (b"u8", TokenKind.IDENTIFIER),
        (b"R", TokenKind.IDENTIFIER),
        (b"<<<", TokenKind.PUNCTUATOR),
        (b">>>", TokenKind.PUNCTUATOR),
        (b"->*", TokenKind.PUNCTUATOR),
        (b"\\\n\t ", TokenKind.WHITESPACE),
        (b"\r\n", TokenKind.NEWLINE),
        (b"/* never closed", TokenKind.BROKEN),
        (b"'t do this", TokenKind.BROKEN),
    ],
)
def test_one_token(source: bytes, kind: TokenKind) -> None:
    tokens = tokenize(source)
    assert list(tokens.texts()) == [source]
    assert tokens.kinds == (kind,)


def test_macro_bodies_are_tokens() -> None:
    found = [text for kind, text in kinds_of(b"#define CHECK(x) \\\n  do { cudaFree(x); } while (0)\n")]
    assert found[:6] == [b"#", b"define", b"CHECK", b"(", b"x", b")"]
    assert b"cudaFree" in found


@pytest.mark.parametrize("directive", [b"#include ", b"# include_next", b"#import\t"])
def test_header_names(directive: bytes) -> None:
    found = kinds_of(directive + b"<sys//x'y.h> // why\n")
    assert (TokenKind.HEADER_NAME, b"<sys//x'y.h>") in found
    assert found[-2] == (TokenKind.COMMENT, b"// why")


def test_a_comparison_is_no_header_name() -> None:
    assert TokenKind.HEADER_NAME not in tokenize(b"if (include <a && b> c) __has_include").kinds
    assert (TokenKind.HEADER_NAME, b"<cub/cub.cuh>") in kinds_of(b"#if __has_include(<cub/cub.cuh>)")


def test_an_apostrophe_in_an_untaken_branch_ends_at_the_line_end() -> None:
    found = kinds_of(b"#error don't\ncudaFree(p);")
    assert (TokenKind.IDENTIFIER, b"cudaFree") in found


def test_a_launch_in_templates() -> None:
    texts = [text for _, text in kinds_of(b"k<A<B<int>>><<<1, 2>>>(x);")]
    assert texts == b"k < A < B < int >>> <<< 1 , 2 >>> ( x ) ;".split()


def test_unspliced() -> None:
    assert unspliced(b"cuda\\\r\nMalloc") == b"cudaMalloc"


def test_speed() -> None:
    """Measured at 5 MB/s on one core; the floor here leaves room for a busy machine."""
    line = b"    if (i < n) { y[i] = alpha * x[i] + y[i]; } // saxpy\n"
    data = line * 8000
    start = time.process_time()
    tokenize(data)
    assert len(data) / (time.process_time() - start) > 1.0e6
