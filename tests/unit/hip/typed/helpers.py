"""Translating small sources with and without types."""

from __future__ import annotations

from pathlib import Path

from translator.hip.translate import translate
from translator.hip.typed.facts import FileFacts
from translator.options import HipTarget, Options, RocmVersion
from translator.results import HipResult
from translator.source import SourceFile
from translator.structure.code import read_code


def run(
    source: str, name: str = "a.cu", *, typed: bool = True, architectures: tuple[str, ...] = ("gfx90a",)
) -> HipResult:
    options = Options(hip=HipTarget(rocm=RocmVersion(6, 4), architectures=architectures), typed_rules=typed)
    return translate(SourceFile(Path(name), source.encode()), options, is_local_header=lambda name: None)


def text(source: str, name: str = "a.cu", *, typed: bool = True) -> str:
    """The translation without the lines that begin with ``#``."""
    lines = run(source, name, typed=typed).text.decode().splitlines(keepends=True)
    return "".join(line for line in lines if not line.startswith("#"))


def findings(source: str, rule: str, **options: bool) -> list[str]:
    return [d.message for d in run(source, **options).diagnostics if d.rule == rule]  # type: ignore[arg-type]


def facts(source: str, name: str = "a.cu") -> FileFacts:
    data = source.encode()
    return FileFacts(SourceFile(Path(name), data), Options(), read_code(data))
