"""Settings: each declared once with its type, default, choices and description; dialogs and storage read this."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Literal, cast

from app.gui.presenters.events import Event
from translator.options import HipTarget, LaunchStyle, Options, RocmVersion, VulkanTarget, WarpWidth


@dataclass(frozen=True, slots=True)
class Setting:
    """`check` raises ValueError with a readable sentence for a value that is not valid."""

    name: str
    group: str
    label: str
    default: str
    description: str
    choices: tuple[tuple[str, str], ...] = ()
    """Value and label; empty for free text."""
    check: Callable[[str], object] = str

    def valid(self, value: str) -> bool:
        if self.choices:
            return value in {v for v, _ in self.choices}
        try:
            self.check(value)
        except ValueError:
            return False
        return True


def parse_architectures(text: str) -> tuple[str, ...]:
    """``gfx90a, gfx1100``; raises ValueError."""
    names = tuple(n for n in re.split(r"[\s,;]+", text.strip()) if n)
    wrong = [n for n in names if not re.fullmatch(r"gfx\d{2,3}[0-9a-f]\w*", n)]
    if wrong or not names:
        raise ValueError(f"'{(wrong or [text])[0]}' is not an AMD architecture; write them like gfx90a, gfx1100")
    return names


SETTINGS: tuple[Setting, ...] = (
    Setting(
        "rocm",
        "AMD",
        "ROCm release",
        "7.0",
        "The release that the HIP translation is written for. Names, masks and library types follow it.",
        tuple((v, f"ROCm {v}") for v in ("5.7", "6.0", "6.1", "6.2", "6.3", "6.4", "7.0", "7.1", "7.2", "10.0")),
    ),
    Setting(
        "architectures",
        "AMD",
        "Architectures",
        "gfx90a, gfx1100",
        "The GPUs that the port must serve. gfx8 and gfx9 run 64 lanes in a wave, gfx10 and later 32.",
        check=parse_architectures,
    ),
    Setting(
        "launch",
        "AMD",
        "Kernel launches",
        "keep",
        "How a launch is written in HIP.",
        (("keep", "Keep kernel<<<grid, block>>>(...)"), ("ggl", "hipLaunchKernelGGL(...)")),
    ),
    Setting(
        "warp",
        "AMD",
        "Warps",
        "native",
        "Whether a CUDA warp becomes the device's wave (32 or 64 lanes), or stays at 32 lanes on every GPU: then code that "
        "counts on 32 lanes needs no change, and a 64-lane wave works as two warps.",
        (("native", "The device's waves"), ("32", "32 lanes on every GPU")),
    ),
    Setting(
        "vulkan_version",
        "Vulkan",
        "Vulkan version",
        "1.2",
        "The version that the GLSL may rely on.",
        (("1.1", "Vulkan 1.1"), ("1.2", "Vulkan 1.2"), ("1.3", "Vulkan 1.3")),
    ),
    Setting(
        "vulkan_profile",
        "Vulkan",
        "Device family",
        "desktop",
        "Whose limits the warnings are made for.",
        (("desktop", "Desktop GPUs"), ("radv", "AMD with RADV"), ("moltenvk", "Apple with MoltenVK")),
    ),
    Setting(
        "compute_capability",
        "CUDA source",
        "Compute capability",
        "auto",
        "The architecture that the CUDA code is read for (__CUDA_ARCH__). Automatic: what the build files say, else 8.0.",
        tuple(
            (v, "Automatic" if v == "auto" else f"{v[:-1]}.{v[-1]}")
            for v in ("auto", "60", "70", "75", "80", "86", "89", "90", "100", "120")
        ),
    ),
    Setting(
        "theme",
        "Appearance",
        "Theme",
        "system",
        "Colours of the window.",
        (("system", "Like the system"), ("light", "Light"), ("dark", "Dark")),
    ),
    Setting(
        "font_size",
        "Appearance",
        "Code size",
        "10",
        "Size of the code, in points.",
        tuple((str(n), f"{n} pt") for n in range(7, 21)),
    ),
)
_BY_NAME = {s.name: s for s in SETTINGS}


class Preferences:
    """Current values.  `changed` tells the names of those that changed."""

    def __init__(self, stored: Mapping[str, str] | None = None) -> None:
        self.changed: Event[[frozenset[str]]] = Event()
        self._values = {s.name: s.default for s in SETTINGS}
        for name, value in (stored or {}).items():
            if name in _BY_NAME and _BY_NAME[name].valid(value):
                self._values[name] = value

    def __getitem__(self, name: str) -> str:
        return self._values[name]

    def values(self) -> dict[str, str]:
        return dict(self._values)

    def update(self, values: Mapping[str, str]) -> None:
        """Take new values; raises ValueError, and takes none, where one is not valid."""
        for name, value in values.items():
            setting = _BY_NAME[name]
            if setting.choices and value not in {v for v, _ in setting.choices}:
                raise ValueError(f"'{value}' is not a choice for {setting.label}")
            if not setting.choices:
                setting.check(value)
        changed = frozenset(n for n, v in values.items() if self._values[n] != v)
        self._values.update(values)
        if changed:
            self.changed.emit(changed)

    def options(self) -> Options:
        """Targets as set; the source's settings and semantics are the project's (`options_for_file`)."""
        hip = HipTarget(
            RocmVersion.parse(self["rocm"]),
            parse_architectures(self["architectures"]),
            LaunchStyle(self["launch"]),
            WarpWidth(self["warp"]),
        )
        version = cast(Literal["1.1", "1.2", "1.3"], self["vulkan_version"])
        profile = cast(Literal["desktop", "radv", "moltenvk"], self["vulkan_profile"])
        return Options(hip=hip, vulkan=VulkanTarget(version, profile))

    def with_capability(self, options: Options) -> Options:
        """Lay the chosen compute capability over what the build files say."""
        if self["compute_capability"] == "auto":
            return options
        semantics = replace(options.semantics, compute_capability=int(self["compute_capability"]))
        return replace(options, semantics=semantics)

    def describe_target(self) -> str:
        """One line for the toolbar."""
        warps = "  ·  32-lane warps" if self["warp"] == "32" else ""
        return f"ROCm {self['rocm']}  ·  {self['architectures']}{warps}  ·  Vulkan {self['vulkan_version']}"


AFFECTS_TRANSLATION = frozenset(s.name for s in SETTINGS if s.group != "Appearance")
