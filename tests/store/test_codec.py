"""What is written is read back equal, or refused; nothing stored can run code."""

from __future__ import annotations

import contextlib
from dataclasses import dataclass, replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.check.model import CheckRow, Finding, Status
from app.project.model import BuildFacts, Compilation, FileKind, Project, ProjectFile, ScanIssue
from app.store.codec import CodecError, decode, encode, from_json, to_json
from translator.diagnostics.model import Diagnostic, Fix, Severity, Target, TextEdit
from translator.options import HipTarget, LaunchStyle, Options, RocmVersion, WarpWidth
from translator.results import FileResult, HipResult, KernelResult, LaunchInfo, ParamInfo, VulkanResult
from translator.source import LineMap, Span
from translator.vulkan.interface import DynamicShared, KernelArg, KernelInterface, ParamBlock, Symbol, Workgroup


def interface() -> KernelInterface:
    return KernelInterface(
        entry="main",
        vulkan="1.2",
        warp_strategy="subgroup32",
        workgroup=Workgroup({"local_size": 0, "block_x": 1}),
        args=(KernelArg("x", "buffer", "f32", 4, binding=0, offset_push=24, null_push=28),),
        params=ParamBlock("uniform", 3),
        push_size=64,
        grid_push=0,
        dynamic_shared=DynamicShared(4, 4),
        symbols=(Symbol("c", "constant", "f32", 16, 1, b"\0\1"),),
        static_shared_bytes=128,
        features=("shaderInt64",),
        extensions=(),
    )


def file_result() -> FileResult:
    fix = Fix("Widen", (TextEdit(Span(1, 4), b"~0ull\xff"),), certain=True)
    diagnostic = Diagnostic("WB2001", Severity.ERROR, Target.HIP, Span(1, 4), "mask \ufffd", fix, "k")
    vulkan = VulkanResult(
        "warned", glsl="void main() {}\n", spirv=b"\3\2#\7", interface=interface(), line_map=LineMap((1, 1, 3, 9))
    )
    kernel = KernelResult(
        "ns::k",
        ("float", "256"),
        3,
        9,
        (ParamInfo("p", "buffer", "f32", 4, True, "const float *"),),
        vulkan,
        (LaunchInfo("k", 40, "n / 256", "256", "0", ("p", "n")),),
        "warned",
    )
    hip = HipResult("warned", b"\xe9 text", LineMap.identity(), 4, (diagnostic,), ("wb_shuffle.h",))
    return FileResult(Path("/p/a.cu"), hip, (kernel,), (diagnostic,), {Path("/p/a.cuh"): "ab12"})


@pytest.mark.parametrize(
    "value",
    [
        file_result(),
        Options(
            hip=HipTarget(RocmVersion(6, 4), ("gfx942",), LaunchStyle.GGL, WarpWidth.KEEP_32),
            disabled_rules=frozenset({"WB1", "WB2"}),
        ),
        Project(
            Path("/p"),
            (ProjectFile(Path("/p/a.cu"), FileKind.CUDA, 3, 4, "aa", includes=("<x>",), undecodable_line=3),),
            BuildFacts("make", per_file={Path("/p/a.cu"): Compilation()}),
            (ScanIssue(Path("/p"), "empty", "error"),),
        ),
        CheckRow(
            "k",
            "hip",
            "gfx1100",
            Status.DIFFERENT,
            "weak",
            4,
            0.5,
            float("inf"),
            2,
            0.1,
            "m",
            (Finding("race", "r", 4),),
        ),
    ],
    ids=lambda v: type(v).__name__,
)
def test_values_come_back_equal(value: object) -> None:
    assert decode(type(value), encode(value)) == value


def test_options_have_canonical_json() -> None:
    one = Options(disabled_rules=frozenset({"WB2002", "WB1001"}))
    two = Options(disabled_rules=frozenset({"WB1001", "WB2002"}))
    assert to_json(one) == to_json(two)
    assert from_json(Options, to_json(one)) == one
    assert to_json(one) != to_json(replace(one, typed_rules=False))


@settings(max_examples=40, deadline=None)
@given(at=st.integers(0, 5000), bit=st.integers(0, 7), cut=st.integers(0, 400))
def test_damaged_bytes_are_refused_or_harmless(at: int, bit: int, cut: int) -> None:
    data = bytearray(encode(file_result()))
    data[at % len(data)] ^= 1 << bit
    data = data[: len(data) - cut] if cut < len(data) else bytearray()
    with contextlib.suppress(CodecError):
        assert isinstance(decode(FileResult, bytes(data)), FileResult)


def test_another_shape_of_the_type_is_refused() -> None:
    @dataclass(frozen=True)
    class Narrow:
        path: Path

    assert decode(Narrow, encode(file_result())).path == Path("/p/a.cu")  # later fields may be unknown to the reader
    with pytest.raises(CodecError):
        decode(FileResult, encode(Narrow(Path("/p"))))
    with pytest.raises(CodecError):
        decode(FileResult, b"\x80\x04\x95pickle")


def test_what_is_not_plain_data_is_refused() -> None:
    with pytest.raises(TypeError):
        encode({"f": print})
