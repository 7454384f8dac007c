from dataclasses import replace
from pathlib import Path

from translator.api import translate_file
from translator.options import Options, Semantics
from translator.source import SourceFile

KERNEL = b"__global__ void k(long* p) { p[0] = 1; }\n"


def test_a_build_with_32_bit_long_gets_no_vulkan_translation() -> None:
    options = replace(Options(), semantics=Semantics(long_bits=32))
    (kernel,) = translate_file(SourceFile(Path("k.cu"), KERNEL), options).kernels
    assert (kernel.vulkan.status, kernel.vulkan.rule, kernel.vulkan.glsl) == ("unsupported", "WB9504", None)
    (kernel,) = translate_file(SourceFile(Path("k.cu"), KERNEL), Options()).kernels
    assert kernel.vulkan.status == "ok"


def test_files_that_are_no_source_are_left_alone_with_a_reason() -> None:
    for data, rule in ((b"\0\1", "WB9501"), (b" " * (33 << 20), "WB9502")):
        result = translate_file(SourceFile(Path("k.cu"), data), Options())
        assert result.hip is None
        assert [d.rule for d in result.diagnostics] == [rule]
