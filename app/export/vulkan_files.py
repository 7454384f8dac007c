"""Writes kernels as Vulkan programs use them: GLSL, SPIR-V, and a JSON that says how to launch it."""

from __future__ import annotations

import base64
import dataclasses
import json
import re
from pathlib import Path

from app.files import write_atomically
from translator.results import FileResult, KernelResult
from translator.vulkan.interface import KernelInterface


def write_kernels(result: FileResult, folder: Path) -> list[Path]:
    """Write every translated kernel of a file to `folder`; gives the GLSL files.  Raises OSError."""
    written: list[Path] = []
    taken: set[str] = set()
    for kernel in result.kernels:
        name = _unique(file_name(result.path, kernel), taken)
        v = kernel.vulkan
        variants = [
            (name, v.glsl, v.spirv, v.interface),
            (f"{name}.emulated", v.emulated_glsl, v.emulated_spirv, v.emulated_interface),
        ]
        for stem, glsl, spirv, interface in variants:
            if glsl is None or spirv is None or interface is None:
                continue
            write_atomically(folder / f"{stem}.comp", glsl.encode())
            write_atomically(folder / f"{stem}.spv", spirv)
            write_atomically(folder / f"{stem}.json", _interface_json(interface))
            written.append(folder / f"{stem}.comp")
    return written


def file_name(source: Path, kernel: KernelResult) -> str:
    """``reduce.reduce_sum_float_256``: the file's stem and the kernel, in letters that every file system takes."""
    words = [kernel.name, *kernel.template_args]
    return f"{source.stem}." + "_".join(re.sub(r"[^A-Za-z0-9]+", "_", w).strip("_") for w in words)[:120]


def _unique(name: str, taken: set[str]) -> str:
    candidate, number = name, 1
    while candidate.lower() in taken:
        number += 1
        candidate = f"{name}_{number}"
    taken.add(candidate.lower())
    return candidate


def _interface_json(interface: KernelInterface) -> bytes:
    plain = dataclasses.asdict(interface)
    for symbol in plain["symbols"]:
        initial = symbol["initial"]
        symbol["initial"] = base64.b64encode(initial).decode() if initial is not None else None
    return (json.dumps(plain, indent=1) + "\n").encode()
