"""Fixes that the user took end up in the translation, and only those."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from translator.api import translate_file
from translator.diagnostics.fixes import fix_keys
from translator.diagnostics.model import Severity
from translator.options import FixKey, Options
from translator.results import FileResult
from translator.source import SourceFile

CODE = b"""__global__ void k(unsigned *o, float *f) {
  int lane = threadIdx.x;
  float v = f[lane], w = f[lane];
  for (int s = 16; s; s >>= 1) v += __shfl_down_sync(0xffffffff, v, s);
  for (int s = 16; s; s >>= 1) w += __shfl_down_sync(0xffffffff, v, s);
  o[lane] = (1u << (lane + 1)) - 1;
}
"""
SOURCE = SourceFile(Path("k.cu"), CODE)
SHUFFLE = "__shfl_down_sync(0xffffffff, v, s)"


def translated(options: Options) -> tuple[FileResult, list[str]]:
    result = translate_file(SOURCE, options)
    assert result.hip is not None
    return result, result.hip.text.decode().splitlines()


def test_no_fix_is_taken_unasked() -> None:
    result, lines = translated(Options())
    assert not any(d.fixed for d in result.diagnostics)
    assert not any(", 32)" in line for line in lines)


def test_certain_fixes_leave_the_doubtful_ones_alone() -> None:
    result, lines = translated(Options(certain_fixes=True))
    assert sum("__shfl_down_sync(__activemask(), v, s, 32)" in line for line in lines) == 2
    assert any("(1u << (lane + 1)) - 1" in line for line in lines)
    assert {d.rule for d in result.diagnostics if d.fixed} == {"WB2001"}
    assert all(d.severity is Severity.INFO for d in result.diagnostics if d.fixed)


def test_one_of_two_equal_places_is_fixed_by_its_number() -> None:
    key = FixKey("WB2001", SHUFFLE, 1)
    result, lines = translated(replace(Options(), fixes=frozenset({key})))
    fixed = [line for line in lines if ", 32)" in line]
    assert len(fixed) == 1
    assert fixed[0].lstrip().startswith("for (int s = 16; s; s >>= 1) w +=")
    keys = fix_keys(SOURCE, result.diagnostics)
    assert [k for k, d in zip(keys, result.diagnostics, strict=True) if d.fixed] == [key]


def test_the_shift_is_compared_first() -> None:
    _, lines = translated(replace(Options(), fixes=frozenset({FixKey("WB3001", "1u << (lane + 1)")})))
    assert "  o[lane] = (((lane + 1) < 32 ? 1u << (lane + 1) : 0)) - 1;" in lines


def test_a_key_of_another_file_changes_nothing() -> None:
    other = frozenset({FixKey("WB2001", "__shfl_down_sync(0xffffffff, other, s)")})
    assert translated(replace(Options(), fixes=other))[1] == translated(Options())[1]
