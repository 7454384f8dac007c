"""Where Vulkan drivers come from: the system's loader, and a SwiftShader that is not installed.

SwiftShader is a CPU device that exposes what lavapipe hides (facts/semantics.md); `scripts/setup_swiftshader.py` puts it
into the cache folder, and ``WAVEBRIDGE_SWIFTSHADER`` names another folder.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

import platformdirs

SWIFTSHADER_VARIABLE = "WAVEBRIDGE_SWIFTSHADER"
SWIFTSHADER_MANIFEST = "vk_swiftshader_icd.json"


@dataclass(frozen=True, slots=True)
class DriverSet:
    """A choice of drivers for the loader.  `manifest`: one driver's own; None: whatever the system has."""

    name: str
    manifest: Path | None = None

    def environment(self) -> Mapping[str, str | None]:
        """Variables for a child that uses these drivers alone (Vulkan loader's documentation, "Driver Discovery")."""
        quiet: dict[str, str | None] = {"VK_LOADER_DEBUG": None}
        if self.manifest is None:
            return quiet
        path = str(self.manifest)
        return quiet | {"VK_DRIVER_FILES": path, "VK_ICD_FILENAMES": path, "VK_ADD_DRIVER_FILES": None}


SYSTEM = DriverSet("system")


def swiftshader_folder() -> Path:
    """Where SwiftShader is looked for."""
    named = os.environ.get(SWIFTSHADER_VARIABLE)
    return Path(named) if named else Path(platformdirs.user_cache_dir("wavebridge")) / "swiftshader"


def driver_sets() -> tuple[DriverSet, ...]:
    """The system's drivers, and SwiftShader where its folder has it."""
    manifest = swiftshader_folder() / SWIFTSHADER_MANIFEST
    return (SYSTEM, DriverSet("swiftshader", manifest)) if manifest.is_file() else (SYSTEM,)
