"""Reading small CUDA sources with the interface headers, as the front end does."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import clang.cindex as ci
import pytest

from translator.frontend.arguments import language_arguments, prelude
from translator.options import Options

KEEP_GOING = 0x200
FOR_SERIALIZATION = 0x10


@dataclass(frozen=True, slots=True)
class Parsed:
    """A parsed source with its errors as text."""

    unit: ci.TranslationUnit
    errors: tuple[str, ...]

    def cursors(self, kind: ci.CursorKind) -> list[ci.Cursor]:
        """The cursors of a kind in the source itself, in order."""
        found = []
        for top in self.unit.cursor.get_children():
            if top.location.file is not None and top.location.file.name == self.unit.spelling:
                found += [c for c in top.walk_preorder() if c.kind == kind]
        return found

    def variable_type(self, name: str) -> str:
        """The canonical type of a variable of the source."""
        (variable,) = [c for c in self.cursors(ci.CursorKind.VAR_DECL) if c.spelling == name]
        return str(variable.type.get_canonical().spelling)


Parse = Callable[..., Parsed]


@pytest.fixture(scope="session")
def arguments() -> tuple[str, ...]:
    return tuple(language_arguments(Options()))


@pytest.fixture(scope="session")
def precompiled(arguments: tuple[str, ...], tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The prelude, precompiled once for all tests of this folder."""
    output = tmp_path_factory.mktemp("prelude") / "prelude.pch"
    options = ci.TranslationUnit.PARSE_INCOMPLETE | FOR_SERIALIZATION | KEEP_GOING
    unit = ci.Index.create().parse(str(prelude().header), args=list(arguments), options=options)
    assert [str(d) for d in unit.diagnostics] == []
    unit.save(str(output))
    return output


@pytest.fixture(scope="session")
def parse(arguments: tuple[str, ...], precompiled: Path) -> Parse:
    """Parse a source text (named ``case.cu``) after the prelude."""

    def parsed(source: str, *more: str) -> Parsed:
        unit = ci.Index.create().parse(
            "case.cu",
            args=[*arguments, "-include-pch", str(precompiled), *more],
            unsaved_files=[("case.cu", source)],
            options=KEEP_GOING,
        )
        errors = tuple(str(d) for d in unit.diagnostics if d.severity >= ci.Diagnostic.Error)
        return Parsed(unit, errors)

    return parsed
