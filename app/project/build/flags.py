"""Compiler flags → `Compilation`: nvcc's own (CUDA compiler driver documentation, "NVCC command options") and the
include and define flags that every compiler shares."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Sequence
from copy import deepcopy
from dataclasses import dataclass, field, replace
from pathlib import Path

from app.project.model import Compilation
from translator.options import Semantics, SourceSettings

_VALUE_FLAGS = {
    "-I": "include",
    "--include-path": "include",
    "-isystem": "include",
    "--system-include": "include",
    "-D": "define",
    "--define-macro": "define",
    "-U": "undefine",
    "--undefine-macro": "undefine",
    "-std": "std",
    "--std": "std",
    "-arch": "arch",
    "--gpu-architecture": "arch",
    "-gencode": "arch",
    "--generate-code": "arch",
    "-code": "arch",
    "--gpu-code": "arch",
    "-Xcompiler": "host",
    "--compiler-options": "host",
    "-ftz": "ftz",
    "--ftz": "ftz",
    "-prec-div": "prec_div",
    "--prec-div": "prec_div",
    "-prec-sqrt": "prec_sqrt",
    "--prec-sqrt": "prec_sqrt",
    "-fmad": "fmad",
    "--fmad": "fmad",
}
_BOOLEANS = {"true": True, "false": False}
_ARCHITECTURE = re.compile(r"(?:sm|compute|lto)_(\d{2,3})")
_DEFINE = re.compile(r"[A-Za-z_]\w*(?:=.*)?", re.DOTALL)


@dataclass
class FlagSet:
    """Flags as they are collected over a build file; `compilation` gives the frozen sum."""

    include_dirs: list[Path] = field(default_factory=list)
    defines: list[str] = field(default_factory=list)
    std: str = "c++17"
    architectures: list[int] = field(default_factory=list)
    semantics: Semantics = field(default_factory=Semantics)
    unresolved: list[str] = field(default_factory=list)
    """Words with variables that could not be expanded; the reader of the build file reports them."""

    def add(self, words: Sequence[str], folder: Path) -> None:
        """Take the flags among `words`; relative include folders are `folder`'s."""
        rest = iter(words)
        for word in rest:
            self._word(word, rest, folder)

    def copy(self) -> FlagSet:
        return deepcopy(self)

    def compilation(self) -> Compilation:
        semantics = self.semantics
        if self.architectures:
            semantics = replace(semantics, compute_capability=max(self.architectures))
        source = SourceSettings(tuple(dict.fromkeys(self.include_dirs)), tuple(dict.fromkeys(self.defines)), self.std)
        return Compilation(source, semantics)

    def include(self, value: str, folder: Path) -> None:
        if "$" in value:
            self.unresolved.append(value)
            return
        path = Path(os.path.normpath(folder / value))
        if value and path.is_dir():
            self.include_dirs.append(path)

    def define(self, value: str) -> None:
        if "$" in value:
            self.unresolved.append(value)
        elif _DEFINE.fullmatch(value):
            self.defines.append(value)

    def architecture(self, value: str) -> None:
        """``sm_80``, ``arch=compute_80,code=sm_80``, or CMake's plain ``80``, ``80-real``."""
        found = _ARCHITECTURE.findall(value) or re.findall(r"^(\d{2,3})(?:-real|-virtual)?[af]?$", value)
        self.architectures += [int(text) for text in found]

    def _word(self, word: str, rest: Iterable[str], folder: Path) -> None:
        if word in ("-use_fast_math", "--use_fast_math"):
            self.semantics = replace(self.semantics, use_fast_math=True, ftz=True, prec_div=False, prec_sqrt=False)
            return
        if word in ("-m32", "-m64"):
            self.semantics = replace(self.semantics, long_bits=32 if word == "-m32" else 64)
            return
        name, value = _split(word)
        if name is None:
            return
        if value is None:
            value = next(iter(rest), "")
        self._set(name, value.strip("\"'") if name != "define" else value, folder)

    def _set(self, name: str, value: str, folder: Path) -> None:
        match name:
            case "include":
                for part in value.split(","):
                    self.include(part, folder)
            case "define":
                self.define(value)
            case "undefine":
                self.defines = [d for d in self.defines if d.partition("=")[0] != value]
            case "std":
                self.std = value
            case "arch":
                self.architecture(value)
            case "ftz" if value in _BOOLEANS:
                self.semantics = replace(self.semantics, ftz=_BOOLEANS[value])
            case "prec_div" if value in _BOOLEANS:
                self.semantics = replace(self.semantics, prec_div=_BOOLEANS[value])
            case "prec_sqrt" if value in _BOOLEANS:
                self.semantics = replace(self.semantics, prec_sqrt=_BOOLEANS[value])
            case "fmad" if value in _BOOLEANS:
                self.semantics = replace(self.semantics, fmad=_BOOLEANS[value])
            case "host":
                self.add(value.split(","), folder)


def _split(word: str) -> tuple[str | None, str | None]:
    """The meaning of a flag and its value: ``-DX`` and ``-D=X`` hold it, ``-D`` leaves it to the next word."""
    head, equals, tail = word.partition("=")
    if word in _VALUE_FLAGS:
        return _VALUE_FLAGS[word], None
    if equals and head in _VALUE_FLAGS:
        return _VALUE_FLAGS[head], tail
    for short in ("-I", "-D", "-U"):
        if word.startswith(short):
            return _VALUE_FLAGS[short], word[2:]
    if word.startswith("-isystem"):
        return "include", word.removeprefix("-isystem")
    return None, None
