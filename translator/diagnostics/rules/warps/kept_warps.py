"""WB2021: what still sees the wave where warps of 32 lanes are kept."""

from __future__ import annotations

from collections.abc import Iterator

from translator.diagnostics.analysis.cub_warps import find_cub_warps
from translator.diagnostics.analysis.warp_size import ATTRIBUTES, find_warp_sizes
from translator.diagnostics.context import RuleContext
from translator.diagnostics.model import Diagnostic, Severity, Target
from translator.diagnostics.registry import Example, Rule

_PROPERTY_STRUCTS = (b"cudaDeviceProp", b"cudaGetDeviceProperties")

RULE = Rule(
    id="WB2021",
    name="kept-warps",
    severity=Severity.WARNING,
    targets=frozenset({Target.HIP}),
    summary="Warps of 32 lanes are kept, and this asks the device for the width of its wave.",
    explanation=(
        "With `--warp 32` every warp function of the kernels works on 32 lanes, and `warpSize` is 32. The translation also "
        "writes 32 where the host reads `cudaDeviceProp::warpSize` of a variable whose type it sees. An attribute query, or "
        "a member of an object that is declared elsewhere, still gives the wave of the device, which is 64 on gfx8 and "
        "gfx9: launch configurations and shared memory sizes that are computed from it do not fit the kernels. Write 32 "
        "there."
    ),
    example=Example(
        bad="// warp: 32\nint lanes(int d) { int n; cudaDeviceGetAttribute(&n, cudaDevAttrWarpSize, d); return n; }",
        good="// warp: 32\n__device__ int lanes() { return warpSize; }",
    ),
)


def check(context: RuleContext) -> Iterator[Diagnostic]:
    if not context.options.hip.splits_waves:
        return
    code = context.code
    for attribute in ATTRIBUTES:
        for index in context.places.get(attribute, ()):
            yield RULE.at(
                code.span(index),
                f"{attribute.decode()} gives the device's wave, 64 lanes on gfx8 and gfx9; kernels have warps of 32.",
            )
    for found in find_cub_warps(code, context.places):
        if not found.certain and not found.width:
            name = code.text[found.name_at].decode()
            yield RULE.at(code.span(found.name_at), f"If this {name} is CUB's, its width is the wave's: pass 32.")
    sizes = find_warp_sizes(code, context.places, context.functions, context.fields)
    for part in sizes.properties:
        yield RULE.at(
            code.span(part.start, part.stop - 1),
            f"`{context.text(part)}` becomes 32, as the kernels' warps have.",
            severity=Severity.INFO,
        )
    if context.mentions(*_PROPERTY_STRUCTS):
        for index in sizes.others:
            yield RULE.at(
                code.span(index),
                "This warpSize may be the device's wave, which has 64 lanes on gfx8 and gfx9; kernels have "
                "warps of 32.",
            )
