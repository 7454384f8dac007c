"""Fuzzy matching for the locator: letters in order, better at the starts of words and together."""

from __future__ import annotations

import heapq
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Generic, TypeVar

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Match(Generic[T]):
    item: T
    score: int
    positions: tuple[int, ...]
    """Which characters of the text matched, for bold type."""


def match(query: str, text: str) -> tuple[int, tuple[int, ...]] | None:
    """Score and positions, or None; letters of the query must occur in order, spaces are ignored."""
    wanted = query.lower().replace(" ", "")
    lower = text.lower()
    if not wanted:
        return 0, ()
    whole = lower.find(wanted)
    if whole >= 0:
        bonus = 40 if _starts_word(text, whole) else 20
        return bonus + 10 * len(wanted) - whole // 4 - len(text) // 8, tuple(range(whole, whole + len(wanted)))
    positions: list[int] = []
    score, at = 0, 0
    for letter in wanted:
        found = _next_start(lower, text, letter, at)
        if found < 0:
            return None
        score += 6 if _starts_word(text, found) else 1
        score += 3 if positions and found == positions[-1] + 1 else 0
        positions.append(found)
        at = found + 1
    return score - len(text) // 8, tuple(positions)


def best(query: str, items: Iterable[T], key: Callable[[T], str], limit: int = 60) -> list[Match[T]]:
    """The best matches, best first; ties keep their order."""
    found = []
    for order, item in enumerate(items):
        if (hit := match(query, key(item))) is not None:
            found.append((hit[0], -order, Match(item, *hit)))
    return [m for _, _, m in heapq.nlargest(limit, found, key=lambda f: f[:2])]


def _next_start(lower: str, text: str, letter: str, at: int) -> int:
    """The next place of the letter that starts a word, if it is near; otherwise just the next place."""
    first = lower.find(letter, at)
    place = first
    while 0 <= place < first + 24:
        if _starts_word(text, place):
            return place
        place = lower.find(letter, place + 1)
    return first


def _starts_word(text: str, at: int) -> bool:
    return at == 0 or not text[at - 1].isalnum() or (text[at].isupper() and text[at - 1].islower())
