"""The order in which types can be declared, and the breaking of lines."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterator

from scripts.generate_interface.interface import Interface

WIDTH = 120


def in_order(interface: Interface) -> Iterator[str]:
    """The entries of `interface.order`, each after those that it needs complete."""
    records = {n for n in interface.records if interface.records[n]}
    known = records | set(interface.enums) | set(interface.typedefs)
    done: set[str] = set()
    pending = list(interface.order)
    while pending:
        ready = [e for e in pending if not (_needs(e, interface) & known) - done]
        yield from ready or pending
        done |= {e.removeprefix("typedef ") for e in ready}
        pending = [e for e in pending if e not in ready] if ready else []


def _needs(entry: str, interface: Interface) -> set[str]:
    """The names that must be complete before an entry: all but those of records behind a pointer."""
    name = entry.removeprefix("typedef ")
    text = interface.typedefs[name] if entry != name else " ".join(interface.records.get(name, {}).values())
    pointed_to = set(re.findall(r"(\w+) (?:const )?[*(&]", text)) & set(interface.records)
    by_value = set(re.findall(r"(\w+)(?= \w|$)", text)) - {"const"}
    return (set(re.findall(r"\w+", text)) - (pointed_to - by_value)) - {name}


def wrapped(text: str, indent: str = "") -> list[str]:
    """Wrap at blanks, but not round the ``=`` of a value."""
    lines = textwrap.wrap(
        text.replace(" = ", "\0=\0"),
        WIDTH,
        initial_indent=indent,
        subsequent_indent=indent + "    ",
        break_long_words=False,
        break_on_hyphens=False,
    )
    return [line.replace("\0", " ") for line in lines]
