"""The product gives what the expected files hold."""

from __future__ import annotations

from tests.golden.cases import TOPICS, GoldenCase


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


def test_there_are_cases_of_every_topic() -> None:
    from tests.golden.cases import find_cases

    assert all(find_cases(topic) for topic in TOPICS)
