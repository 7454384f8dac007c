"""Calls that name memory by a location struct become HIP's, which name it by a device number."""

from __future__ import annotations

from translator.diagnostics.analysis.memory_locations import find_location_calls
from translator.hip.context import HipContext
from translator.source import Span


def adapt_memory_locations(context: HipContext) -> None:
    """``cudaMemPrefetchAsync(p, n, location, 0, stream)`` becomes ``hipMemPrefetchAsync(p, n, device, stream)``.

    A prefetch has flags behind the location, which must be 0 and which HIP's call lacks.  A device number stays.
    """
    code = context.code
    for found in find_location_calls(code, context.rules.places, context.rules.functions):
        name = code.text[found.at]
        device = b"(" + name + b".type == hipMemLocationTypeDevice ? " + name + b".id : hipCpuDeviceId)"
        context.edits.replace(code.span(found.at), device)
        arguments = found.call.arguments
        if b"Prefetch" in code.text[found.call.name_at] and len(arguments) > found.position + 1:
            context.edits.delete(Span(code.end[found.at], code.end[arguments[found.position + 1].stop - 1]))
