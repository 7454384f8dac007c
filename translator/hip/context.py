"""What every step of a HIP translation works with."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from translator.diagnostics.context import RuleContext
from translator.diagnostics.model import Diagnostic
from translator.hip.edits import EditBuffer
from translator.options import RocmVersion
from translator.structure.code import Code

if TYPE_CHECKING:
    from translator.hip.typed.tree import Tree


class TypedFacts(Protocol):
    """What libclang adds where tokens cannot tell; every answer may be None, "not known".

    The file is read at the first question: ask where tokens leave something open, and nowhere else.
    """

    def type_at(self, offset: int) -> str | None:
        """The canonical type of the expression whose last token begins at a byte offset (the shortest that ends there)."""

    @property
    def included(self) -> Mapping[Path, str]:
        """The project files that were read beside the file itself, with their sha256."""

    @property
    def tree(self) -> Tree | None:
        """The file's syntax tree, for the rules of `translator.hip.typed`."""


@dataclass(frozen=True, slots=True)
class HipContext:
    """One file on its way to HIP: what is known of it, and what is collected."""

    rules: RuleContext
    is_local_header: Callable[[str], Path | None]
    facts: TypedFacts | None
    edits: EditBuffer
    helpers: set[str] = field(default_factory=set)
    """Helper headers of ours that the translation needs."""
    findings: list[Diagnostic] = field(default_factory=list)
    """What steps found out with types."""
    settled: set[tuple[str, int]] = field(default_factory=set)
    """Findings of rules that look at tokens, by rule and offset, that types have shown to be needless."""

    @property
    def code(self) -> Code:
        return self.rules.code

    @property
    def rocm(self) -> RocmVersion:
        return self.rules.options.hip.rocm

    @property
    def tree(self) -> Tree | None:
        """The file as libclang reads it; None without typed rules, and where it cannot be read.  Reads the file."""
        return self.facts.tree if self.facts is not None else None
