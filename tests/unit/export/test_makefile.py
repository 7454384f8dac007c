import pytest

from app.export.build_files.makefile import translate_makefile
from translator.options import HipTarget

TARGET = HipTarget(architectures=("gfx90a",))


@pytest.mark.parametrize(
    ("cuda", "hip"),
    [
        ("NVCC = nvcc", "NVCC = hipcc"),
        ("NVCC := $(CUDA_PATH)/bin/nvcc", "NVCC := hipcc"),
        ("NVCC = /usr/local/cuda-12.2/bin/nvcc", "NVCC = hipcc"),
        ("ARCH      = sm_60", "ARCH      = gfx90a"),
        ("FLAGS += -arch=$(ARCH) -O3", "FLAGS += --offload-arch=$(ARCH) -O3"),
        ("\tnvcc -O2 -o $@ $^ -lcufft", "\thipcc -O2 -o $@ $^ -lhipfft"),
        ("CUDA_PATH ?= /usr/local/cuda", "ROCM_PATH ?= /opt/rocm"),
        ("LDFLAGS = -L$(CUDA_PATH)/lib64 -lcublas", "LDFLAGS = -L$(ROCM_PATH)/lib -lhipblas"),
        ("# built with nvcc", "# built with nvcc"),
        ("my_nvcc_wrapper: all", "my_nvcc_wrapper: all"),
        ("all: a b\n\t@echo done  # twice", "all: a b\n\t@echo done  # twice"),
        ("X = a\\\r\n  b", "X = a\\\r\n  b"),
    ],
)
def test_lines(cuda: str, hip: str) -> None:
    assert translate_makefile(cuda, TARGET).text == hip
