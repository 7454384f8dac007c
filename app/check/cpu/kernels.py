"""Building the kernel of a file, which may be a header that only works inside another file."""

from __future__ import annotations

from itertools import islice
from pathlib import Path

from app.check.cpu.build import Built, Source, build
from app.check.cpu.fragments import including_units
from app.check.cpu.toolchain import Toolchain
from app.check.cpu.tools import BuildFailed
from app.check.cpu.variant import Variant
from app.check.model import CancelCheck

_TRIES = 3


def build_kernel(source: Source, variant: Variant, toolchain: Toolchain, cache: Path, cancelled: CancelCheck) -> Built:
    """As `build`, for fragments through a file that includes them.

    Raises BuildFailed: that of the first including file where there is one, since a fragment alone fails for other reasons.
    """
    try:
        return build(source, variant, toolchain, cache, cancelled)
    except BuildFailed as alone:
        failures = [alone]
        for unit in islice(including_units(source), _TRIES):
            try:
                return build(unit, variant, toolchain, cache, cancelled)
            except BuildFailed as failure:
                failures.append(failure)
        raise failures[min(1, len(failures) - 1)] from None
