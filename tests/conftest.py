"""Options and summary of the whole test suite."""

from __future__ import annotations

import pytest
from _pytest.terminal import TerminalReporter

from tests.support.golden_summary import write_golden_summary


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--update-golden",
        action="store_true",
        help="rewrite the expected files of the golden tests from what the product gives now; review the diff",
    )


def pytest_terminal_summary(terminalreporter: TerminalReporter) -> None:
    write_golden_summary(terminalreporter)
