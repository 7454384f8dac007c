"""The golden cases, and what each topic produces of a source file."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path

from translator.diagnostics.model import Diagnostic
from translator.frontend.lower.lowerer import lower_kernel
from translator.frontend.unit import open_unit
from translator.hip.translate import translate
from translator.options import HipTarget, LaunchStyle, Options, RocmVersion, WarpWidth
from translator.source import LineMap, SourceFile
from translator.vulkan.build import build_kernel

GOLDEN = Path(__file__).parent


@dataclass(frozen=True, slots=True)
class GoldenCase:
    """One source file of one topic, and its options."""

    topic: str
    path: Path
    options: Options

    @property
    def name(self) -> str:
        return self.path.stem

    @property
    def expected_folder(self) -> Path:
        return self.path.parent / "expected"

    def source(self) -> SourceFile:
        return SourceFile(Path(self.path.name), self.path.read_bytes())


Produce = Callable[[GoldenCase], dict[str, bytes]]
"""Gives the expected files of a case by suffix (``.hip``); an absent suffix means that there is no such file."""


def produce_hip(case: GoldenCase) -> dict[str, bytes]:
    """The HIP text, the diagnostics, and the line map as pairs."""
    source = case.source()
    folder = case.path.parent

    def local(name: str) -> Path | None:
        return folder / name if (folder / name).is_file() else None

    result = translate(source, case.options, is_local_header=local)
    return {
        ".hip": result.text,
        ".diag.txt": show_diagnostics(source, result.diagnostics),
        ".map.txt": show_line_map(result.line_map),
    }


def produce_vulkan(case: GoldenCase) -> dict[str, bytes]:
    """The GLSL of the file's last kernel, with native and with emulated warps, its verdict, diagnostics and line map."""
    source = case.source()
    unit = open_unit(source, case.options)
    result = build_kernel(lower_kernel(unit, unit.kernels[-1]), case.options, source.path)
    verdict = f"{result.status} {result.rule or ''} {result.message}".strip() + "\n"
    found = {
        ".diag.txt": verdict.encode() + show_diagnostics(source, result.diagnostics),
        ".map.txt": show_line_map(result.line_map),
    }
    for suffix, text in ((".comp", result.glsl), (".emulated.comp", result.emulated_glsl)):
        if text is not None:
            found[suffix] = text.encode()
    return found


TOPICS: dict[str, Produce] = {"hip": produce_hip, "vulkan": produce_vulkan}
"""What each folder beside this file holds.  A new topic adds its function here."""


def topic_names() -> list[str]:
    return sorted(TOPICS)


def find_cases(topic: str) -> list[GoldenCase]:
    paths = sorted(path for path in (GOLDEN / topic).glob("*") if path.suffix in {".cu", ".cuh", ".cpp", ".h"})
    return [GoldenCase(topic, path, read_options(path.with_suffix(".toml"))) for path in paths]


def read_options(path: Path) -> Options:
    """The options of a case: ``rocm``, ``architectures``, ``launch``, ``warp``, ``compute_capability``; defaults without."""
    options = Options()
    if not path.is_file():
        return options
    data = tomllib.loads(path.read_text("utf-8"))
    target = HipTarget(
        rocm=RocmVersion.parse(data.get("rocm", str(options.hip.rocm))),
        architectures=tuple(data.get("architectures", options.hip.architectures)),
        launch=LaunchStyle(data.get("launch", options.hip.launch.value)),
        warp=WarpWidth(data.get("warp", options.hip.warp.value)),
    )
    capability = data.get("compute_capability", options.semantics.compute_capability)
    return replace(options, hip=target, semantics=replace(options.semantics, compute_capability=capability))


def show_diagnostics(source: SourceFile, diagnostics: tuple[Diagnostic, ...]) -> bytes:
    """One line a diagnostic: place, severity, rule, message, and whether a fix is offered."""
    lines = []
    for found in diagnostics:
        start = source.lines.position(found.span.start)
        fix = f" [fix: {found.fix.title}]" if found.fix else ""
        lines.append(
            f"{start.line}:{start.column}: {found.severity.label} {found.rule} {found.target}: {found.message}{fix}\n"
        )
    return "".join(lines).encode()


def show_line_map(line_map: LineMap) -> bytes:
    pairs = zip(line_map.pairs[::2], line_map.pairs[1::2], strict=True)
    return "".join(f"{a} {b}\n" for a, b in pairs).encode()
