"""The work buffer that hipSPARSE's triangular solves take and cuSPARSE's remember from the analysis."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from translator.structure.calls import Call, call_at
from translator.structure.code import Code
from translator.structure.functions import FunctionIndex

_ANALYSES: Final = {b"cusparseSpSM_solve": b"cusparseSpSM_analysis", b"cusparseSpSV_solve": b"cusparseSpSV_analysis"}
_ACCESS: Final = frozenset({b".", b"->"})


@dataclass(frozen=True, slots=True)
class SolveBuffer:
    """A solve, and the buffer that the one analysis with the same descriptor in the same function was given."""

    solve: Call
    buffer: bytes


def find_solve_buffers(
    code: Code, places: dict[bytes, tuple[int, ...]], functions: FunctionIndex
) -> Iterator[SolveBuffer]:
    """The solves whose buffer is certain: a variable or a member, named by every analysis that may be meant."""
    for solve_name, analysis_name in _ANALYSES.items():
        analyses = [call for index in places.get(analysis_name, ()) if (call := call_at(code, index)) is not None]
        for index in places.get(solve_name, ()) if analyses else ():
            solve = call_at(code, index)
            if solve is None or not solve.arguments:
                continue
            function = functions.enclosing(index)
            buffers = {
                _text(code, analysis.arguments[-1])
                for analysis in analyses
                if functions.enclosing(analysis.name_at) == function
                and len(analysis.arguments) == len(solve.arguments) + 1
                and _text(code, analysis.arguments[-2]) == _text(code, solve.arguments[-1])
            }
            if len(buffers) == 1 and (buffer := buffers.pop()):
                yield SolveBuffer(solve, buffer)


def _text(code: Code, part: range) -> bytes:
    """A variable or a member as written; empty for other expressions."""
    plain = all(code.is_identifier(index) or code.text[index] in _ACCESS for index in part)
    return b"".join(code.text[index] for index in part) if plain else b""
