"""WB5004: device variables shared by files."""

from __future__ import annotations

from collections.abc import Iterator

from translator.diagnostics.analysis.device_variables import device_variables
from translator.diagnostics.context import RuleContext
from translator.diagnostics.model import Diagnostic, Severity, Target
from translator.diagnostics.registry import Example, Rule
from translator.structure.code import NONE

RULE = Rule(
    id="WB5004",
    name="extern-device-variable",
    severity=Severity.WARNING,
    targets=frozenset({Target.HIP}),
    summary="A device variable of another file needs relocatable device code.",
    explanation=(
        "`extern __constant__` and `extern __device__` variables, and device functions that another file defines, are "
        "linked on the device: compile and link every file with `-fgpu-rdc` (CMake: `HIP_SEPARABLE_COMPILATION`), as "
        "nvcc needs `-rdc=true`. Without it, move the definition into the file that uses it."
    ),
    example=Example(
        bad="extern __constant__ float coefficients[8];\n",
        good="__constant__ float coefficients[8];\nextern __shared__ float tile[];\n",
    ),
)


def check(context: RuleContext) -> Iterator[Diagnostic]:
    code = context.code
    for index in context.places.get(b"extern", ()):
        if code.directive[index] != NONE or context.functions.enclosing(index) is not None:
            continue
        end = index + 1
        while end < len(code) and code.text[end] not in (b";", b"{", b"(", b"="):
            end += 1
        words = code.text[index:end]
        is_variable = (b"__constant__" in words or b"__device__" in words) and code.is_at(end, b";")
        if is_variable and not _is_defined_here(context, words):
            yield RULE.at(code.span(index, end), "A device variable that another file defines: compile with -fgpu-rdc.")


def _is_defined_here(context: RuleContext, declaration: tuple[bytes, ...]) -> bool:
    """Whether the file itself defines the variable that a declaration declares."""
    code = context.code
    words = [word for word in declaration if word != b"]"]
    name = words[words.index(b"[") - 1] if b"[" in words else words[-1]
    defining = {
        memory: tuple(i for i in context.places.get(memory, ()) if not _is_extern(context, i))
        for memory in (b"__constant__", b"__device__", b"__managed__")
    }
    return name in device_variables(code, defining, context.functions)


def _is_extern(context: RuleContext, index: int) -> bool:
    code = context.code
    while index >= 0 and code.text[index] not in (b";", b"{", b"}"):
        if code.text[index] == b"extern":
            return True
        index -= 1
    return False
