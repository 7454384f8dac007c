"""Golden tests: what the product gives for a source file, kept in the repository and compared byte for byte.

``tests/golden/TOPIC/NAME.cu`` (with options in ``NAME.toml``) gives the files ``tests/golden/TOPIC/expected/NAME.SUFFIX``;
``pytest --update-golden`` rewrites them.  `TOPICS` says what a topic produces.

Every kernel of a case is also run, as CUDA, as HIP at 32 and 64 lanes and on Vulkan (`test_runs.py`), with the case in
``tests/golden/TOPIC/wavebridge-cases/`` (docs/cases.md) or a guessed one; ``not_run = "reason"`` in ``NAME.toml`` excuses it.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.golden.cases import GoldenCase, find_cases, topic_names


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "golden_case" in metafunc.fixturenames:
        cases = [case for topic in topic_names() for case in find_cases(topic)]
        metafunc.parametrize("golden_case", cases, ids=lambda case: f"{case.topic}-{case.name}")
    if "expected_hip" in metafunc.fixturenames:
        paths = sorted(Path(__file__).parent.glob("*/expected/*.hip"))
        metafunc.parametrize("expected_hip", paths, ids=lambda path: path.stem)


@pytest.fixture
def update_golden(request: pytest.FixtureRequest) -> bool:
    return bool(request.config.getoption("--update-golden"))


__all__ = ["GoldenCase"]
