"""Inline assembly that runs on the device and is PTX: neither the host's, nor AMD's own."""

from __future__ import annotations

import re
from collections.abc import Iterator

from translator.ptx.statement import AsmStatement, find_asm
from translator.structure.code import Code
from translator.structure.functions import FunctionIndex

_AMD_INSTRUCTION = re.compile(r"\s*(?:v|s|ds|flat|global|buffer|scratch)_\w+|\s*;")


def find_device_assembly(code: Code, functions: FunctionIndex) -> Iterator[AsmStatement]:
    """Statements with instructions, in device functions or where no function is around them (macro bodies)."""
    for statement in find_asm(code):
        function = functions.enclosing(statement.first)
        if function is not None and not function.runs_on_device:
            continue
        template = statement.template
        if template is not None and (not template.strip() or _AMD_INSTRUCTION.match(template)):
            continue
        yield statement
