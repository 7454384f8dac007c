"""Every expected GLSL text compiles, and its SPIR-V is valid for Vulkan 1.3."""

from __future__ import annotations

from pathlib import Path

import pytest

from translator.vulkan.compile import compile_glsl
from translator.vulkan.validate import validate, validate_in_child

SHADERS = sorted(Path(__file__).parent.glob("*/expected/*.comp"))


@pytest.mark.parametrize("path", SHADERS, ids=lambda p: p.name)
def test_expected_shader_compiles(path: Path) -> None:
    assert validate(compile_glsl(path.read_text(encoding="utf-8"))) is None


def test_a_wrong_module_is_found_by_library_and_program() -> None:
    spirv = bytearray(compile_glsl(SHADERS[0].read_text(encoding="utf-8")))
    spirv[-8:] = b"\xff\xff\x02\x00\x00\x00\x00\x00"
    assert validate(bytes(spirv)) is not None
    assert validate_in_child(bytes(spirv)) is not None
