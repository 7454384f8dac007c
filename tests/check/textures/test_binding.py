"""The host side of the helpers, against HIP functions that print themselves: what is called, in which order."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

HOST = Path(__file__).parent / "host"
HELPERS = Path(__file__).parents[3] / "resources" / "include" / "hip_helpers"

EXPECTED = """\
-- linear memory
synchronize
write
bind_texture(&offset, line, memory, 12): 0
offset 0, elements 3, memory 1
bind_texture(nullptr, &line, memory, &line.channelDesc, 12): 0
synchronize
write
bind_texture(NULL, line, memory + 1, line.channelDesc, 32): 0
bind_texture(0, line, memory, hipCreateChannelDesc<float2>(), 32): 1
bind_texture(0, line, nullptr, 32): 1
elements 8
texture_alignment_offset(&offset, line): 0
-- sampled
create 1: resource 3, filter 1, address 2 1, normalized 1, read 1
synchronize
write
bind_texture_2d(&offset, image, memory, 2, 4, 8): 0
create 2: resource 0, filter 1, address 2 1, normalized 1, read 1
synchronize
write
destroy 1
bind_texture_to_array(&image, array, &image.channelDesc): 0
create 3: resource 0, filter 1, address 2 1, normalized 1, read 1
synchronize
write
destroy 2
bind_texture_to_array(image, array): 0
object 3
-- errors keep what was bound
create 4: resource 0, filter 1, address 2 1, normalized 1, read 1
synchronize
destroy 4
bind_texture_to_array(image, array): 900
synchronize
bind_texture(0, line, memory, 4): 900
bind_texture_2d(0, image, memory, 2, 4, 8): 1
object 3, elements 8
-- another device has bindings of its own
texture_alignment_offset(&offset, line): 1
synchronize
write
bind_texture(0, line, memory + 1, 32): 0
bind_texture(0, line, memory, 32): 1
-- unbind
synchronize
write
destroy 3
unbind_texture(image): 0
unbind_texture(&image): 0
object 0
find_texture_reference(&found, &line): 0
found == &line: 1
-- without images pitched memory is sampled in software
synchronize
write
bind_texture_2d(&offset, image, memory, 2, 4, 8): 0
bind_texture_2d(&offset, image, memory, 2, 4, 8): 0
object 0, 2 x 4, pitch 8, filtered 1, normalized 1, address 2
bind_texture_2d(&offset, image, memory, hipCreateChannelDesc<float2>(), 2, 4, 8): 1
synchronize
write
bind_texture_2d(&offset, image, memory + 1, 2, 4, 8): 0
bind_texture_to_array(image, array): 801
-- surfaces
create surface 5: resource 0
synchronize
write
bind_surface_to_array(target, array): 0
create surface 6: resource 0
synchronize
write
destroy surface 5
bind_surface_to_array(&target, array, &target.channelDesc): 0
create surface 7: resource 0
synchronize
destroy surface 7
bind_surface_to_array(target, array): 900
surface 6
"""


def test_what_binds_do(tmp_path: Path) -> None:
    compiler = next((found for name in ("clang++-22", "clang++", "g++") if (found := shutil.which(name))), None)
    if compiler is None:
        pytest.skip("no C++ compiler: the host side of the texture helpers was not run")
    program = tmp_path / "binding"
    includes = ("-I", str(HOST), "-I", str(HELPERS))
    subprocess.run([compiler, "-std=c++17", "-w", *includes, str(HOST / "binding.cpp"), "-o", str(program)], check=True)
    output = subprocess.run([str(program)], check=True, capture_output=True, text=True, timeout=20).stdout
    assert output == EXPECTED
