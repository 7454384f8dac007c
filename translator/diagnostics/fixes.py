"""Names for the fixes of a file, by which a user's choice is kept and found again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from translator.diagnostics.model import Diagnostic, Target
from translator.options import FixKey
from translator.source import SourceFile


def fix_keys(source: SourceFile, diagnostics: Sequence[Diagnostic]) -> list[FixKey | None]:
    """For each diagnostic the name of its fix of the HIP translation, None where it has none.

    Equal texts are numbered in the file's order.
    """
    keys: list[FixKey | None] = [None] * len(diagnostics)
    seen: Counter[tuple[str, str]] = Counter()
    for at in sorted(range(len(diagnostics)), key=lambda i: (diagnostics[i].span, diagnostics[i].rule)):
        diagnostic = diagnostics[at]
        if diagnostic.fix is None or diagnostic.target is not Target.HIP:
            continue
        name = diagnostic.rule, source.slice(diagnostic.span).decode("utf-8", "replace")
        keys[at] = FixKey(*name, seen[name])
        seen[name] += 1
    return keys
