"""Finds the header sets on disk and reads them into histories.

Expected folders (see README.md): ``CUDA_ROOT/RELEASE/**/include`` and, for libraries with version numbers of their own,
``CUDA_ROOT/cudnn9.0/**/include``; ``HIP_ROOT/RELEASE/include``; ``HIP_ROOT/RELEASE/bindings/**/*.pxd``.
"""

from __future__ import annotations

import pickle
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import groupby
from pathlib import Path

import clang.cindex

from scripts.generate_mappings.hip_libraries import HipLibrary
from scripts.generate_mappings.history import History, Snapshot
from scripts.generate_mappings.interface import Interface
from scripts.generate_mappings.libraries import CudaLibrary
from scripts.generate_mappings.read_bindings import read_bindings
from scripts.generate_mappings.read_headers import CUDA_ARGUMENTS, HIP_ARGUMENTS, HeaderSet, read_headers

_HIP_DEFINES = (
    "HIPBLAS_V2",
    "HIPBLAS_USE_HIP_HALF",
    "ROCM_MATHLIBS_API_USE_HIP_COMPLEX",
    "HIPBLAS_EXPORT",
    "HIPBLASLT_EXPORT",
    "HIPSPARSE_EXPORT",
    "HIPSOLVER_EXPORT",
    "HIPFFT_EXPORT",
    "HIPRAND_DEFAULT_ORDERING",
    "MIOPEN_EXPORT",
    "MIOPEN_BETA_API 1",
    "HIPSPARSE_ENABLE_DEPRECATED",
)


@dataclass(frozen=True)
class Sources:
    """Where the header sets lie; `cache` keeps what was read, for quick repeated runs."""

    cuda_root: Path
    hip_root: Path
    cache: Path | None = None

    def cuda(self, library: CudaLibrary) -> History:
        """A CUDA library over the releases whose folder has it."""
        snapshots = []
        for headers in self.cuda_header_sets(library):
            interface = self._read(f"cuda-{library.id}", headers, _matcher(library.files))
            interface.copy_members()
            snapshots.append(Snapshot(_label(library, headers.release), interface))
        return History(snapshots)

    def cuda_header_sets(self, library: CudaLibrary) -> Iterator[HeaderSet]:
        """What to read of a CUDA library, for each release whose folder has it."""
        for release in self._releases(self.cuda_root, library.release_prefix):
            own = self._includes(release)
            candidates = (library.evidence,) if library.evidence else library.includes
            if any((folder / name).is_file() for folder in own for name in candidates):
                folders = (*own, *self._fallbacks(release))
                yield HeaderSet(release, library.includes, folders, CUDA_ARGUMENTS, library.defines)

    def hip(self, library: HipLibrary) -> History:
        """A HIP library over all releases, headers and bindings."""
        snapshots = []
        for release in self._releases(self.hip_root, ""):
            include = (self.hip_root / release / "include").resolve()
            if any((include / name).is_file() for name in library.includes):
                headers = HeaderSet(release, library.includes, (include, _clang_headers()), HIP_ARGUMENTS, _HIP_DEFINES)
                interface = self._read(f"hip-{library.id}", headers, _matcher(library.files))
                interface.copy_members()
                snapshots.append(Snapshot(release, interface))
            elif library.bindings and (interface := self._bindings(library, release)).symbols:
                snapshots.append(Snapshot(release, interface, complete=False))
        for snapshot in snapshots:
            snapshot.interface.drop(library.ignored)
        return History(snapshots)

    def cuda_headers(self) -> dict[str, frozenset[str]]:
        """The include files by CUDA's major release, named after the oldest release that was read of it."""
        extra = frozenset[str]().union(*(self._files(name) for name in self._include_folders if not name[0].isdigit()))
        found: dict[str, frozenset[str]] = {}
        for _, group in groupby(self._releases(self.cuda_root, ""), key=lambda release: order(release)[0]):
            releases = list(group)
            found[releases[0]] = extra.union(*(self._files(release) for release in releases))
        return found

    def hip_headers(self) -> dict[str, frozenset[str]]:
        """The include files by ROCm release."""
        releases = self._releases(self.hip_root, "")
        folders = {release: (self.hip_root / release / "include").resolve() for release in releases}
        return {release: _relative(folder) for release, folder in folders.items() if folder.is_dir()}

    def _files(self, release: str) -> frozenset[str]:
        own = frozenset[str]().union(*(_relative(folder) for folder in self._includes(release)))
        return frozenset(name for name in own if not name.startswith("cccl/"))

    def _bindings(self, library: HipLibrary, release: str) -> Interface:
        interface = Interface(release)
        wanted = {f"{prefix}{name}" for name in library.bindings for prefix in ("c", "cy")}
        for path in sorted((self.hip_root / release / "bindings").rglob("*.pxd")):
            if path.stem in wanted:
                interface.update(read_bindings(path.read_text("utf-8"), path.stem))
        return interface

    def _read(self, key: str, headers: HeaderSet, wanted: Callable[[str], bool]) -> Interface:
        file = self.cache / f"{key}-{headers.release}.pickle" if self.cache else None
        if file is not None and file.is_file():
            cached: Interface = pickle.loads(file.read_bytes())
            return cached
        interface = read_headers(headers, wanted)
        if file is not None:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(pickle.dumps(interface))
        return interface

    def _releases(self, root: Path, prefix: str) -> list[str]:
        pattern = re.compile(re.escape(prefix) + r"\d+(\.\d+)*")
        return sorted((p.name for p in root.iterdir() if pattern.fullmatch(p.name)), key=order)

    def _includes(self, release: str) -> tuple[Path, ...]:
        return self._include_folders.get(release, ())

    @cached_property
    def _include_folders(self) -> dict[str, tuple[Path, ...]]:
        found: dict[str, tuple[Path, ...]] = {}
        for folder in self.cuda_root.iterdir():
            includes = [p for p in folder.glob("nvidia/*/include") if p.is_dir()]
            includes += [p for p in folder.glob("nvidia/*/include/cccl") if p.is_dir()]
            found[folder.name] = tuple(sorted(includes))
        return found

    def _fallbacks(self, release: str) -> tuple[Path, ...]:
        """Folders of the nearest releases, for what the release's own packages leave out (compiler headers)."""
        own = order(release)
        plain = self._releases(self.cuda_root, "")
        if not release[0].isdigit():
            own = (12, 9)
        ranked = sorted((name for name in plain if name != release), key=lambda name: _distance(own, order(name)))
        return tuple(folder for name in ranked for folder in self._includes(name))


def _distance(left: tuple[int, ...], right: tuple[int, ...]) -> tuple[int, int]:
    return abs(left[0] - right[0]), abs(left[1] - right[1]) if len(left) > 1 and len(right) > 1 else 0


def order(release: str) -> tuple[int, ...]:
    return tuple(int(part) for part in re.findall(r"\d+", release))


def _label(library: CudaLibrary, release: str) -> str:
    if not library.release_prefix:
        return release
    return f"{library.title} {release.removeprefix(library.release_prefix)}"


def _relative(folder: Path) -> frozenset[str]:
    return frozenset(str(path.relative_to(folder)) for path in folder.rglob("*") if path.is_file())


def _matcher(pattern: str) -> Callable[[str], bool]:
    compiled = re.compile(pattern)
    return lambda path: compiled.search(path) is not None


def _clang_headers() -> Path:
    return Path(clang.cindex.__file__).parent / "native" / "resource" / "include"
