"""What an interface declares, as data: the common form of C headers and of Python bindings."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field, replace

from translator.mappings import Kind


@dataclass(frozen=True, slots=True)
class Symbol:
    """One declared name.

    `signatures` holds the parameter types of every overload that was read (a trailing ``=``: the parameter has a default); it
    is empty where none is readable.  A macro
    that stands for one other identifier has it as `alias`, a typedef the type that it names.
    """

    name: str
    kind: Kind
    header: str
    signatures: tuple[tuple[str, ...], ...] = ()
    variadic: bool = False
    alias: str = ""
    deprecated: bool = False


@dataclass(slots=True)
class Interface:
    """The names of one release of one library."""

    release: str
    symbols: dict[str, Symbol] = field(default_factory=dict)

    def add(self, symbol: Symbol) -> None:
        """Add a name.  Overloads are merged; a declaration outweighs a macro of the same name, unless the macro renames it."""
        known = self.symbols.get(symbol.name)
        renamed = known is not None and known.kind is Kind.MACRO and known.alias not in ("", symbol.name)
        if renamed:
            return
        if known is None or (known.kind is Kind.MACRO and symbol.kind is not Kind.MACRO):
            self.symbols[symbol.name] = symbol
        elif {known.kind, symbol.kind} <= {Kind.FUNCTION, Kind.DEVICE_FUNCTION}:
            kind = known.kind if known.kind is symbol.kind else Kind.FUNCTION
            extra = tuple(s for s in symbol.signatures if s not in known.signatures)
            self.symbols[symbol.name] = replace(known, kind=kind, signatures=known.signatures + extra)

    def update(self, symbols: Iterable[Symbol]) -> None:
        for symbol in symbols:
            self.add(symbol)

    def drop(self, pattern: str) -> None:
        """Leave out the names that match a regular expression."""
        compiled = re.compile(pattern)
        self.symbols = {name: symbol for name, symbol in self.symbols.items() if not compiled.search(name)}

    def resolve_aliases(self) -> None:
        """Give a macro that renames a function or a type the kind and the signatures of what it stands for."""
        for name, symbol in list(self.symbols.items()):
            target = self._target(symbol)
            if target is not None:
                self.symbols[name] = replace(
                    symbol, kind=target.kind, signatures=target.signatures, variadic=target.variadic
                )

    def _target(self, symbol: Symbol) -> Symbol | None:
        seen = {symbol.name}
        current = symbol
        while current.kind is Kind.MACRO and current.alias and current.alias not in seen:
            seen.add(current.alias)
            following = self.symbols.get(current.alias)
            if following is None:
                return None
            current = following
        return None if current is symbol or current.kind is Kind.MACRO else current

    def copy_members(self) -> None:
        """Give a name that stands for a struct (a typedef or a macro) that struct's members."""
        members: dict[str, list[Symbol]] = {}
        for name, symbol in self.symbols.items():
            if symbol.kind is Kind.FIELD:
                members.setdefault(name.partition(".")[0], []).append(symbol)
        for name, symbol in list(self.symbols.items()):
            if symbol.kind is Kind.TYPE and name not in members:
                for member in members.get(symbol.alias.removeprefix("struct ").strip(), ()):
                    self.add(replace(member, name=f"{name}.{member.name.partition('.')[2]}"))
