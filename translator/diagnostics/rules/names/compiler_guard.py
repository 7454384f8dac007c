"""WB1005: a test of a macro that only NVIDIA's tools define."""

from __future__ import annotations

from collections.abc import Iterator

from translator.diagnostics.analysis.arch_guards import NVCC, find_nvcc_guards
from translator.diagnostics.context import RuleContext
from translator.diagnostics.model import Diagnostic, Severity, Target
from translator.diagnostics.registry import Example, Rule
from translator.diagnostics.rules.names.covered import VERSION_MACROS
from translator.structure.code import NONE

RULE = Rule(
    id="WB1005",
    name="nvidia-macro-guard",
    severity=Severity.WARNING,
    targets=frozenset({Target.HIP}),
    summary="HIP does not define this macro: the test sees 0 and takes the branch for old or foreign compilers.",
    explanation=(
        "Version macros of CUDA and its libraries do not exist in HIP, and HIP's own version numbers cannot be "
        "compared with CUDA's. `#if CUDART_VERSION >= 12000` is false with HIP, and the code for older releases is "
        "compiled. Decide which branch HIP should take and test `__HIP_PLATFORM_AMD__` for it."
    ),
    example=Example(
        bad="#if CUDART_VERSION >= 12000\nint modern;\n#else\nint old;\n#endif\n",
        good="#if defined(__HIP_PLATFORM_AMD__) || MY_VERSION >= 12000\nint modern;\n#endif\n",
    ),
)


def check(context: RuleContext) -> Iterator[Diagnostic]:
    code = context.code
    rewritten = set(find_nvcc_guards(code, context.places.get(NVCC, ()), context.conditionals))
    for macro, what in VERSION_MACROS.items():
        for index in context.places.get(macro, ()):
            number = code.directive[index]
            if number == NONE or code.directives[number].name not in (b"if", b"elif", b"ifdef", b"ifndef"):
                continue
            if index in rewritten:
                yield RULE.at(
                    code.span(index), "__NVCC__ guards CUDA code here and becomes __HIPCC__.", severity=Severity.INFO
                )
                continue
            name = macro.decode()
            yield RULE.at(
                code.span(index),
                f"{name} tells of {what}; HIP does not define it, so this test sees it as undefined or 0.",
            )
