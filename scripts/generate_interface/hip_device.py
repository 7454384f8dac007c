"""Writes HIP's device functions, a header a concept, each name under the releases that have it.

HIP defines its device functions inline, so that they are read from the device pass of its own headers; only their names
and types are taken.  Function templates are few and are written by hand.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import clang.cindex as ci
from clang.cindex import Cursor, CursorKind

from scripts.generate_interface.hip import Release, conditional
from scripts.generate_interface.interface import Interface
from translator.frontend.clang_api import WHEEL

GROUPS = (
    ("atomics", r"atomic"),
    ("half_functions", r"fp16"),
    ("bfloat16_functions", r"bf16|bfloat16"),
    ("warp_functions", r"warp"),
    ("complex_functions", r"complex"),
    ("math_functions", r"math|__clang_hip"),
    ("intrinsics", r""),
)
"""Which header's functions go where; the first pattern that matches a header's name counts."""

INTERNAL = re.compile(
    r"__(ockl|ocml|llvm|hip_|amd|make_mantissa|hiprtc|work_group|barrier|named_sync|bitinsert|shfl_sync_|lane_op"
    r"|internal|finitel|isfinitel|signbitl|isnanl|isinfl|chip|to_\w+ptr|get_\w+_ptr)"
    r"|_hip|hip_|amd_|safeAtomic\w*|unsafeAtomic\w*|operator|get_(lane|group|num|global|local)\w*"
)
INTERNAL_TYPES = re.compile(
    r"\b(__local|__2f16|__2i16|__2u16|_Float16_2|__amdgcn\w*|hip_impl\w*|Native\w*|__hip_fp8\w*)\b|::__detail"
)
HEADERS = ("hip/hip_runtime.h", "hip/hip_fp16.h", "hip/hip_bf16.h", "hip/hip_complex.h")


def generate(headers: list[tuple[int, list[Path]]], output: Path) -> str:
    """Write one header for each group; `headers` are releases with their include folders.

    The folders of a C++ and a C library must be among them: HIP's own
    headers before release 7 need libstdc++.
    """
    groups: dict[str, list[list[str]]] = {name: [] for name, _ in GROUPS}
    releases = []
    for number, folders in sorted(headers):
        found = _read(folders)
        releases.append(Release(number, Interface()))
        for name, texts in groups.items():
            texts.append(found.get(name, []))
    for name, texts in groups.items():
        title = name.replace("_", " ")
        lines = [
            f"// Device functions: {title}.",
            "// Written by scripts/generate_interface; do not edit.",
            "#pragma once",
            "",
        ]
        lines += conditional(releases, texts)
        (output / f"{name}.h").write_text("\n".join(lines) + "\n")
    return ", ".join(f"{name} {len(texts[-1])}" for name, texts in groups.items())


def _read(folders: list[Path]) -> dict[str, list[str]]:
    wrappers = WHEEL / "resource" / "include" / "cuda_wrappers"
    include = [f"-isystem{folder}" for folder in (wrappers, *folders)]
    unit = ci.Index.create().parse(
        "device.hip",
        args=[
            *("-x", "hip", "--cuda-device-only", "--offload-arch=gfx90a", "-nogpuinc", "-nogpulib", "-std=c++17"),
            *("-D__HIP_PLATFORM_AMD__", "-DHIP_ENABLE_WARP_SYNC_BUILTINS", "-D__AMDGCN_WAVEFRONT_SIZE=64"),
            *("-nostdinc", "-nostdinc++", "-ferror-limit=0"),
            *include,
            *("-include", "__clang_hip_runtime_wrapper.h"),
        ],
        unsaved_files=[("device.hip", "".join(f"#include <{h}>\n" for h in HEADERS))],
    )
    problems = [str(p) for p in unit.diagnostics if p.severity >= ci.Diagnostic.Error]
    if problems:
        raise SystemExit(f"HIP's device headers: {len(problems)} errors, the first: {problems[0]}")
    found: dict[str, list[str]] = {}
    for function in _functions(unit.cursor):
        text = _declaration(function)
        texts = found.setdefault(_group(Path(function.location.file.name).name), [])
        if text and text not in texts:
            texts.append(text)
    return found


def _functions(top: Cursor) -> Iterator[Cursor]:
    for cursor in top.get_children():
        nameless = (CursorKind.UNEXPOSED_DECL, CursorKind.NAMESPACE)
        if cursor.kind == CursorKind.LINKAGE_SPEC or (cursor.kind in nameless and _is_nameless(cursor)):
            yield from _functions(cursor)
        elif cursor.kind == CursorKind.FUNCTION_DECL and cursor.location.file is not None:
            file = cursor.location.file.name
            attributes = {c.kind for c in cursor.get_children()}
            ours = "/hip/" in file or "__clang_hip" in file
            if ours and CursorKind.CUDADEVICE_ATTR in attributes and not INTERNAL.match(cursor.spelling):
                yield cursor


def _is_nameless(cursor: Cursor) -> bool:
    return not cursor.spelling or cursor.spelling.startswith("(anonymous")


def _declaration(function: Cursor) -> str:
    parameters = []
    for parameter in function.get_arguments():
        default = _default(parameter)
        parameters.append(parameter.type.spelling + (f" = {default}" if default else ""))
    if function.type.is_function_variadic():
        parameters.append("...")
    host = any(c.kind == CursorKind.CUDAHOST_ATTR for c in function.get_children())
    where = "__host__ __device__" if host else "__device__"
    text = f"{where} {function.result_type.spelling} {function.spelling}({', '.join(parameters)});"
    return "" if INTERNAL_TYPES.search(text) else text


def _default(parameter: Cursor) -> str:
    # A parameter that begins in a macro has the extent of the macro's definition too: only its end is sure.
    found = re.search(r" = ([-\w.]+)$", " ".join(t.spelling for t in parameter.get_tokens()))
    return found[1].replace("__AMDGCN_WAVEFRONT_SIZE", "warpSize") if found else ""


def _group(header: str) -> str:
    return next(name for name, pattern in GROUPS if re.search(pattern, header))
