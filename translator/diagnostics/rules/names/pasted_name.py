"""WB1007: a CUDA name put together by ``##``."""

from __future__ import annotations

import re
from collections.abc import Iterator

from translator.diagnostics.context import RuleContext
from translator.diagnostics.model import Diagnostic, Severity, Target
from translator.diagnostics.registry import Example, Rule

_PREFIX = re.compile(rb"(cuda|cublas|cufft|curand|cusparse|cusolver|cudnn|CUDA_|CUBLAS_|CUFFT_|CUSPARSE_|cu|CU_?)\Z")

RULE = Rule(
    id="WB1007",
    name="pasted-name",
    severity=Severity.ERROR,
    targets=frozenset({Target.HIP}),
    summary="A macro pastes a CUDA name together: the translation cannot see the whole name.",
    explanation=(
        "`cuda##name` becomes a name only when the macro is expanded, and a translation by tokens leaves it alone. "
        "Write the prefix as HIP wants it, or pass whole names to the macro."
    ),
    example=Example(
        bad="#define CALL(name) cuda##name()\n",
        good="#define CALL(name) name()\n",
    ),
)


def check(context: RuleContext) -> Iterator[Diagnostic]:
    code = context.code
    for macro in context.macros:
        for index in macro.body:
            if code.text[index] == b"##" and index > macro.body.start and _PREFIX.match(code.text[index - 1]):
                prefix = code.text[index - 1].decode()
                yield RULE.at(
                    code.span(index - 1, min(index + 1, macro.body.stop - 1)),
                    f"`{prefix}##` builds CUDA names that the translation cannot see; the macro stays as it is.",
                )
