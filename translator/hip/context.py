"""What every step of a HIP translation works with."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Protocol

from translator.diagnostics.context import RuleContext
from translator.hip.edits import EditBuffer
from translator.options import RocmVersion
from translator.structure.code import Code


class TypedFacts(Protocol):
    """What libclang adds where tokens cannot tell; every answer may be None, "not known"."""

    def type_at(self, offset: int) -> str | None:
        """The canonical type of the expression whose last token begins at a byte offset."""


@dataclass(frozen=True, slots=True)
class HipContext:
    """One file on its way to HIP: what is known of it, and what is collected."""

    rules: RuleContext
    is_local_header: Callable[[str], Path | None]
    facts: TypedFacts | None
    edits: EditBuffer
    helpers: set[str] = field(default_factory=set)
    """Helper headers of ours that the translation needs."""

    @property
    def code(self) -> Code:
        return self.rules.code

    @property
    def rocm(self) -> RocmVersion:
        return self.rules.options.hip.rocm
