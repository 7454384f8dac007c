"""WB2002: lane masks of 32 bits."""

from __future__ import annotations

from collections.abc import Iterator

from translator.diagnostics.context import RuleContext
from translator.diagnostics.model import Diagnostic, Severity, Target
from translator.diagnostics.registry import Example, Rule
from translator.options import RocmVersion
from translator.structure.lanes import (
    CHECKED_CALLS,
    MASKED_CALLS,
    SHUFFLES,
    find_mask_constants,
    is_64_bit,
    is_declared_64_bit,
    is_full_mask,
    mask_argument,
)

_MASKS_SINCE = RocmVersion(6, 2)
_WITHOUT_MASK = SHUFFLES | {b"__ballot_sync", b"__any_sync"}
"""What the translation replaces by the form without mask before that release."""

RULE = Rule(
    id="WB2002",
    name="lane-mask",
    severity=Severity.INFO,
    targets=frozenset({Target.HIP}),
    summary="HIP's lane masks have 64 bits; a mask of 32 bits does not compile.",
    explanation=(
        "The `_sync` functions of HIP demand a mask of 64 bits on every wave size (a `static_assert` says so). Unless NDEBUG is "
        "defined they also check that the lanes of the mask are all here, and stop the kernel otherwise: on a wave64 half of "
        "them are missing in a block of 32 threads, or where one of two warps takes a branch (`if (warp == 0)`). A full mask "
        "therefore becomes `__activemask()` where a target has waves of 64 lanes, and `~0ull` elsewhere. Any other mask of 32 "
        "bits is repeated for lanes 32 to 63, so that each half of a wave64 does what a CUDA warp does with it; on wave32 the "
        "upper half is ignored. Where such a mask names absent lanes, define NDEBUG, or translate with `--warp 32`, which "
        "keeps masks of 32 bits."
    ),
    example=Example(
        bad="__device__ int f(int v, unsigned part) { return __shfl_sync(part, v, 0); }",
        good="__device__ int f(int v, unsigned long long part) { return __shfl_sync(part, v, 0); }",
    ),
)


def check(context: RuleContext) -> Iterator[Diagnostic]:
    if context.keeps_warps:
        return
    code = context.code
    said_full: set[int] = set()
    constants = find_mask_constants(code, context.places) if context.masks else []
    widened = {constant.name for constant in constants}
    for constant in constants:
        name = constant.name.decode()
        yield RULE.at(
            code.span(constant.value.start, constant.value.stop - 1), f"The lane mask {name} becomes 64 bits wide."
        )
    for call in context.calls(*MASKED_CALLS):
        mask = mask_argument(code, call)
        function = context.functions.enclosing(call.name_at)
        if function is None or function.name_at == call.name_at or not mask:
            continue
        if is_64_bit(code, mask, context.masks.get(function)):
            continue
        if len(mask) == 1 and is_declared_64_bit(code, context.places.get(code.text[mask.start], ())):
            continue
        if code.text[mask.start] in widened:
            continue
        span = code.span(mask.start, mask.stop - 1)
        kernel = context.kernel_at(call.name_at)
        if context.options.hip.rocm < _MASKS_SINCE and code.text[call.name_at] in _WITHOUT_MASK:
            if not is_full_mask(code, mask):
                name = code.text[call.name_at].decode().removesuffix("_sync")
                message = f"{name} of this ROCm release takes no mask: `{context.text(mask)}` is left out, and all active lanes "
                yield RULE.at(span, message + "take part.", kernel=kernel, severity=Severity.WARNING)
        elif is_full_mask(code, mask):
            if function.name_at not in said_full:
                said_full.add(function.name_at)
                yield RULE.at(span, _full_mask(context, code.text[call.name_at]), kernel=kernel)
        else:
            text = context.text(mask)
            yield RULE.at(
                span, f"The lane mask `{text}` has 32 bits; it is repeated for the lanes 32 to 63.", kernel=kernel
            )


def _full_mask(context: RuleContext, call: bytes) -> str:
    """What a full mask becomes.

    HIP's check of the mask is `__hip_check_mask` of its amd_warp_sync_functions.h (ROCm 6.2 and later).
    """
    if 64 in context.options.hip.wave_sizes and call in CHECKED_CALLS:
        return (
            "The full mask becomes the active lanes (here and below in this function): HIP would stop a wave of 64 lanes of "
            "which some are missing, as in a block of 32 threads or in a branch that one of two warps takes."
        )
    return "The full mask becomes 64 bits wide (here and below in this function)."
