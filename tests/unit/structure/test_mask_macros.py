"""Macros that expand to lane masks, and macros that mention warp functions."""

from __future__ import annotations

import pytest

from translator.lexer import TokenKind
from translator.structure.code import Code, read_code
from translator.structure.mask_macros import find_mask_macros, macros_that_mention
from translator.structure.preprocessor import find_macros


def places(code: Code) -> dict[bytes, tuple[int, ...]]:
    names = {code.text[i] for i, kind in enumerate(code.kind) if kind == TokenKind.IDENTIFIER}
    return {name: tuple(i for i, text in enumerate(code.text) if text == name) for name in names}


@pytest.mark.parametrize(
    ("text", "names"),
    [
        (b"#define B(p) __ballot_sync(~0u, p)\n", {b"B"}),
        (b"#define NOW (__activemask())\n", {b"NOW"}),
        (b"#define B(p) __ballot(p)\n#define C(p) (B(p) & 3)\n", {b"B", b"C"}),
        (b"#if X\n#define B(p) __ballot_sync(~0u, p)\n#else\n#define B(p) __ballot(p)\n#endif\n", {b"B"}),
        (b"#if X\n#define B(p) __ballot(p)\n#else\n#define B(p) mine(p)\n#endif\n", set()),
        (b"#define N(p) __popc(__ballot(p))\n", set()),
        (b"#define SOME(p) (__ballot(p) != 0)\n", set()),
        (b"#define INTO(m, p) m = __ballot(p)\n", set()),
        (b"#define BOTH(m, p) { unsigned m = __ballot(p); }\n", set()),
        (b"#define ONE 1\nint f() { return __ballot(ONE); }\n", set()),
    ],
)
def test_macros_whose_value_is_a_mask(text: bytes, names: set[bytes]) -> None:
    code = read_code(text)
    assert find_mask_macros(code, find_macros(code), places(code)).names == names


def test_uses_leave_out_definitions_and_tests() -> None:
    code = read_code(b"#define B(p) __ballot(p)\n#ifdef B\nint x = B(1) + B(2);\n#endif\n#undef B\n")
    uses = find_mask_macros(code, find_macros(code), places(code)).uses
    assert [code.span(i).start for i in sorted(uses)] == [42, 49]


def test_mentions_go_through_other_macros() -> None:
    code = read_code(b"#define A(v) __shfl_sync(~0u, v, 0)\n#define B(v) (A(v) + 1)\n#define C(v) v\n")
    assert macros_that_mention(code, find_macros(code), frozenset({b"__shfl_sync"})) == {b"A", b"B"}
