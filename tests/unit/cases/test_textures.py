"""Textures and surfaces in case files."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from app.check.cases.infer import CannotInfer, infer_case
from app.check.cases.prepare import prepare
from app.check.cases.read import CaseError, read_case
from app.check.model import Intent, PreparedCase, TextureValue
from translator.results import KernelResult, ParamInfo, VulkanResult

HEAD = '[case]\nsource = "k.cu"\nkernel = "k"\ngrid = [1]\nblock = [32]\n[let]\nw = 5\nh = 3\n'


def prepared(tmp_path: Path, text: str) -> PreparedCase:
    path = tmp_path / "case.toml"
    path.write_text(HEAD + text)
    return prepare(read_case(path))


def test_an_object_and_a_reference(tmp_path: Path) -> None:
    case = prepared(
        tmp_path,
        """
[[arg]]
name = "image"
kind = "texture"
dtype = "u8x4"
resource = "pitched"
extent = ["w", "h"]
pitch = 256
filter = "linear"
address = ["wrap", "mirror"]
normalized = true
read = "normalized"
gen = { arange = 0 }

[[symbol]]
name = "ns::table"
kind = "texture"
dtype = "f32"
resource = "linear"
extent = "w*2"
gen = { fill = 3 }
""",
    )
    (image,) = case.args
    assert isinstance(image, TextureValue)
    assert (image.extent, image.pitch, image.layers) == ((5, 3, 0), 256, 0)
    assert image.texels.data.nbytes == 3 * 256
    assert image.texels.intent is Intent.IN
    assert image.sampling.address == ("wrap", "mirror", "clamp")
    assert (image.sampling.filter, image.sampling.read, image.sampling.normalized) == ("linear", "normalized", True)
    (table,) = case.references
    assert (table.name, table.extent, table.resource) == ("ns::table", (10, 0, 0), "linear")
    np.testing.assert_array_equal(table.texels.data, np.full(10, 3, np.float32))
    assert case.symbols == ()
    assert case.uses_textures


def test_a_surface_is_written_and_compared(tmp_path: Path) -> None:
    case = prepared(tmp_path, '[[arg]]\nname = "s"\nkind = "surface"\ndtype = "f32"\nextent = [4, 4]\nlayers = 2\n')
    (surface,) = case.args
    assert isinstance(surface, TextureValue)
    assert (surface.kind, surface.layers, surface.texels.intent) == ("surface", 2, Intent.INOUT)
    assert surface.texels.data.size == 32


@pytest.mark.parametrize(
    ("keys", "message"),
    [
        ('dtype = "f64"\nextent = [4]', "at most 32 bits"),
        ('dtype = "f32x3"\nextent = [4]', "one, two or four"),
        ('dtype = "f32"\nextent = [4, 4]\nresource = "linear"', "1 dimension"),
        ('dtype = "f32"\nextent = [4, 3]\ncubemap = true', "squares"),
        ('dtype = "f32"\nextent = [4, 4]\nresource = "pitched"\npitch = 18', "whole texels"),
        ('dtype = "f32"\nextent = [4, 4, 4]\nlayers = 2', "have layers"),
        ('dtype = "f32"\nextent = [0]', "at least 1"),
        ('dtype = "f32"\nextent = [4]\naddress = "repeat"', "wrap, clamp, mirror, border"),
        ('dtype = "f32"\nextent = [4]\nfilter = "cubic"', "point, linear"),
        ('dtype = "f32"\nextent = [1, 2, 3, 4]', "one to three sizes"),
        ('dtype = "f32"\nextent = [4]\nblur = 1', "unknown key 'blur'"),
        ('dtype = "f32"', "'extent' is missing"),
    ],
)
def test_what_is_refused(tmp_path: Path, keys: str, message: str) -> None:
    with pytest.raises((CaseError, ValueError), match=message):
        prepared(tmp_path, f'[[arg]]\nname = "t"\nkind = "texture"\n{keys}\n')


def test_buffers_take_no_texture_keys(tmp_path: Path) -> None:
    with pytest.raises(CaseError, match="unknown key 'filter'"):
        prepared(tmp_path, '[[arg]]\nname = "b"\nkind = "buffer"\ndtype = "f32"\nfilter = "linear"\n')


def test_objects_are_not_guessed() -> None:
    parameter = ParamInfo("t", "scalar", "u64", 8, True, "const cudaTextureObject_t")
    kernel = KernelResult("k", (), 1, 1, (parameter,), VulkanResult("unsupported", "WB4008", ""))
    with pytest.raises(CannotInfer, match="parameter t is a texture"):
        infer_case(kernel, "__global__ void k(cudaTextureObject_t t) {}", None)
