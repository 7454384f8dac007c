from pathlib import Path

from translator.hip.translate import translate
from translator.options import Options
from translator.source import SourceFile


def test_a_byte_order_mark_stays_in_front() -> None:
    source = SourceFile(Path("k.cu"), b"\xef\xbb\xbf#include <cublas_v2.h>\r\n__global__ void k() {}\r\n")
    text = translate(source, Options(), is_local_header=lambda name: None).text
    assert text.startswith(b"\xef\xbb\xbf#include <hip/hip_runtime.h>\r\n#include <hipblas/hipblas.h>\r\n")
    assert text.count(b"\xef\xbb\xbf") == 1
