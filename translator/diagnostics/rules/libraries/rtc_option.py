"""WB7031: an option of NVRTC's that hipRTC does not take."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from translator.diagnostics.context import RuleContext
from translator.diagnostics.model import Diagnostic, Severity, Target
from translator.diagnostics.registry import Example, Rule
from translator.lexer import TokenKind

RULE = Rule(
    id="WB7031",
    name="rtc-option",
    severity=Severity.WARNING,
    targets=frozenset({Target.HIP}),
    summary="hipRTC is clang: it refuses options that only NVRTC knows.",
    explanation=(
        "The options of `nvrtcCompileProgram` are NVRTC's (`--gpu-architecture=compute_80`, `--use_fast_math`, "
        "`-default-device`); hipRTC passes its options to clang, which stops at one that it does not know. Leave the "
        "architecture out, then hipRTC compiles for the device in use, or give `--offload-arch=gfx90a`. `-D`, `-I`, "
        "`--std=c++17` and `-w` mean the same to both."
    ),
    example=Example(
        bad='void f(nvrtcProgram p) { const char *o[] = {"--gpu-architecture=compute_80"}; nvrtcCompileProgram(p, 1, o); }',
        good='void f(nvrtcProgram p) { const char *o[] = {"-DN=4"}; nvrtcCompileProgram(p, 1, o); }',
    ),
)

_INSTEAD: Final = {
    b"gpu-architecture": "leave it out, or give --offload-arch=gfx90a",
    b"arch": "leave it out, or give --offload-arch=gfx90a",
    b"use_fast_math": "give -ffast-math",
    b"ftz": "give -fgpu-flush-denormals-to-zero",
    b"fmad": "give -ffp-contract=fast or -ffp-contract=off",
    b"prec-sqrt": "give -fno-hip-fp32-correctly-rounded-divide-sqrt for the fast ones",
    b"prec-div": "give -fno-hip-fp32-correctly-rounded-divide-sqrt for the fast ones",
    b"maxrregcount": "leave it out; __launch_bounds__ bounds registers",
    b"relocatable-device-code": "give -fgpu-rdc",
    b"rdc": "give -fgpu-rdc",
    b"device-debug": "give -g",
    b"generate-line-info": "give -gline-tables-only",
    b"default-device": "leave it out",
    b"device-as-default-execution-space": "leave it out",
    b"extra-device-vectorization": "leave it out",
    b"dopt": "leave it out",
    b"ptxas-options": "leave it out",
    b"restrict": "leave it out",
    b"split-compile": "leave it out",
    b"builtin-move-forward": "leave it out",
}
_OPTION: Final = re.compile(rb'"--?([a-z][a-z_-]*)(?:[= ][^"]*)?"\Z')
_COMPILERS: Final = (b"nvrtcCompileProgram", b"hiprtcCompileProgram")


def check(context: RuleContext) -> Iterator[Diagnostic]:
    code = context.code
    if not context.mentions(*_COMPILERS):
        return
    for index, kind in enumerate(code.kind):
        match = _OPTION.match(code.text[index]) if kind == TokenKind.STRING else None
        if match is not None and (instead := _INSTEAD.get(match[1])) is not None:
            written = code.text[index].decode(errors="replace")
            yield RULE.at(code.span(index), f"{written} is NVRTC's and stops hipRTC: {instead}.")
