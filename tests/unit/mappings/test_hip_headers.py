"""Every HIP name in the tables against HIP's own headers (ROCm 6.4), and argument counts where both sides can be read."""

from __future__ import annotations

import os
from collections.abc import Mapping as MappingView
from functools import cache
from pathlib import Path

import pytest

from scripts.generate_mappings.generate import merged
from scripts.generate_mappings.hip_libraries import HIP_LIBRARIES
from scripts.generate_mappings.interface import Symbol
from scripts.generate_mappings.libraries import CUDA_LIBRARIES, CudaLibrary
from scripts.generate_mappings.read_headers import CUDA_ARGUMENTS, HeaderSet, read_headers
from scripts.generate_mappings.signatures import arities
from scripts.generate_mappings.sources import Sources
from translator.mappings import Kind, Mapping, Status, load_tables
from translator.options import RocmVersion

_NAMED = Path(os.environ.get("WAVEBRIDGE_HIP_ROOT", ""))
ROOT = str(_NAMED / "rp" if (_NAMED / "rp").is_dir() else _NAMED)
HIP_RELEASE = RocmVersion(6, 4)
OWN_HEADERS = Path(__file__).resolve().parents[3] / "resources" / "include" / "cuda"
CHECKED = [library for library in CUDA_LIBRARIES if library.hip != "rocwmma"]

needs_hip = pytest.mark.skipif(
    not (Path(ROOT) / "include" / "hip").is_dir(),
    reason="WAVEBRIDGE_HIP_ROOT names no folder with HIP 6.4 headers: HIP names were not checked against them",
)


@cache
def hip_symbols(ids: str, root: Path) -> MappingView[str, Symbol]:
    sources = Sources(root, root)
    by_id = {library.id: library for library in HIP_LIBRARIES}
    return merged([sources.hip(by_id[one]) for one in ids.split("+")]).names


@pytest.fixture(scope="module")
def hip_root(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The generator's layout: a folder for each release."""
    root = tmp_path_factory.mktemp("hip")
    (root / "6.4").symlink_to(Path(ROOT).resolve(), target_is_directory=True)
    return root


def checkable(library: CudaLibrary) -> list[Mapping]:
    """The rows whose HIP name the headers of 6.4 must have."""
    mappings = load_tables(HIP_RELEASE).by_library(library.id)
    return [m for m in mappings if m.hip and m.kind not in (Kind.FIELD, Kind.NAMESPACE)]


@pytest.mark.slow
@needs_hip
@pytest.mark.parametrize("library", CHECKED, ids=lambda library: library.id)
def test_every_hip_name_exists(library: CudaLibrary, hip_root: Path) -> None:
    symbols = hip_symbols(library.hip, hip_root)
    if not symbols:
        pytest.skip(f"the HIP root has no headers of {library.hip}: its names were not checked")
    if library.id == "nccl" and "ncclCommSplit" not in symbols:
        pytest.skip("the HIP root's RCCL is older than ROCm 6.4's: NCCL's names were not checked")
    missing = sorted(f"{m.cuda} -> {m.hip}" for m in checkable(library) if m.hip not in symbols and not _is_known(m))
    assert not missing, f"{len(missing)} names are not in HIP 6.4's headers: {missing[:20]}"


def _is_known(mapping: Mapping) -> bool:
    """Keywords and macros of the compiler, and Thrust's own names for HIP, which no header declares."""
    return mapping.curated and (
        mapping.kind is Kind.MACRO
        or mapping.cuda.startswith("thrust::")
        or mapping.hip in {"uint32_t", "uint64_t", "threadIdx", "blockIdx", "blockDim", "gridDim"}
    )


@pytest.mark.slow
@needs_hip
@pytest.mark.parametrize("library", CHECKED, ids=lambda library: library.id)
def test_a_renamed_function_takes_as_many_arguments(library: CudaLibrary, hip_root: Path) -> None:
    own = tuple(name for name in library.includes if (OWN_HEADERS / name).is_file())
    if not own:
        pytest.skip(f"no prototypes of {library.title} to compare with: argument counts were not checked")
    headers = HeaderSet("own", own, (OWN_HEADERS,), CUDA_ARGUMENTS)
    cuda = read_headers(headers, lambda path: True).symbols
    hip = hip_symbols(library.hip, hip_root)
    wrong = []
    for mapping in checkable(library):
        left, right = cuda.get(mapping.cuda), hip.get(mapping.hip or "")
        if mapping.status in (Status.DIFFERS, Status.UNSUPPORTED) or not left or not right:
            continue
        if left.signatures and right.signatures and not _counts(left) & _counts(right):
            wrong.append(f"{mapping.cuda} {sorted(_counts(left))} -> {mapping.hip} {sorted(_counts(right))}")
    assert not wrong, f"called the same, but with other numbers of arguments: {wrong[:20]}"


def _counts(symbol: Symbol) -> frozenset[int]:
    return frozenset[int]().union(*(arities(signature) for signature in symbol.signatures))
