"""Options from the command line's words."""

from __future__ import annotations

import re
from dataclasses import replace

from app.commands.errors import CommandError
from translator.options import HipTarget, LaunchStyle, Options, RocmVersion, WarpWidth

_ARCHITECTURE = re.compile(r"gfx[0-9a-f]{3,5}(?::[a-z0-9+-]+)*")


def make_options(
    *,
    arch: list[str] | None,
    rocm: str | None,
    launch: str | None,
    warp: str | None = None,
    typed_rules: bool = True,
    certain_fixes: bool = False,
    base: Options | None = None,
) -> Options:
    """Lay the command line's choices over `base`; raises CommandError with the valid choices."""
    base = base or Options()
    architectures = tuple(a for text in arch or [] for a in text.split(",")) or base.hip.architectures
    for name in architectures:
        if not _ARCHITECTURE.fullmatch(name):
            raise CommandError(f"--arch: '{name}' is not an AMD architecture; write it like gfx90a or gfx1100")
    try:
        release = RocmVersion.parse(rocm) if rocm else base.hip.rocm
    except ValueError as error:
        raise CommandError(f"--rocm: {error}") from error
    try:
        style = LaunchStyle(launch) if launch else base.hip.launch
    except ValueError as error:
        raise CommandError(f"--launch: '{launch}' is not a style; choose keep or ggl") from error
    try:
        width = WarpWidth(warp) if warp else base.hip.warp
    except ValueError as error:
        raise CommandError(f"--warp: '{warp}' is not a width; choose native or 32") from error
    hip = HipTarget(release, architectures, style, width)
    return replace(base, hip=hip, typed_rules=typed_rules, certain_fixes=certain_fixes)
