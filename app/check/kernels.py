"""From a file to its kernels under test: both translations, and the HIP translations of the project headers it reads."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from app.check.model import KernelUnderTest, VulkanBuild
from translator.api import translate_file
from translator.diagnostics.model import Target
from translator.options import Options
from translator.results import FileResult, KernelResult, VulkanResult
from translator.source import LineMap, SourceFile


@dataclass(frozen=True, slots=True)
class CheckedFile:
    """A translated file with all that checks of its kernels need."""

    source: SourceFile
    options: Options
    result: FileResult
    hip_headers: Mapping[Path, bytes]
    hip_lines: Mapping[Path, LineMap] = field(default_factory=dict)


def read_checked_file(path: Path, options: Options, root: Path) -> CheckedFile:
    """Translate a file and the project headers that it reads; raises OSError."""
    source = SourceFile.read(path)
    result = translate_file(source, options, project_root=root)
    headers: dict[Path, bytes] = {}
    lines = {path: result.hip.line_map} if result.hip is not None else {}
    for header in result.included:
        if header == path or not header.is_relative_to(root):
            continue
        translated = translate_file(
            SourceFile.read(header), options, targets=frozenset({Target.HIP}), project_root=root
        )
        if translated.hip is not None:
            headers[header] = translated.hip.text
            lines[header] = translated.hip.line_map
    return CheckedFile(source, options, result, headers, lines)


def kernel_under_test(file: CheckedFile, kernel: KernelResult) -> KernelUnderTest:
    v = kernel.vulkan
    return KernelUnderTest(
        source=file.source.path,
        cuda_text=file.source.data,
        name=kernel.name,
        template_args=kernel.template_args,
        line=kernel.line,
        options=file.options,
        hip_text=file.result.hip.text if file.result.hip is not None else None,
        hip_headers=file.hip_headers,
        hip_lines=file.hip_lines,
        vulkan=_build(v.spirv, v, emulated=False),
        vulkan_emulated=_build(v.emulated_spirv, v, emulated=True),
        vulkan_reason=f"{v.rule}: {v.message}" if v.rule else v.message,
    )


def _build(spirv: bytes | None, result: VulkanResult, *, emulated: bool) -> VulkanBuild | None:
    interface = result.emulated_interface if emulated else result.interface
    glsl = result.emulated_glsl if emulated else result.glsl
    if spirv is None or interface is None:
        return None
    return VulkanBuild(spirv, interface, glsl or "")
