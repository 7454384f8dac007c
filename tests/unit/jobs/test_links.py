"""Line links: finding, projecting and the blocks that differ."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from app.jobs.translation.links import LineLinks, Link, changed_blocks, changed_part
from translator.source import LineMap

steps = st.lists(st.tuples(st.integers(1, 4), st.integers(0, 5)), min_size=1, max_size=30)


def links_of(moves: list[tuple[int, int]]) -> LineLinks:
    a, b, pairs = 1, 1, []
    for da, db in moves:
        pairs.append((a, b))
        a, b = a + da, b + db
    return LineLinks.of(LineMap.of_pairs(pairs), a + 5, b + 5)


@settings(max_examples=60, deadline=None)
@given(steps)
def test_links_agree_with_the_translators_map(moves: list[tuple[int, int]]) -> None:
    links = links_of(moves)
    line_map = LineMap(tuple(n + 1 for i in range(len(links)) for n in (links[i].a0, links[i].b0)))
    for line in range(links[len(links) - 1].a1):
        found = links.find(line)
        if found is not None:
            assert found.a0 <= line < found.a1
            assert found.b0 == line_map.forward(line + 1) - 1


@settings(max_examples=60, deadline=None)
@given(steps)
def test_projection_never_goes_backwards(moves: list[tuple[int, int]]) -> None:
    links = links_of(moves)
    for reverse in (False, True):
        places = [links.project(i / 4, reverse) for i in range(200)]
        assert places == sorted(places)


def test_projection_is_its_own_inverse_where_lines_run_in_step() -> None:
    links = LineLinks.of(LineMap((1, 1, 2, 4, 10, 12)), 20, 22)
    for line in (0.5, 1.0, 1.5, 6.0, 9.5, 15.25):
        there = links.project(line)
        assert links.project(there, reverse=True) == line or line < 1


def test_one_line_that_became_several_links_to_all_of_them() -> None:
    links = LineLinks.of(LineMap((1, 1, 3, 3, 4, 8)), 6, 10)
    assert links.find(2) == Link(2, 3, 2, 7)
    assert links.find(5, reverse=True) == Link(2, 3, 5, 6)
    assert links.find(0) == Link(0, 1, 0, 1)


def test_an_empty_map_links_nothing() -> None:
    links = LineLinks.of(LineMap(()), 10, 10)
    assert links.find(3) is None
    assert links.project(3.5) == 3.5


def test_changed_blocks_are_maximal_and_insertions_have_an_empty_side() -> None:
    a = ["x", "cuda1", "cuda2", "y", "z"]
    b = ["x", "hip1", "hip2", "y", "new", "z"]
    links = LineLinks.of(LineMap((1, 1, 5, 6)), len(a), len(b))
    assert changed_blocks(a, b, links) == [Link(1, 3, 1, 3), Link(4, 4, 4, 5)]


def test_the_changed_part_of_a_line() -> None:
    assert changed_part("cudaFree(p);", "hipFree(p);") == (0, 4, 3)
    assert changed_part("aa", "aaa") == (2, 2, 3)
    assert changed_part("same", "same") == (4, 4, 4)
