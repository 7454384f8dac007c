"""nvcc's flags and what hipcc or clang take instead (nvcc: CUDA compiler driver documentation; clang: its HIP support page).

Words are rewritten in place: each input word has a list of words that replace it.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field

from translator.options import HipTarget


@dataclass(slots=True)
class FlagRewrite:
    """`words[i]` replaces the i-th input word; an empty list drops it."""

    words: list[list[str]]
    notes: list[str] = field(default_factory=list)


_DROPPED = {
    "--expt-relaxed-constexpr": "",
    "--expt-extended-lambda": "",
    "--extended-lambda": "",
    "-extended-lambda": "",
    "-expt-relaxed-constexpr": "",
    "-m64": "",
    "--compile-as-tools-patch": "",
    "-restrict": "",
    "--restrict": "",
    "-keep": "",
    "--keep": "",
    "--resource-usage": "use -Rpass-analysis=kernel-resource-usage for the register figures",
    "-allow-unsupported-compiler": "",
    "--forward-unknown-to-host-compiler": "",
    "-forward-unknown-to-host-compiler": "",
    "-lcudart": "",
    "-lcudart_static": "",
    "-lcuda": "",
    "-lcudadevrt": "device-side launches do not exist in HIP",
}
"""Flags without a twin that may be left out, with what a user should know (empty: nothing)."""

_DROPPED_WITH_VALUE = {
    "-Xptxas": "ptxas options have no twin",
    "--ptxas-options": "ptxas options have no twin",
    "-Xcudafe": "",
    "-Xnvlink": "",
    "-ccbin": "hipcc uses its own clang",
    "--compiler-bindir": "hipcc uses its own clang",
    "-maxrregcount": "use __launch_bounds__ on the kernels instead of -maxrregcount",
    "--maxrregcount": "use __launch_bounds__ on the kernels instead of --maxrregcount",
    "-diag-suppress": "",
    "--diag-suppress": "",
    "-cudart": "",
    "--cudart": "",
    "-t": "",
    "--threads": "",
    "--machine": "",
    "-odir": "-odir has no twin; give -o a path",
}

_RENAMED = {
    "-lineinfo": ["-gline-tables-only"],
    "--generate-line-info": ["-gline-tables-only"],
    "-G": ["-ggdb"],
    "--device-debug": ["-ggdb"],
    "-use_fast_math": ["-fgpu-approx-transcendentals", "-fgpu-flush-denormals-to-zero"],
    "--use_fast_math": ["-fgpu-approx-transcendentals", "-fgpu-flush-denormals-to-zero"],
    "-dc": ["-fgpu-rdc", "-c"],
    "--device-c": ["-fgpu-rdc", "-c"],
    "-rdc=true": ["-fgpu-rdc"],
    "--relocatable-device-code=true": ["-fgpu-rdc"],
    "-rdc=false": [],
    "--relocatable-device-code=false": [],
    "-fmad=false": ["-ffp-contract=off"],
    "--fmad=false": ["-ffp-contract=off"],
    "-fmad=true": [],
    "--fmad=true": [],
    "-ftz=true": ["-fgpu-flush-denormals-to-zero"],
    "--ftz=true": ["-fgpu-flush-denormals-to-zero"],
    "-ftz=false": [],
    "--ftz=false": [],
    "-prec-div=true": [],
    "--prec-div=true": [],
    "-prec-sqrt=true": [],
    "--prec-sqrt=true": [],
    "--default-stream=per-thread": ["-fgpu-default-stream=per-thread"],
    "-default-stream=per-thread": ["-fgpu-default-stream=per-thread"],
    "-lcublas": ["-lhipblas"],
    "-lcublasLt": ["-lhipblaslt"],
    "-lcufft": ["-lhipfft"],
    "-lcufftw": ["-lhipfftw"],
    "-lcurand": ["-lhiprand"],
    "-lcusparse": ["-lhipsparse"],
    "-lcusolver": ["-lhipsolver"],
    "-lnvrtc": ["-lhiprtc"],
    "-lnccl": ["-lrccl"],
    "-lcudnn": ["-lMIOpen"],
    "-lnvToolsExt": ["-lroctx64"],
}
_RENAMED_WITH_VALUE = {
    ("-x", "cu"): ["-x", "hip"],
    ("--x", "cu"): ["-x", "hip"],
    ("--default-stream", "per-thread"): ["-fgpu-default-stream=per-thread"],
    ("-default-stream", "per-thread"): ["-fgpu-default-stream=per-thread"],
    ("--default-stream", "legacy"): [],
    ("-rdc", "true"): ["-fgpu-rdc"],
    ("-rdc", "false"): [],
    ("-m", "64"): [],
    ("-ftz", "true"): ["-fgpu-flush-denormals-to-zero"],
}
_FAST_MATH_NOTE = (
    "--use_fast_math became -fgpu-approx-transcendentals -fgpu-flush-denormals-to-zero; clang's -ffast-math would also assume "
    "that there are no NaNs, which nvcc does not"
)
_ARCH = re.compile(r"(?:-arch|--gpu-architecture|-code|--gpu-code|-gencode|--generate-code)(=.*)?")
_ARCH_VALUE = re.compile(r"(?:(?:compute|sm|lto)_\d+[a-z]?|arch=.*|code=.*|native|all|all-major)")
_VARIABLE = re.compile(r"\$[({].*")


_OF_MICROSOFT = re.compile(
    r"/(?:nologo|EH[a-z]+-?|M[DT]d?|W[0-4X]|Wall|w[de]?\d*|Z[i7]|Z[cl]:[\w:+-]+|FS|O[1-2dix]|GR-?|GS-?|MP\d*|RTC\w+|bigobj|utf-8"
    r"|openmp(?::\w+)?|std:[\w+]+|permissive-?|subsystem:\w+|machine:\w+|incremental(?::no)?)",
    re.IGNORECASE,
)
"""Options of Microsoft's compiler and linker by name: other words with a slash in front are paths."""
_MICROSOFT_NOTE = "an option of Microsoft's compiler, which hipcc's clang on Linux does not read"


def offload_flags(target: HipTarget) -> list[str]:
    return [f"--offload-arch={a}" for a in target.architectures]


def rewrite_flags(words: Sequence[str], target: HipTarget) -> FlagRewrite:
    """Rewrite a run of command-line words; words that are no nvcc flags stay as they are."""
    result = FlagRewrite([[w] for w in words])
    architectures_given = False
    i = 0
    while i < len(words):
        word, value = words[i], words[i + 1] if i + 1 < len(words) else ""
        taken = 1
        if _ARCH.fullmatch(word):
            taken, kept = _architecture(words, i, target, architectures_given)
            result.words[i] = kept
            architectures_given |= bool(kept)
        elif word in ("-Xcompiler", "--compiler-options") and value:
            result.words[i], taken = _host_flags(value, result), 2
        elif word.startswith(("-Xcompiler=", "--compiler-options=")):
            result.words[i] = _host_flags(word.partition("=")[2], result)
        elif (word, value) in _RENAMED_WITH_VALUE:
            result.words[i], taken = list(_RENAMED_WITH_VALUE[word, value]), 2
        elif word in _RENAMED:
            result.words[i] = list(_RENAMED[word])
            if "fast_math" in word:
                result.notes.append(_FAST_MATH_NOTE)
        elif _OF_MICROSOFT.fullmatch(word):
            result.words[i] = []
            _say_dropped(result, word, _MICROSOFT_NOTE)
        elif word in _DROPPED:
            result.words[i] = []
            _say_dropped(result, word, _DROPPED[word])
        else:
            taken = _maybe_dropped_with_value(words, i, result)
        for k in range(i + 1, min(i + taken, len(words))):
            result.words[k] = []
        i += taken
    return result


def _architecture(words: Sequence[str], i: int, target: HipTarget, given: bool) -> tuple[int, list[str]]:
    """The words that an architecture flag takes, and what replaces it: the target's architectures, once."""
    word = words[i]
    taken = 1
    value = word.partition("=")[2]
    if (
        "=" not in word
        and i + 1 < len(words)
        and (_ARCH_VALUE.fullmatch(words[i + 1]) or _VARIABLE.match(words[i + 1]))
    ):
        taken, value = 2, words[i + 1]
    if _VARIABLE.fullmatch(value) and "code=" not in value:
        return taken, [f"--offload-arch={value}"]
    return taken, [] if given else offload_flags(target)


def _host_flags(value: str, result: FlagRewrite) -> list[str]:
    """``-Xcompiler "-Wall,-fopenmp"``: the host compiler is the compiler, so its flags are given as they are."""
    quote = value[0] if value[:1] in "\"'" and value[-1:] == value[:1] and len(value) > 1 else ""
    inner = value[1:-1] if quote else value
    words = [w for w in re.split(r"[,\s]+", inner) if w]
    for word in words:
        if _OF_MICROSOFT.fullmatch(word):
            _say_dropped(result, word, _MICROSOFT_NOTE)
    return [w for w in words if not _OF_MICROSOFT.fullmatch(w)]


def _maybe_dropped_with_value(words: Sequence[str], i: int, result: FlagRewrite) -> int:
    name, equals, _ = words[i].partition("=")
    if name not in _DROPPED_WITH_VALUE:
        return 1
    result.words[i] = []
    _say_dropped(result, words[i], _DROPPED_WITH_VALUE[name])
    return 1 if equals else 2


def _say_dropped(result: FlagRewrite, word: str, why: str) -> None:
    if why:
        result.notes.append(f"left out {word}: {why}")
