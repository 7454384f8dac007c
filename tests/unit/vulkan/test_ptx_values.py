"""Inline PTX, translated to GLSL and run on lavapipe: every value as the PTX ISA has it, or a refusal."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from app.check.vulkan.executor import VulkanExecutor
from tests.support.ptx_cases import COUNT, GROUPS, Row, arguments, differences, source
from tests.unit.vulkan.running import run
from translator.frontend.lower.lowerer import lower_kernel
from translator.frontend.unit import open_unit
from translator.options import Options
from translator.source import SourceFile

_REFUSED = re.compile(
    r"v(?:add|sub|absdiff|min|max|shl|shr|set)[24]?\.|fns\.|(?:fma|div|rcp)\.r[zmp]\.f32"
    r"|cvt\.r[zmp]\.(?:f32\.u64|f64\.s64|f16\.f32)"
)
"""What has no Vulkan form here."""


@pytest.mark.vulkan
@pytest.mark.parametrize("group", [g for g in GROUPS if g != "video"])
def test_values(group: str, lavapipe: VulkanExecutor) -> None:
    rows = [row for row in GROUPS[group] if not _REFUSED.search(row.ptx)]
    results = run(lavapipe, source(rows), dict(arguments(rows)), block=(COUNT, 1, 1))
    assert differences(rows, results) == []


def test_what_is_refused_is_refused_by_its_text() -> None:
    rows = [row for rows in GROUPS.values() for row in rows if _REFUSED.search(row.ptx)]
    for row, problem in zip(rows, problems(rows), strict=True):
        assert problem is not None and problem.startswith("'"), row.ptx


def problems(rows: list[Row]) -> list[str | None]:
    """Why each row's kernel is not lowered."""
    texts = [source([row]).replace("void k(", f"void k{n}(") for n, row in enumerate(rows)]
    unit = open_unit(SourceFile(Path("/project/k.cu"), "".join(texts).encode()), Options())
    found: list[str | None] = []
    for kernel in unit.kernels:
        reasons = lower_kernel(unit, kernel).problems
        found.append(reasons[0].message if reasons else None)
    return found
