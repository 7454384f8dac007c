"""Which rule explains which executor's difference from the reference.

A golden case whose translation does not compute what the original does must carry a diagnostic that says why.  Not any
diagnostic will do: a rule that speaks of waves of 64 lanes does not excuse a difference at 32.  A rule that is not here
explains nothing.
"""

from __future__ import annotations

from typing import Final

HIP32: Final = "cpu-hip32"
HIP64: Final = "cpu-hip64"
VULKAN: Final = "vulkan"
"""Any Vulkan device.  Its refusals name their rule themselves (`refusal_rule`), so that no table is needed for them."""

_AT_64 = frozenset({HIP64})
_AT_ANY_WIDTH = frozenset({HIP32, HIP64})

EXPLAINS: Final[dict[str, frozenset[str]]] = {
    "WB1001": _AT_ANY_WIDTH,  # no counterpart: the translation does not compile
    "WB1003": _AT_ANY_WIDTH,  # no header
    "WB1004": _AT_ANY_WIDTH,  # the host's branch on the device
    "WB1005": _AT_ANY_WIDTH,
    "WB1007": _AT_ANY_WIDTH,  # a pasted name keeps its CUDA spelling
    "WB1011": _AT_ANY_WIDTH,
    "WB2001": _AT_64,  # shuffles over 32 lanes
    "WB2003": _AT_64,  # a ballot kept in 32 bits
    "WB2004": _AT_64,  # lane and warp numbers by 32
    "WB2005": _AT_ANY_WIDTH,  # warpSize in a constant expression
    "WB2006": _AT_64,  # a mask of lanes that are not there
    "WB2007": _AT_ANY_WIDTH,  # a lock per lane hangs
    "WB2010": _AT_ANY_WIDTH,  # dynamic parallelism
    "WB2012": _AT_64,  # CUB's warp width
    "WB2013": _AT_64,  # a warp-synchronous reduction without barriers
    "WB2014": _AT_64,  # a lane's bit in 32 bits
    "WB2015": _AT_ANY_WIDTH,
    "WB2020": _AT_64,  # a macro whose ballot is kept in 32 bits
    "WB5020": _AT_ANY_WIDTH,  # a texture reference that is kept
    "WB5023": _AT_ANY_WIDTH,
    "WB6001": _AT_ANY_WIDTH,  # inline PTX without a HIP form
    "WB7006": _AT_ANY_WIDTH,
}


def explains(rule: str, executor: str) -> bool:
    return executor in EXPLAINS.get(rule, frozenset())


def refusal_rule(message: str) -> str:
    """The rule that a Vulkan refusal begins with ("WB4005: ..."); empty if it names none."""
    head = message.partition(":")[0]
    return head if head.startswith("WB") and head[2:].isdigit() else ""
