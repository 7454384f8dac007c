"""Translates one call of every CUDA function and compares what the compiler refuses with what the diagnostics say."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from scripts.audit_calls.cases import Cases
from scripts.audit_calls.compile import refused_lines
from translator.api import translate_file
from translator.diagnostics.model import Severity, Target
from translator.options import HipTarget, Options, RocmVersion
from translator.source import SourceFile


@dataclass(frozen=True, slots=True)
class Silent:
    """A call that the translation passed without an error, and that does not compile."""

    name: str
    message: str
    line: str


@dataclass(frozen=True, slots=True)
class Audit:
    """What became of a library's calls."""

    compiled: int
    reported: int
    silent: tuple[Silent, ...]
    elsewhere: tuple[str, ...]
    needless: tuple[str, ...] = ()
    """Errors on lines that compile all the same."""


def audit(cases: Cases, rocm: RocmVersion, command: Sequence[str], folder: Path, name: str) -> Audit:
    """Translate the cases for a release and compile what comes out, on the host and on the device.

    `command` is the compiler's, without the file and the side.
    """
    source = folder / f"{name}.cu"
    source.write_text(cases.text, "utf-8")
    options = replace(Options(), hip=HipTarget(rocm=rocm))
    result = translate_file(SourceFile.read(source), options, targets=frozenset({Target.HIP}))
    assert result.hip is not None
    main = folder / f"{name}_{rocm}.hip"
    main.write_bytes(result.hip.text)
    lines = result.hip.line_map
    reported = {
        SourceFile.read(source).lines.position(d.span.start).line: d.message
        for d in result.diagnostics
        if d.severity is Severity.ERROR
    }
    refused: dict[int, str] = {}
    elsewhere: list[str] = []
    for side in ("--cuda-host-only", "--cuda-device-only"):
        found = refused_lines([*command, side], main)
        refused.update({lines.backward(line): message for line, message in found.lines.items()})
        elsewhere += found.elsewhere
    silent = [
        Silent(cases.lines[line], message, main.read_text("utf-8").splitlines()[lines.forward(line) - 1])
        for line, message in sorted(refused.items())
        if line in cases.lines and line not in reported
    ]
    elsewhere += [f"line {line}: {message}" for line, message in refused.items() if line not in cases.lines]
    needless = [
        f"{cases.lines[line]}: {m}" for line, m in reported.items() if line not in refused and line in cases.lines
    ]
    passed = len(cases.lines.keys() - refused.keys() - reported.keys())
    return Audit(passed, len(reported), tuple(silent), tuple(elsewhere), tuple(needless))
