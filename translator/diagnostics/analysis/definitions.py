"""Names of CUDA's that a file defines itself."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from translator.mappings import NameTable, Status
from translator.structure.code import Code
from translator.structure.functions import Function
from translator.structure.preprocessor import ConditionalGroup, MacroDefinition

_VERSIONS: Final = frozenset(
    {b"__CUDA_ARCH__", b"CUDART_VERSION", b"CUDA_VERSION", b"__CUDACC_VER_MAJOR__", b"__CUDACC_VER_MINOR__"}
)


def defined_names(
    code: Code,
    macros: tuple[MacroDefinition, ...],
    functions: tuple[Function, ...],
    conditionals: tuple[ConditionalGroup, ...],
    tables: NameTable,
) -> frozenset[bytes]:
    """Names that the file defines as macros or functions and that the tables would not rename.

    A project's own `__ldg` or `__reduce_add_sync` is the project's: what the tables say of CUDA's does not hold for it.
    One that the file defines for older devices or CUDA releases alone stands for CUDA's elsewhere, and does not count.
    """
    old_only = [
        branch.content
        for group in conditionals
        for branch in group.branches
        if any(code.text[i] in _VERSIONS for i in branch.directive.body)
    ]

    def counts(at: int) -> bool:
        return not any(span.start <= code.start[at] < span.end for span in old_only)

    mine = {macro.name for macro in macros if counts(macro.directive.first)}
    mine |= {f.name for f in functions if counts(f.name_at)}
    return frozenset(
        name
        for name in mine
        if (mapping := tables.lookup(name.decode(errors="replace"))) is None
        or mapping.status in (Status.SAME, Status.UNSUPPORTED)
        or mapping.hip == mapping.cuda
    )


_HIP_NAME: Final = re.compile(
    rb"(?:__)?(?:hip|HIP|MIOPEN|miopen)[A-Za-z_]|roc(?:blas|sparse|solver|fft|rand|prim|wmma|tx)"
)


def find_port_aliases(code: Code, macros: tuple[MacroDefinition, ...], places: Iterable[int]) -> frozenset[int]:
    """The tokens among `places` that a project's own HIP port defines: ``cudaFree`` in ``#define cudaFree hipFree``.

    Renamed, the line would define HIP's name as itself, and hide what HIP's headers define under it.
    """
    found = {m.directive.first + 2 for m in macros if any(_HIP_NAME.match(code.text[i]) for i in m.body)}
    for at in places:
        if code.is_at(at + 1, b"=") and code.is_at(at - 1, b"using"):
            defines_type = _HIP_NAME.match(code.text[at + 2]) is not None
        else:
            defines_type = (
                code.is_at(at + 1, b";")
                and code.is_at(at - 2, b"typedef")
                and _HIP_NAME.match(code.text[at - 1]) is not None
            )
        if defines_type:
            found.add(at)
    return frozenset(found)
