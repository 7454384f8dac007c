"""Real projects: outside of what an edit replaces, the HIP text has the CUDA text's tokens; HIP stays as it is.

Needs a folder of fetched CUDA projects, named by WAVEBRIDGE_CORPUS.  Every hundredth file is taken, whatever its size.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import pytest

from translator.diagnostics.analysis.assembly import find_device_assembly
from translator.diagnostics.analysis.helpers import helper_index
from translator.hip.include_guards import GUARDS
from translator.hip.translate import translate
from translator.lexer import TokenKind, Tokens, tokenize
from translator.mappings import load_tables
from translator.options import Options
from translator.ptx.hip.translate import HipAsm, to_hip
from translator.source import SourceFile, Span
from translator.structure.code import read_code
from translator.structure.functions import FunctionIndex

pytestmark = pytest.mark.corpus

SUFFIXES = {".cu", ".cuh", ".h", ".hpp", ".cpp", ".cc"}
STEP = int(os.environ.get("WAVEBRIDGE_CORPUS_STEP", "100"))


def corpus_files() -> list[Path]:
    root = os.environ.get("WAVEBRIDGE_CORPUS")
    if not root:
        return []
    found = sorted(path for path in Path(root).rglob("*") if path.suffix in SUFFIXES and path.is_file())
    return found[::STEP]


def test_there_is_a_corpus() -> None:
    if not os.environ.get("WAVEBRIDGE_CORPUS"):
        pytest.skip("WAVEBRIDGE_CORPUS names no folder: no real project was translated")
    assert corpus_files()


@pytest.mark.parametrize("path", corpus_files(), ids=lambda path: "/".join(path.parts[-2:]))
def test_tokens_outside_edits_are_kept(path: Path) -> None:
    source = SourceFile.read(path)

    def local(name: str) -> Path | None:
        return path.parent / name if (path.parent / name).is_file() else None

    result = translate(source, Options(), is_local_header=local)
    before, after = tokenize(source.data), tokenize(result.text)
    kept = {TokenKind.CHARACTER, TokenKind.BROKEN}
    inside = translated_assembly(source.data)
    assert texts_of(after, kept) == texts_of(before, kept, inside)
    assert texts_of(after, {TokenKind.COMMENT}) == texts_of(before, {TokenKind.COMMENT}, inside)
    assert is_subsequence(texts_of(after, {TokenKind.STRING}), texts_of(before, {TokenKind.STRING}, inside))
    gone = Counter(texts_of(before, {TokenKind.IDENTIFIER}, inside)) - Counter(texts_of(after, {TokenKind.IDENTIFIER}))
    assert not {name for name in gone if not may_change(name, source.data)}
    again = translate(SourceFile(path, result.text), Options(), is_local_header=local)
    assert again.text == result.text, "translating HIP changes it"


def translated_assembly(data: bytes) -> list[Span]:
    """The asm statements that C++ replaces as a whole: what they hold need not be in the HIP text."""
    code = read_code(data)
    functions = FunctionIndex.of(code)
    return [s.span for s in find_device_assembly(code, functions) if isinstance(to_hip(s), HipAsm)]


def texts_of(tokens: Tokens, kinds: set[TokenKind], without: Sequence[Span] = ()) -> list[bytes]:
    """The tokens of some kinds, but for those inside some spans."""
    return [
        tokens.text(i)
        for i, kind in enumerate(tokens.kinds)
        if kind in kinds and not any(s.start <= tokens.starts[i] < s.end for s in without)
    ]


def is_subsequence(few: list[bytes], many: list[bytes]) -> bool:
    """Quoted includes come, or get another name."""
    rest = iter(many)
    return all(each.startswith((b'"hip', b'"wavebridge/')) or each in rest for each in few)


def may_change(name: bytes, data: bytes) -> bool:
    """Whether an identifier is one that a rewrite may take away: a name of CUDA's, the type of a lane mask."""
    text = name.decode(errors="replace")
    tables = load_tables(Options().hip.rocm)
    known = tables.lookup(text) is not None or text in helper_index().helpers
    parts = {part for helper in helper_index().helpers for part in helper.split("::")} | {
        "cub",
        "nvcuda",
        "wmma",
        "cuda",
    }
    in_types = text in {
        "unsigned",
        "int",
        "uint",
        "uint32_t",
        "int32_t",
        "std",
        "__CUDA_ARCH__",
        "__CUDACC__",
        "__NVCC__",
        "register",
    }
    in_include = b"include" in name or any(name in line for line in data.splitlines() if b"include" in line)
    return (
        known
        or name in GUARDS
        or name.startswith(b"__CUDA_NO_HALF")
        or text in parts
        or in_types
        or in_include
        or in_condition(name, data)
    )


def in_condition(name: bytes, data: bytes) -> bool:
    """Whether a name is compared with the architecture: such a condition is replaced as a whole."""
    lines = (line for line in data.splitlines() if b"__CUDA_ARCH__" in line)
    return any(name in line for line in lines)
