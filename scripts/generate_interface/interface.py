"""An interface as data, and unions of the interfaces of several releases."""

from __future__ import annotations

import re
from dataclasses import dataclass, field


@dataclass(slots=True)
class Interface:
    """What one release declares, in the order of its headers.

    Records map a field's name to its declaration; a record without fields is opaque.  Functions are keyed by name and
    parameter types.  `order` holds the names of enumerations and records, and ``typedef NAME``.
    """

    constants: dict[str, str] = field(default_factory=dict)
    enums: dict[str, dict[str, int]] = field(default_factory=dict)
    typedefs: dict[str, str] = field(default_factory=dict)
    records: dict[str, dict[str, str]] = field(default_factory=dict)
    record_kinds: dict[str, str] = field(default_factory=dict)
    order: list[str] = field(default_factory=list)
    functions: dict[tuple[str, tuple[str, ...]], str] = field(default_factory=dict)

    def merge(self, other: Interface) -> None:
        self.constants = {**other.constants, **self.constants}
        for name, values in other.enums.items():
            mine = self.enums.setdefault(name, {})
            mine.update({k: v for k, v in values.items() if not any(k in e for e in self.enums.values())})
        for name, fields in other.records.items():
            mine_fields = self.records.setdefault(name, {})
            self.record_kinds.setdefault(name, other.record_kinds[name])
            if mine_fields and fields and self.record_kinds[name] == "struct":
                mine_fields.update(_new_fields(mine_fields, fields))
            elif not mine_fields:
                mine_fields.update(fields)
        self.typedefs = {**other.typedefs, **self.typedefs}
        self.order += [n for n in other.order if n not in set(self.order)]
        for key, text in other.functions.items():
            self.functions.setdefault(key, text)

    def subtract(self, other: Interface) -> None:
        """Leave out what another interface has."""
        self.constants = {k: v for k, v in self.constants.items() if k not in other.constants}
        self.enums = {k: v for k, v in self.enums.items() if k not in other.enums}
        self.typedefs = {k: v for k, v in self.typedefs.items() if k not in other.typedefs}
        self.records = {k: v for k, v in self.records.items() if k not in other.records}
        self.record_kinds = {k: v for k, v in self.record_kinds.items() if k in self.records}
        left = {*self.enums, *self.records, *(f"typedef {n}" for n in self.typedefs)}
        self.order = [entry for entry in self.order if entry in left]
        self.functions = {k: v for k, v in self.functions.items() if k not in other.functions}


def _new_fields(mine: dict[str, str], other: dict[str, str]) -> dict[str, str]:
    """The other release's fields that are new; an anonymous union that repeats one of mine is not."""
    names = set(mine)
    return {k: v for k, v in other.items() if k not in names and not names & set(re.findall(r"\w+", v))}
