"""The product gives what the expected files hold."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from tests.golden.cases import TOPICS, GoldenCase
from translator.hip.translate import translate
from translator.source import SourceFile


def test_output_is_as_expected(golden_case: GoldenCase, update_golden: bool) -> None:
    produced = TOPICS[golden_case.topic](golden_case)
    folder = golden_case.expected_folder
    expected_paths = {suffix: folder / f"{golden_case.name}{suffix}" for suffix in produced}
    if update_golden:
        folder.mkdir(exist_ok=True)
        for suffix, path in expected_paths.items():
            path.write_bytes(produced[suffix])
        return
    for suffix, path in expected_paths.items():
        assert path.is_file(), f"{path.name} is missing: run pytest --update-golden and review it"
        assert produced[suffix].decode(errors="replace") == path.read_bytes().decode(errors="replace")
        assert produced[suffix] == path.read_bytes()


@pytest.mark.parametrize("typed_rules", [True, False])
def test_hip_translated_again_stays(golden_case: GoldenCase, typed_rules: bool) -> None:
    if golden_case.topic != "hip":
        pytest.skip(f"{golden_case.name} has no HIP text that could be translated again")
    options = replace(golden_case.options, typed_rules=typed_rules)

    def local(name: str) -> Path | None:
        path = golden_case.path.parent / name
        return path if path.is_file() else None

    once = translate(golden_case.source(), options, is_local_header=local).text
    again = translate(SourceFile(Path(golden_case.path.name), once), options, is_local_header=local).text
    assert again.decode(errors="replace") == once.decode(errors="replace")


def test_there_are_cases_of_every_topic() -> None:
    from tests.golden.cases import find_cases

    assert all(find_cases(topic) for topic in TOPICS)
