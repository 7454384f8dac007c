from pathlib import Path

import pytest

from translator.hip.translate import translate
from translator.options import HipTarget, Options, RocmVersion
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


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("#if __has_include(<cuda_fp16.h>)\n#endif\n", "#if __has_include(<hip/hip_fp16.h>)\n#endif\n"),
        (
            "#if X && __has_include( <cub/cub.cuh> )\n#endif\n",
            "#if X && __has_include( <hipcub/hipcub.hpp> )\n#endif\n",
        ),
        ('#if __has_include("cufft.h")\n#endif\n', "#if __has_include(<hipfft/hipfft.h>)\n#endif\n"),
        ("#if __has_include(<vector>)\n#endif\n", "#if __has_include(<vector>)\n#endif\n"),
    ],
)
def test_a_question_for_a_header_is_for_hips(text: str, expected: str) -> None:
    assert _translated("k.h", text) == expected


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("k.inl", "  sum += __ldg(&p[i]);\n  cudaMemcpy(a, b, n, cudaMemcpyHostToDevice);\n"),
        ("body.h", "float x = threadIdx.x * 2.0f;\ncudaStreamSynchronize(s);\n"),
        ("table.inc", "{1, cudaSuccess}, {2, cudaErrorInvalidValue},\n"),
        ("k.cuh", "case 3: kernel<3><<<g, b>>>(p); break;\n"),
    ],
)
def test_a_fragment_that_is_included_inside_a_function_gets_no_include(name: str, text: str) -> None:
    assert "#include" not in _translated(name, text)


def test_a_hip_port_of_the_project_gets_the_defines_that_translated_calls_need() -> None:
    source = SourceFile(Path("port.h"), b"#include <hipblas/hipblas.h>\n#define cublasSgemm hipblasSgemm\n")
    options = Options(hip=HipTarget(rocm=RocmVersion(6, 4)))
    text = translate(source, options, is_local_header=lambda name: None).text
    assert b"#define HIPBLAS_V2\n" in text and b"#define cublasSgemm hipblasSgemm\n" in text


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("#define RT <cuda_fp16.h>\n#include RT\n", "#define RT <hip/hip_fp16.h>\n#include RT\n"),
        ('#define RT "cufft.h" // here\n#include RT\n', "#define RT <hipfft/hipfft.h> // here\n#include RT\n"),
        ("#define RT <vector>\n#include RT\n", None),
        ('#define NAME "cufft.h"\nconst char *n = NAME;\n', None),
    ],
)
def test_a_header_that_a_macro_names(text: str, expected: str | None) -> None:
    assert _translated("k.h", text) == (expected or text)


@pytest.mark.parametrize("header", ["cublas_v2.h", "nccl.h", "cub/cub.cuh"])
def test_libraries_of_cuda_bring_16_bit_floats_and_those_of_hip_need_not(header: str) -> None:
    text = _translated("k.cu", f"#include <{header}>\ntypedef __nv_bfloat16 T;\n__half h;\n")
    assert text.count("#include <hip/hip_bf16.h>\n") == 1
    assert text.count("#include <hip/hip_fp16.h>\n") == 1
    assert text.index("hip_bf16.h") < text.index("typedef")


@pytest.mark.parametrize(
    "text",
    [
        "#include <cublas_v2.h>\nfloat x;\n",
        "#include <cub/cub.cuh>\nint f(int n) { int half = n / 2; return half * 2; }\n",
        "#include <cufft.h>\n__nv_bfloat16 x;\n",
        "#include <cuda_bf16.h>\n#include <cublas_v2.h>\n__nv_bfloat16 x;\n",
    ],
)
def test_the_header_of_16_bit_floats_is_not_added_without_need(text: str) -> None:
    hip = _translated("k.cu", text)
    assert hip.count("hip_bf16.h") == ("cuda_bf16.h" in text)
    assert "hip_fp16.h" not in hip


@pytest.mark.parametrize(
    ("name", "own", "header", "expected"),
    [
        ("k.cu", "", "", True),
        ("k.cu", "", "float other(float);", True),
        ("k.cu", "", "inline float rsqrtf(float x) { return x; }", False),
        ("k.cu", "static float rsqrtf(float x) { return x; }\n", "", False),
        ("k.cpp", "", "", False),
    ],
)
def test_without_types_host_code_gets_cudas_function_where_the_project_has_none(
    name: str, own: str, header: str, expected: bool, tmp_path: Path
) -> None:
    local = tmp_path / "local.h"
    local.write_text(header)
    text = f'#include "local.h"\n{own}float scale(int n) {{ return rsqrtf(n); }}\n'
    hip = translate(SourceFile(Path(name), text.encode()), Options(), is_local_header=lambda name: local).text.decode()
    assert ("wavebridge/host_math.h" in hip) is expected
