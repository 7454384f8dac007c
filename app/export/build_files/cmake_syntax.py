"""CMake's language as far as edits need it: commands with the spans of their names and arguments (cmake-language(7))."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

_TOKEN = re.compile(
    r"""
      (?P<bracket_comment>\#\[(?P<c>=*)\[.*?\](?P=c)\])
    | (?P<comment>\#[^\n]*)
    | (?P<bracket>\[(?P<b>=*)\[.*?\](?P=b)\])
    | (?P<quoted>"(?:\\.|[^"\\])*")
    | (?P<open>\()
    | (?P<close>\))
    | (?P<space>\s+)
    | (?P<word>(?:\\.|\$\{[^}]*\}|"(?:\\.|[^"\\])*"|[^\s()#"\\])+)
    | (?P<other>.)
    """,
    re.VERBOSE | re.DOTALL,
)


@dataclass(frozen=True, slots=True)
class Argument:
    """One argument: its text as written, and where it stands (character offsets)."""

    text: str
    start: int
    end: int

    @property
    def bare(self) -> str:
        """Without quotes."""
        return self.text[1:-1] if self.text[:1] == '"' and len(self.text) > 1 else self.text


@dataclass(frozen=True, slots=True)
class Command:
    name: str
    name_start: int
    arguments: tuple[Argument, ...]
    end: int
    """Just behind the closing parenthesis."""

    @property
    def name_end(self) -> int:
        return self.name_start + len(self.name)


def commands(text: str) -> Iterator[Command]:
    """The commands of a list file, in order; what is not CMake is passed over."""
    tokens = [(m.lastgroup or "", m) for m in _TOKEN.finditer(text)]
    tokens = [(_kind(m), m) for _, m in tokens]
    i = 0
    while i < len(tokens):
        kind, match = tokens[i]
        if kind != "word" or not re.fullmatch(r"[A-Za-z_]\w*", match.group()):
            i += 1
            continue
        following = i + 1
        while following < len(tokens) and tokens[following][0] == "space":
            following += 1
        if following >= len(tokens) or tokens[following][0] != "open":
            i += 1
            continue
        arguments, end, i = _arguments(tokens, following + 1)
        yield Command(match.group(), match.start(), tuple(arguments), end)


def _kind(match: re.Match[str]) -> str:
    for name in ("bracket_comment", "comment", "bracket", "quoted", "open", "close", "space", "word"):
        if match.group(name) is not None:
            return name
    return "other"


def _arguments(tokens: list[tuple[str, re.Match[str]]], i: int) -> tuple[list[Argument], int, int]:
    """Arguments up to the parenthesis that closes the command; nested ones (in conditions) are looked through."""
    arguments: list[Argument] = []
    depth = 1
    end = tokens[i - 1][1].end()
    while i < len(tokens):
        kind, match = tokens[i]
        end = match.end()
        i += 1
        if kind == "open":
            depth += 1
        elif kind == "close":
            depth -= 1
            if depth == 0:
                break
        elif kind in ("word", "quoted", "bracket"):
            arguments.append(Argument(match.group(), match.start(), match.end()))
    return arguments, end, i
