"""Device properties that HIP's struct lacks become queries of device attributes."""

from __future__ import annotations

from typing import Final

from translator.diagnostics.analysis.device_queries import find_query
from translator.hip.context import HipContext

_HEADER: Final = "wavebridge/device_attribute.h"


def query_device_attributes(context: HipContext) -> None:
    """``prop.member`` of a device that is certain → ``wavebridge::device_attribute<type>(attribute, device)``."""
    for use in context.rules.fields:
        query = find_query(context.code, context.rules.functions, use)
        if query is None:
            continue
        device = context.rules.text(query.device)
        call = f"wavebridge::device_attribute<{query.type}>({query.attribute}, {device})"
        if context.edits.replace(query.span, call.encode()):
            context.helpers.add(_HEADER)
