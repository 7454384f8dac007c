"""Compiler flags: what makes C++ mean what CUDA means, what a variant asks for, what the semantics context says."""

from __future__ import annotations

import platform
import re
from pathlib import Path

from app.check.cpu.toolchain import Toolchain
from app.check.cpu.variant import Variant
from translator.options import Options, Semantics

EMULATOR = Path(__file__).resolve().parents[3] / "resources" / "emulator"
HIP_HELPERS = EMULATOR.parent / "include" / "hip_helpers"
"""Headers that a HIP translation may include; they ask for WAVEBRIDGE_EMULATOR where HIP's builtins are absent."""

_COMMON = (
    "-w",
    "-fno-strict-aliasing",
    "-fwrapv",
    "-fsigned-char",
    "-fno-math-errno",
    "-fno-delete-null-pointer-checks",
    "-fstack-clash-protection",
    "-fPIE",
    "-ftls-model=local-exec",
    "-ffunction-sections",
    "-fdata-sections",
    "-gdwarf-4",
)
_CLANG = (
    "-gline-tables-only",
    "-fno-strict-float-cast-overflow",
    "-fno-finite-loops",
    "-ferror-limit=0",
    "-fconstexpr-steps=100000000",  # templates of asm statements are read by constant expressions
    "-fno-caret-diagnostics",
    "-fno-color-diagnostics",
    "-Wno-register",
    "-Wno-invalid-constexpr",
    "-Wno-c++11-narrowing",
    "-Wno-reserved-user-defined-literal",
)
_GXX = ("-g1", "-fpermissive", "-fmax-errors=0")
_ACCESS_CHECKS = (
    "-fsanitize=thread",
    "-mllvm",
    "-tsan-instrument-func-entry-exit=0",
    "-mllvm",
    "-tsan-instrument-read-before-write=1",
)
_ARRAY_BOUNDS = ("-fsanitize=array-bounds", "-fsanitize-recover=array-bounds", "-fno-sanitize-trap=all")


def front_end(toolchain: Toolchain, variant: Variant, options: Options, *, hip: bool) -> list[str]:
    """Flags for compiling C++, without the project's own folders and definitions."""
    checked = variant.checked and toolchain.rewrites_ir
    return [
        *("-x", "c++", _standard(options), _optimisation(variant)),
        *_COMMON,
        *(_CLANG if toolchain.rewrites_ir else _GXX),
        *_floating_point(variant, options.semantics),
        *((*_ACCESS_CHECKS, *_ARRAY_BOUNDS) if checked else ()),
        *_context(options.semantics, hip=hip),
        *("-I", str(EMULATOR / "include")),
    ]


def back_end(variant: Variant, options: Options) -> list[str]:
    """Flags for compiling LLVM IR that `front_end` made."""
    return [
        *("-w", _optimisation(variant), "-fPIE", "-ffunction-sections", "-fdata-sections"),
        *_floating_point(variant, options.semantics),
        *(_ACCESS_CHECKS if variant.checked else ()),
    ]


def runtime() -> list[str]:
    """Flags for the emulator's own runtime."""
    return [
        *("-std=c++17", "-O2", "-fPIE", "-fno-exceptions", "-fno-rtti", "-ftls-model=local-exec", "-w"),
        *("-ffp-contract=off", "-fno-math-errno"),
    ]


def definitions(options: Options) -> str:
    """The project's -D flags as a header, for after the emulator's own: a macro named T must not reach those."""
    lines = []
    for text in options.source.defines:
        if m := re.fullmatch(r"([A-Za-z_]\w*(?:\([^()]*\))?)(?:=(.*))?", text, re.S):
            lines.append(f"#define {m[1]} {'1' if m[2] is None else m[2]}".replace("\n", " "))
    return "\n".join(lines) + "\n"


def _floating_point(variant: Variant, semantics: Semantics) -> list[str]:
    if not variant.fma or not (semantics.fmad or semantics.use_fast_math):
        return ["-ffp-contract=off"]
    x86 = platform.machine().lower() in ("x86_64", "amd64")
    return ["-ffp-contract=fast", *(["-mfma"] if x86 else [])]


def _optimisation(variant: Variant) -> str:
    return "-O1" if variant.checked else "-O2"


def _context(semantics: Semantics, *, hip: bool) -> list[str]:
    """What nvcc predefines for the compute capability and the math flags; for HIP, what its headers ask for."""
    if hip:
        return ["-Dmain=wbemu_user_main", "-DWBEMU_HIP=1", "-DWAVEBRIDGE_EMULATOR=1", "-I", str(HIP_HELPERS)]
    fast = semantics.use_fast_math
    return [
        "-Dmain=wbemu_user_main",
        f"-D__CUDA_ARCH__={semantics.compute_capability * 10}",
        *(["-D__USE_FAST_MATH__=1"] if fast else []),
        f"-D__CUDA_FTZ={int(fast or semantics.ftz)}",
        f"-D__CUDA_PREC_DIV={int(semantics.prec_div and not fast)}",
        f"-D__CUDA_PREC_SQRT={int(semantics.prec_sqrt and not fast)}",
    ]


def _standard(options: Options) -> str:
    """At least C++17, which the emulator's headers need."""
    m = re.search(r"(\d\d|\d[a-z])$", options.source.std)
    known = {"20": "20", "2a": "20", "23": "23", "2b": "23", "26": "26", "2c": "26"}
    return f"-std=gnu++{known.get(m[1] if m else '', '17')}"
