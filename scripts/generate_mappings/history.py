"""One library's names over its releases: since when a name exists, and until when."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from scripts.generate_mappings.interface import Interface, Symbol
from translator.mappings import Kind


@dataclass(frozen=True, slots=True)
class Snapshot:
    """One release's interface.  `complete` is false for sources that cover only a part (the bindings): what they lack may
    exist all the same."""

    release: str
    interface: Interface
    complete: bool = True


class History:
    """Snapshots in the order of their releases."""

    def __init__(self, snapshots: Iterable[Snapshot]) -> None:
        self.snapshots: Sequence[Snapshot] = tuple(snapshots)
        self._latest: dict[str, Symbol] = {}
        for snapshot in sorted(self.snapshots, key=lambda snapshot: snapshot.complete):
            for name, symbol in snapshot.interface.symbols.items():
                if not _hides(symbol, self._latest.get(name)):
                    self._latest[name] = symbol

    @property
    def names(self) -> dict[str, Symbol]:
        """Every name of any release, as the newest headers that have it declare it (the bindings, where no header has it)."""
        return self._latest

    def latest(self, name: str) -> Symbol | None:
        return self._latest.get(name)

    def since(self, name: str) -> str | None:
        """The first release with the name; None where the oldest one has it already (unknown) or no release has it."""
        for index, snapshot in enumerate(self.snapshots):
            if name in snapshot.interface.symbols:
                earlier = any(previous.complete for previous in self.snapshots[:index])
                return snapshot.release if earlier else None
        return None

    def removed(self, name: str) -> str | None:
        """The first release without a name that earlier ones had, where no later release has it; None otherwise."""
        last = max((i for i, s in enumerate(self.snapshots) if name in s.interface.symbols), default=None)
        if last is None:
            return None
        return next((s.release for s in self.snapshots[last + 1 :] if s.complete), None)

    def signatures(self, name: str) -> dict[str, tuple[tuple[str, ...], ...]]:
        """The signatures by release, of those releases that show one."""
        found = {}
        for snapshot in self.snapshots:
            symbol = snapshot.interface.symbols.get(name)
            if symbol is not None and symbol.signatures:
                found[snapshot.release] = symbol.signatures
        return found


def _hides(newer: Symbol, older: Symbol | None) -> bool:
    """Whether a using-declaration, which counts as a type, brings in what was seen to be a function before."""
    functions = (Kind.FUNCTION, Kind.DEVICE_FUNCTION)
    return older is not None and older.kind in functions and newer.kind is Kind.TYPE and not newer.alias
