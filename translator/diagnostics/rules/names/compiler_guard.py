"""WB1005: a test of a macro that only NVIDIA's tools define."""

from __future__ import annotations

from collections.abc import Iterator

from translator.diagnostics.analysis.arch_guards import NVCC, GuardKind, asks_for_hip, find_nvcc_guards
from translator.diagnostics.context import RuleContext
from translator.diagnostics.model import Diagnostic, Severity, Target
from translator.diagnostics.registry import Example, Rule
from translator.diagnostics.rules.names.covered import VERSION_MACROS
from translator.structure.code import NONE
from translator.structure.conditions import UNDEFINED, parse_condition, value_of

_ANSWERS = {GuardKind.VERSION_TRUE: "true", GuardKind.VERSION_FALSE: "false"}

RULE = Rule(
    id="WB1005",
    name="nvidia-macro-guard",
    severity=Severity.WARNING,
    targets=frozenset({Target.HIP}),
    summary="HIP does not define this macro: the test sees 0 and takes the branch for old or foreign compilers.",
    explanation=(
        "Version macros of CUDA and its libraries do not exist in HIP, and HIP's own version numbers cannot be "
        "compared with CUDA's. `#if CUDART_VERSION >= 12000` is false with HIP, and the code for older releases is "
        "compiled. Decide which branch HIP should take and test `__HIP_PLATFORM_AMD__` for it. A test with the same answer "
        "for every CUDA release from 11.8 on (`CUDART_VERSION >= 9000`) gets that answer for HIP, unless the branch that it "
        "would take holds code without a HIP form."
    ),
    example=Example(
        bad="#if CUDART_VERSION >= 12000\nint modern;\n#else\nint old;\n#endif\n",
        good="#if defined(__HIP_PLATFORM_AMD__) || MY_VERSION >= 12000\nint modern;\n#endif\n",
    ),
)


def check(context: RuleContext) -> Iterator[Diagnostic]:
    code = context.code
    rewritten = set(find_nvcc_guards(code, context.places.get(NVCC, ()), context.conditionals))
    answered = {i: g for g in context.arch_guards for i in g.uses if g.kind in _ANSWERS}
    for macro, what in VERSION_MACROS.items():
        for index in context.places.get(macro, ()):
            number = code.directive[index]
            if number == NONE or code.directives[number].name not in (b"if", b"elif", b"ifdef", b"ifndef"):
                continue
            if asks_for_hip(code, code.directives[number], context.conditionals):
                continue
            name = macro.decode()
            if index in rewritten:
                message = "__NVCC__ guards CUDA code here and becomes __HIPCC__."
                yield RULE.at(code.span(index), message, severity=Severity.INFO)
            elif index in answered:
                message = (
                    f"`{context.source.text(answered[index].span)}` is {_ANSWERS[answered[index].kind]} for every CUDA release "
                    "from 11.8 on, and becomes so for HIP."
                )
                yield RULE.at(code.span(index), message, severity=Severity.INFO)
            else:
                then = _then(context, number)
                message = (
                    f"{name} tells of {what}; HIP does not define it, so this test sees it as undefined or 0{then}."
                )
                yield RULE.at(code.span(index), message)


def _then(context: RuleContext, number: int) -> str:
    """Which branch HIP takes, where that is certain."""
    code = context.code
    directive = code.directives[number]
    condition = parse_condition(code, directive.body) if directive.name in (b"if", b"elif") else None
    if condition is None:
        return ""
    names = (code.text[i] for i in range(directive.first, directive.last + 1))
    value = value_of(code, condition, {name: UNDEFINED for name in names if name in VERSION_MACROS})
    if value is None:
        return ""
    line = context.source.lines.position(code.start[directive.first]).line
    return f": HIP {'takes' if value else 'skips'} the branch of line {line}"
