"""Makefiles: nvcc becomes hipcc, its flags become clang's, library names become ROCm's (GNU make manual for the syntax)."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from app.export.build_files.flags import rewrite_flags
from app.export.build_files.model import BuildNote, BuildTranslation
from translator.options import HipTarget

_ASSIGNMENT = re.compile(r"^(\s*(?:export\s+|override\s+)?)([A-Za-z_][\w.-]*)(\s*(?::{0,3}|\?|\+|!)=\s*)(.*)$")
_WORD = re.compile(r"(?:\$\([^()]*(?:\([^()]*\)[^()]*)*\)|\$\{[^}]*\}|\"[^\"]*\"|'[^']*'|[^\s\"'$]|\$)+")
_NVCC = re.compile(r"(?:(?:\$[({](?:CUDA|NVCC)\w*[)}]|/[\w./+-]*?cuda[\w./+-]*?)/(?:bin/)?)?nvcc")
_CUDA_FOLDER = re.compile(r"/(?:usr/local|opt)/(?:nvidia/)?cuda(?:-[\d.]+)?(?![\w-])")
_CUDA_ROOT = re.compile(r"\b(?:CUDA_PATH|CUDA_HOME|CUDA_ROOT|CUDA_DIR|CUDADIR|CUDA_INSTALL_PATH)\b")
_COMPUTE = re.compile(r"\b(?:sm|compute)_\d+[a-z]?\b")


@dataclass
class _State:
    target: HipTarget
    notes: list[BuildNote] = field(default_factory=list)
    said: set[str] = field(default_factory=set)

    def note(self, line: int, message: str) -> None:
        if message not in self.said:
            self.said.add(message)
            self.notes.append(BuildNote(line, message, "warning"))


def translate_makefile(text: str, target: HipTarget) -> BuildTranslation:
    """Translate one Makefile; comment lines and lines without anything of CUDA's stay as they are."""
    state = _State(target)
    lines = text.split("\n")
    translated = []
    for number, line in enumerate(lines, 1):
        translated.append(line if line.lstrip().startswith("#") else _line(line, number, state))
    return BuildTranslation("\n".join(translated), tuple(state.notes))


def _line(line: str, number: int, state: _State) -> str:
    ending = "\r" if line.endswith("\r") else ""
    body = line.removesuffix("\r")
    assignment = _ASSIGNMENT.match(body)
    if assignment and not body.startswith("\t"):
        head = _paths(assignment[1] + assignment[2] + assignment[3])
        return head + _assigned(assignment[4], number, state) + ending
    return _words(body, number, state) + ending


def _assigned(value: str, number: int, state: _State) -> str:
    """A value: an architecture name alone, or words like those of a recipe."""
    if _COMPUTE.fullmatch(value.strip()):
        return state.target.architectures[0]
    return _words(value, number, state)


def _words(text: str, number: int, state: _State) -> str:
    """Rewrite the words of a line, keeping the white space between those that stay."""
    spans = [(m.start(), m.end()) for m in _WORD.finditer(text)]
    words = [text[a:b] for a, b in spans]
    if not words:
        return text
    rewritten = rewrite_flags(words, state.target)
    for message in rewritten.notes:
        state.note(number, message)
    pieces: list[str] = []
    position = 0
    for (start, end), word, new in zip(spans, words, rewritten.words, strict=True):
        gap = text[position:start]
        if new or not pieces or gap.strip(" \t") != "":
            pieces.append(gap)
        pieces.append(" ".join(_word(w, number, state) for w in new) if new != [word] else _word(word, number, state))
        position = end
    return "".join(pieces) + text[position:]


def _word(word: str, number: int, state: _State) -> str:
    if re.fullmatch(rf"{_NVCC.pattern}", word):
        return "hipcc"
    word = re.sub(rf"(?<![\w./-]){_NVCC.pattern}(?![\w.-])", "hipcc", word)
    if _CUDA_ROOT.search(word) or _CUDA_FOLDER.search(word):
        word = re.sub(r"/lib64\b", "/lib", _paths(word))
        state.note(
            number, "paths to the CUDA toolkit became paths to ROCm; check that they hold what the project needs"
        )
    return word


def _paths(text: str) -> str:
    return _CUDA_FOLDER.sub("/opt/rocm", _CUDA_ROOT.sub("ROCM_PATH", text))
