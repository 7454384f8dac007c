"""Real CUDA projects use no toolkit name that the tables do not know."""

from __future__ import annotations

import os
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from translator.mappings import load_tables
from translator.options import RocmVersion

CORPUS = os.environ.get("WAVEBRIDGE_CORPUS", "")
SUFFIXES = frozenset({".cu", ".cuh", ".h", ".hpp", ".cpp", ".cc", ".c", ".inl"})
COMMENTS_AND_STRINGS = re.compile(rb'//[^\n]*|/\*.*?\*/|"(?:\\.|[^"\\\n])*"', re.DOTALL)
TOOLKIT_NAME = re.compile(
    rb"\b(?:cuda(?:Error|Event|Stream|Mem|Malloc|Free|Device|Get|Set|Func|Graph|Host|Launch|Success)\w*"
    rb"|cu(?:Mem|Ctx|Device|Module|Launch|Stream|Event|Init|Func|Get)[A-Z]\w*|cublas[A-Z]\w*|CUBLAS_[A-Z]\w*|cufft[A-Z]\w*"
    rb"|CUFFT_[A-Z]\w*|curand[A-Z_]\w*|CURAND_[A-Z]\w*|cusparse[A-Z]\w*|CUSPARSE_[A-Z]\w*|cusolver[A-Z]\w*|CUSOLVER_[A-Z]\w*"
    rb"|nvrtc[A-Z]\w*|nccl[A-Z]\w*|CUDA_[RC]_\d\w*)\b"
)
SHARE_KNOWN = 0.97
"""The rest are names of the projects' own that look like the toolkit's (``cudaGetLastErrorString``, ``cublasCheck``)."""


def sources(root: Path) -> Iterator[Path]:
    """Files of the corpus; every ninth HeCBench program is kept for acceptance."""
    benchmarks = sorted((root / "HeCBench" / "src").glob("*-cuda"))
    folders = [folder for index, folder in enumerate(benchmarks) if index % 9] + [root / "llm.c", root / "ggml"]
    for folder in folders:
        yield from (path for path in folder.rglob("*") if path.suffix in SUFFIXES and path.is_file())


@pytest.mark.corpus
def test_toolkit_names_of_real_projects_are_known() -> None:
    if not CORPUS or not Path(CORPUS).is_dir():
        pytest.skip("WAVEBRIDGE_CORPUS names no folder of CUDA projects: their names were not looked up")
    table = load_tables(RocmVersion(7, 0))
    names: Counter[str] = Counter()
    for path in sources(Path(CORPUS)):
        text = COMMENTS_AND_STRINGS.sub(b" ", path.read_bytes())
        names.update(name.decode() for name in TOOLKIT_NAME.findall(text))
    unknown = sorted(((count, name) for name, count in names.items() if table.lookup(name) is None), reverse=True)
    used = sum(names.values())
    known = used - sum(count for count, _ in unknown)
    assert known / used > SHARE_KNOWN, f"{len(unknown)} unknown names, the most used: {unknown[:40]}"
