"""Finds ROCm: the HIP runtime, hiprtc and a HIP compiler, in the order in which hip-python looks, and beyond it.

hip-python opens ``libamdhip64.so`` and ``libhiprtc.so`` by those names alone.  Where an installation has versioned names only
(Debian's ``libamdhip64.so.5``), a private folder of symbolic links stands in for it (facts/hip.md).
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import re
import subprocess
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

import platformdirs

RUNTIME = "libamdhip64.so"
RTC = "libhiprtc.so"
_RTC_ENTRY = b"hiprtcCreateProgram"
_OPT = Path("/opt")
_COMPILERS = ("llvm/bin/clang++", "lib/llvm/bin/clang++", "bin/amdclang++")


@dataclass(frozen=True, slots=True)
class HipInstallation:
    """`root` is what ROCM_PATH must be for hip-python to find the libraries; `prefix` is where ROCm itself lies (headers,
    compiler, device libraries); `origin` says where the runtime was found.

    `rtc` is None where there is no hiprtc, `compiler` where there is no ROCm clang; one of the two is needed to run kernels.
    `environment`: further variables that the libraries need.
    """

    root: Path
    prefix: Path
    origin: str
    runtime: Path
    rtc: Path | None
    compiler: Path | None
    stand_in: bool = False
    environment: tuple[tuple[str, str], ...] = ()

    def child_environment(self) -> Mapping[str, str | None]:
        return {"ROCM_PATH": str(self.root), "ROCM_HOME": None, **dict(self.environment)}


@dataclass(frozen=True, slots=True)
class MissingHip:
    """What was not found, and every place in the order in which it was looked for."""

    missing: tuple[str, ...]
    looked_in: tuple[str, ...]

    @property
    def sentence(self) -> str:
        return f"No ROCm here: {' and '.join(self.missing)} not found. Looked in: {'; '.join(self.looked_in)}."


@dataclass(frozen=True, slots=True)
class _Place:
    label: str
    folders: tuple[Path, ...]


def find_hip(links: Path | None = None) -> HipInstallation | MissingHip:
    """The first place that has the runtime.  `links`: where private link folders are made (default: the cache folder)."""
    places = list(_places())
    for place in places:
        for folder in place.folders:
            runtime = _library(folder, RUNTIME)
            if runtime is not None:
                return _installation(place.label, folder, runtime, links or _default_links())
    labels = tuple(f"{place.label} ({', '.join(map(str, place.folders)) or 'absent'})" for place in places)
    return MissingHip((RUNTIME, RTC), labels)


def _places() -> Iterator[_Place]:
    """In order: hip-python's own three, then what it doesn't know."""
    yield _Place("Python packages", tuple(_package_folders()))
    for variable in ("ROCM_PATH", "ROCM_HOME"):
        value = os.environ.get(variable)
        yield _Place(f"${variable}", (Path(value) / "lib", Path(value) / "lib64") if value else ())
    yield _Place("/opt/rocm", (_OPT / "rocm" / "lib", _OPT / "rocm" / "lib64"))
    yield _Place("/opt/rocm-*", tuple(sorted(_OPT.glob("rocm-*/lib"), key=_release, reverse=True)))
    listed = tuple(Path(f) for f in os.environ.get("LD_LIBRARY_PATH", "").split(os.pathsep) if f)
    yield _Place("$LD_LIBRARY_PATH", listed)
    yield _Place("the system's library folders", tuple(_system_folders()))


def _release(folder: Path) -> tuple[int, ...]:
    return tuple(int(number) for number in re.findall(r"\d+", folder.parent.name))


def _package_folders() -> Iterator[Path]:
    """Library folders of ROCm's Python packages (``rocm``, ``rocm_sdk``'s ``_rocm_sdk_*``)."""
    for name in ("rocm", "_rocm_sdk_core", "_rocm_sdk_devel"):
        found = importlib.util.find_spec(name)
        for location in (found.submodule_search_locations or ()) if found else ():
            yield Path(location) / "lib"


def _system_folders() -> Iterator[Path]:
    """Folders that the dynamic loader knows and that hold the runtime, then the usual ones."""
    seen: set[Path] = set()
    for folder in (*_loader_folders(), Path("/usr/lib/x86_64-linux-gnu"), Path("/usr/lib64"), Path("/usr/lib")):
        if folder not in seen:
            seen.add(folder)
            yield folder


def _loader_folders() -> Iterator[Path]:
    try:
        listing = subprocess.run(["ldconfig", "-p"], capture_output=True, text=True, timeout=10).stdout
    except (OSError, subprocess.SubprocessError):
        return
    for path in re.findall(rf"=> (\S*/{re.escape(RUNTIME)}\S*)", listing):
        yield Path(path).parent


def _library(folder: Path, name: str) -> Path | None:
    """The library of that name in the folder, an unversioned name before the highest version."""
    plain = folder / name
    if plain.exists():
        return plain
    versioned = [path for path in folder.glob(f"{name}.*") if re.fullmatch(r"[\d.]+", path.name[len(name) + 1 :])]
    return max(versioned, key=lambda p: [int(n) for n in re.findall(r"\d+", p.name[len(name) :])], default=None)


def _installation(label: str, folder: Path, runtime: Path, links: Path) -> HipInstallation:
    rtc = _library(folder, RTC)
    if rtc is None and _mentions(runtime, _RTC_ENTRY):
        rtc = runtime  # before ROCm 6 the runtime holds hiprtc too
    prefix = root = folder.parent
    compiler = next((prefix / name for name in _COMPILERS if (prefix / name).is_file()), None)
    plain = runtime.name == RUNTIME and (rtc is None or rtc.name == RTC) and folder.name == "lib"
    if not plain:
        root = _link_folder(runtime, rtc, links)
    return HipInstallation(root, prefix, f"{label}: {runtime}", runtime, rtc, compiler)


def _mentions(library: Path, entry: bytes) -> bool:
    try:
        return entry in library.read_bytes()
    except OSError:
        return False


def _default_links() -> Path:
    return Path(platformdirs.user_cache_dir("wavebridge")) / "hip_links"


def _link_folder(runtime: Path, rtc: Path | None, links: Path) -> Path:
    """A folder ``lib`` with the names that hip-python opens; returns its parent."""
    key = hashlib.sha256(f"{runtime}|{rtc}".encode()).hexdigest()[:16]
    library_folder = links / key / "lib"
    library_folder.mkdir(parents=True, exist_ok=True)
    for name, target in ((RUNTIME, runtime), (RTC, rtc)):
        link = library_folder / name
        if target is not None and not link.exists():
            link.unlink(missing_ok=True)
            link.symlink_to(target)
    return library_folder.parent
