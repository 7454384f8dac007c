"""WB2014: bit positions in a lane mask counted from 31."""

from __future__ import annotations

from collections.abc import Iterator

from translator.diagnostics.context import RuleContext
from translator.diagnostics.model import Diagnostic, Severity, Target
from translator.diagnostics.registry import Example, Rule
from translator.structure.calls import call_at
from translator.structure.lanes import distance_from_top, expression_around, is_full_mask, is_mask_expression
from translator.structure.literals import integer_value

RULE = Rule(
    id="WB2014",
    name="lane-bit-position",
    severity=Severity.WARNING,
    targets=frozenset({Target.HIP}),
    summary="A position in a lane mask is computed for 32 bits.",
    explanation=(
        "`__clz(mask)`, `0xffffffff >> (31 - lane)` and `__brev(mask)` count from bit 31. In HIP the mask has 64 "
        "bits, and the function that counts them becomes the 64-bit one: the constant has to become 63, or the shift "
        "to be written for 64 bits (`31 - __clz(mask)` becomes `63 - __clzll(mask)`). "
        "Where only the low half is meant, take `static_cast<unsigned>(mask)` first. With `--warp 32` masks keep 32 bits, "
        "and such positions stay right."
    ),
    example=Example(
        bad="__device__ int last(bool p) { unsigned m = __ballot_sync(~0u, p); return __clz(m); }",
        good="__device__ int first(bool p) { unsigned m = __ballot_sync(~0u, p); return __ffs(m) - 1; }",
    ),
)


def check(context: RuleContext) -> Iterator[Diagnostic]:
    code = context.code
    for function, masks in context.masks.items():
        for index in function.body:
            text = code.text[index]
            if text in (b"__clz", b"__brev") and (call := call_at(code, index)) is not None and call.arguments:
                is_mask = is_mask_expression(code, call.arguments[0], masks.holders)
                if is_mask and not distance_from_top(code, index):
                    yield RULE.at(
                        code.span(index, call.closer),
                        f"{text.decode()} of a lane mask counts 64 bits in HIP: a constant such as 31 beside it becomes 63 "
                        "(--warp 32 keeps 32-bit masks).",
                        kernel=context.kernel_at(index),
                    )
            elif text == b">>" and is_full_mask(code, range(index - 1, index)) and integer_value(code.text[index - 1]):
                if not is_mask_expression(code, expression_around(code, index), masks.holders):
                    continue
                yield RULE.at(
                    code.span(index - 1, index),
                    "A mask is built by shifting 32 bits to the right; in HIP the mask has 64 bits (--warp 32 keeps 32).",
                    kernel=context.kernel_at(index),
                )
