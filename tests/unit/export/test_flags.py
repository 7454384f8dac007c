import pytest

from app.export.build_files.flags import rewrite_flags
from translator.options import HipTarget

TARGET = HipTarget(architectures=("gfx90a", "gfx1100"))
OFFLOAD = "--offload-arch=gfx90a --offload-arch=gfx1100"


@pytest.mark.parametrize(
    ("cuda", "hip"),
    [
        ("-O3 -std=c++17 -Iinclude -DN=4", "-O3 -std=c++17 -Iinclude -DN=4"),
        ("-arch=sm_80", OFFLOAD),
        ("-gencode arch=compute_70,code=sm_70 -gencode=arch=compute_80,code=sm_80 -O2", f"{OFFLOAD} -O2"),
        ("-arch=$(ARCH)", "--offload-arch=$(ARCH)"),
        ('-Xcompiler -Wall,-fopenmp -Xcompiler "-fPIC -g"', "-Wall -fopenmp -fPIC -g"),
        ("-Xcompiler=-fPIC", "-fPIC"),
        ("-Xptxas -v -c", "-c"),
        ("--ptxas-options=-v -c", "-c"),
        ("-rdc=true -dc", "-fgpu-rdc -fgpu-rdc -c"),
        ("--fmad=false", "-ffp-contract=off"),
        ("-x cu", "-x hip"),
        ("-lcublas -lcudart -lm", "-lhipblas -lm"),
        ("--expt-relaxed-constexpr --extended-lambda", ""),
        ("-maxrregcount=32 -maxrregcount 64 -O1", "-O1"),
        ("-t 4 a.cu", "a.cu"),
        ("--machine 64 --machine=64 -m 64 a.cu", "a.cu"),
        ('-Xcompiler "/nologo /W3 -Wall" /EHsc /std:c++17 /opt /usr/include', "-Wall /opt /usr/include"),
        ("--use_fast_math", "-fgpu-approx-transcendentals -fgpu-flush-denormals-to-zero"),
    ],
)
def test_flags(cuda: str, hip: str) -> None:
    import re

    words = re.findall(r"\"[^\"]*\"|\S+", cuda)
    result = rewrite_flags(words, TARGET)
    assert len(result.words) == len(words)
    assert " ".join(w for group in result.words for w in group) == hip


def test_what_is_left_out_and_matters_is_said() -> None:
    assert any("__launch_bounds__" in n for n in rewrite_flags(["-maxrregcount=32"], TARGET).notes)
    assert any("NaN" in n for n in rewrite_flags(["--use_fast_math"], TARGET).notes)
    assert any("/nologo" in n and "Microsoft" in n for n in rewrite_flags(["-Xcompiler", "/nologo,-g"], TARGET).notes)
    assert rewrite_flags(["-O2", "-lcudart"], TARGET).notes == []
