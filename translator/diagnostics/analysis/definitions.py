"""Names of CUDA's that a file defines itself."""

from __future__ import annotations

from translator.mappings import NameTable, Status
from translator.structure.functions import Function
from translator.structure.preprocessor import MacroDefinition


def defined_names(
    macros: tuple[MacroDefinition, ...], functions: tuple[Function, ...], tables: NameTable
) -> frozenset[bytes]:
    """Names that the file defines as macros or functions and that the tables would not rename.

    A project's own `__ldg` or `__reduce_add_sync` is the project's: what the tables say of CUDA's does not hold for it.
    """
    mine = {macro.name for macro in macros} | {function.name for function in functions}
    return frozenset(
        name
        for name in mine
        if (mapping := tables.lookup(name.decode(errors="replace"))) is None
        or mapping.status in (Status.SAME, Status.UNSUPPORTED)
    )
