"""WB3012: a template converts between the two 16-bit floating-point types."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from translator.diagnostics.context import RuleContext
from translator.diagnostics.model import Diagnostic, Severity, Target
from translator.diagnostics.registry import Example, Rule
from translator.structure.calls import call_at
from translator.structure.functions import Function

RULE = Rule(
    id="WB3012",
    name="half-conversion",
    severity=Severity.WARNING,
    targets=frozenset({Target.HIP}),
    summary="A template converts its types by static_cast; between __half and bfloat16 HIP finds that ambiguous.",
    explanation=(
        "CUDA's `__half` and `__nv_bfloat16` convert into each other by a cast. HIP's types have conversions to float and to "
        "several other types, and the compiler finds a cast from one to the other ambiguous. Where a template is used with "
        "both, convert by way of float: `static_cast<T>(static_cast<float>(x))`; no value changes, since float holds both "
        "types exactly. The rule fires where a file names both types and a device template casts to a type parameter."
    ),
    example=Example(
        bad=(
            "template <typename T, typename S> __global__ void cvt(T *d, const S *s) { d[0] = static_cast<T>(s[0]); }\n"
            "void f(__half *h, __nv_bfloat16 *b) { cvt<<<1, 1>>>(h, b); }\n"
        ),
        good=(
            "template <typename T, typename S> __global__ void cvt(T *d, const S *s) {\n"
            "  d[0] = static_cast<T>(static_cast<float>(s[0]));\n}\n"
            "void f(__half *h, __nv_bfloat16 *b) { cvt<<<1, 1>>>(h, b); }\n"
        ),
    ),
)

_HALF: Final = (b"__half", b"half")
_BFLOAT16: Final = (b"__nv_bfloat16", b"nv_bfloat16")


def check(context: RuleContext) -> Iterator[Diagnostic]:
    if not (context.mentions(*_HALF) and context.mentions(*_BFLOAT16)):
        return
    code = context.code
    for index in context.places.get(b"static_cast", ()):
        function = context.functions.enclosing(index)
        if function is None or not function.runs_on_device or (call := call_at(code, index)) is None:
            continue
        target = [code.text[i] for i in call.template_arguments]
        by_float = bool(call.arguments) and code.text[call.opener + 1] == b"static_cast"
        if len(target) == 1 and target[0] in _type_parameters(context, function) and not by_float:
            yield RULE.at(
                code.span(index, call.closer),
                "HIP has no certain conversion between __half and bfloat16; if both types meet here, convert by way of float.",
                kernel=context.kernel_at(index),
            )


def _type_parameters(context: RuleContext, function: Function) -> set[bytes]:
    """The names after ``typename`` and ``class`` in front of a function."""
    code = context.code
    return {
        code.text[i + 1] for i in range(function.first, function.name_at) if code.text[i] in (b"typename", b"class")
    }
