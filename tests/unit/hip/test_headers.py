from pathlib import Path

import pytest

from translator.hip.translate import translate
from translator.options import Options
from translator.source import SourceFile


def test_a_byte_order_mark_stays_in_front() -> None:
    source = SourceFile(Path("k.cu"), b"\xef\xbb\xbf#include <cublas_v2.h>\r\n__global__ void k() {}\r\n")
    text = translate(source, Options(), is_local_header=lambda name: None).text
    assert text.startswith(b"\xef\xbb\xbf#include <hip/hip_runtime.h>\r\n#include <hipblas/hipblas.h>\r\n")
    assert text.count(b"\xef\xbb\xbf") == 1


def _translated(name: str, text: str) -> str:
    source = SourceFile(Path(name), text.encode())
    return translate(source, Options(), is_local_header=lambda name: None).text.decode()


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("k.cu", "bool f(float x) { return isnan(x); }\n"),
        (
            "k.h",
            "#include <cuda_runtime.h>\ntemplate <class T> __host__ __device__ bool f(T x) { return isfinite(x); }\n",
        ),
        ("k.cu", "#define CHECK(x) if (isinf(x)) abort()\n"),
    ],
)
def test_host_code_that_classifies_numbers_gets_the_header_that_nvcc_includes(name: str, text: str) -> None:
    assert _translated(name, text).count("#include <math.h>\n") == 1


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("k.cu", "__device__ bool f(float x) { return isnan(x); }\n"),
        ("k.cu", "bool f(float x) { return std::isnan(x); }\n"),
        ("k.cu", "bool isnan(V v) { return v.bad; }\nbool f(V v) { return isnan(v); }\n"),
        ("k.cu", "bool f(V v) { return v.isnan(1); }\n"),
        ("plain.h", "bool f(float x) { return isnan(x); }\n"),
    ],
)
def test_other_code_gets_no_header(name: str, text: str) -> None:
    assert "math.h" not in _translated(name, text)


def test_the_header_is_included_once() -> None:
    text = "#include <math.h>\nbool f(float x) { return isnan(x); }\n"
    assert _translated("k.cu", text).count("math.h") == 1
