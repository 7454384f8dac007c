"""CUDA's texture and surface functions: their arguments, and what stands in for those that work on references.

Argument counts are those of the CUDA C++ Programming Guide, "Texture Functions" and "Surface Functions" (the Texture
Reference API is described in the editions before CUDA 12).
"""

from __future__ import annotations

from typing import Final

FETCHES: Final = {
    b"tex1Dfetch": 1,
    b"tex1D": 1,
    b"tex1DLod": 2,
    b"tex1DGrad": 3,
    b"tex1DLayered": 2,
    b"tex1DLayeredLod": 3,
    b"tex1DLayeredGrad": 4,
    b"tex2D": 2,
    b"tex2DLod": 3,
    b"tex2DGrad": 4,
    b"tex2Dgather": 2,
    b"tex2DLayered": 3,
    b"tex2DLayeredLod": 4,
    b"tex2DLayeredGrad": 5,
    b"tex3D": 3,
    b"tex3DLod": 4,
    b"tex3DGrad": 5,
    b"texCubemap": 3,
    b"texCubemapLod": 4,
    b"texCubemapGrad": 5,
    b"texCubemapLayered": 4,
    b"texCubemapLayeredLod": 5,
    b"texCubemapLayeredGrad": 6,
}
"""The texture functions, and how many arguments follow the reference or the object."""

GATHER: Final = b"tex2Dgather"
"""The only one with a default argument, the component."""

FAULTY_IN_HIP: Final = {
    b"tex2Dgather": "counts components from one on, so that component 0 gives the last",
    b"tex1DLayeredLod": "ignores the level",
    b"tex2DLayeredLod": "ignores the level",
    b"texCubemapGrad": "always gives zero",
    b"texCubemapLayeredGrad": "always gives zero",
}
"""Functions of HIP's texture_indirect_functions.h (seen in 6.4) that do something else than CUDA's of the name."""

TEXEL_WORDS: Final = frozenset(
    {b"unsigned", b"signed", b"char", b"short", b"int", b"float", b"uchar", b"ushort", b"uint", b"const"}
    | {
        base + count
        for base in (b"char", b"uchar", b"short", b"ushort", b"int", b"uint", b"float")
        for count in (b"1", b"2", b"4")
    }
    | {
        b"int8_t",
        b"uint8_t",
        b"int16_t",
        b"uint16_t",
        b"int32_t",
        b"uint32_t",
    }
)
"""Words of the types that a texel can have (CUDA C++ Programming Guide, "Texture Memory")."""

SURFACE_SHAPES: Final = {b"surf1D": 1, b"surf2D": 2, b"surf3D": 3, b"surf1DLayered": 2, b"surf2DLayered": 3}
"""How many coordinates follow the surface; a boundary mode may follow them."""
SURFACE_READS: Final = {shape + b"read": count for shape, count in SURFACE_SHAPES.items()}
SURFACE_WRITES: Final = {shape + b"write": count for shape, count in SURFACE_SHAPES.items()}
CUBEMAP_SURFACES: Final = frozenset(
    shape + access for shape in (b"surfCubemap", b"surfCubemapLayered") for access in (b"read", b"write")
)

TEXTURE_HEADER: Final = "wavebridge/texture_reference.h"
SURFACE_HEADER: Final = "wavebridge/surface_reference.h"
SURFACE_ACCESS_HEADER: Final = "wavebridge/surface_access.h"

HOST_NAMES: Final = {
    b"cudaBindTexture": (b"wavebridge::bind_texture", TEXTURE_HEADER),
    b"cudaBindTexture2D": (b"wavebridge::bind_texture_2d", TEXTURE_HEADER),
    b"cudaBindTextureToArray": (b"wavebridge::bind_texture_to_array", TEXTURE_HEADER),
    b"cudaBindTextureToMipmappedArray": (b"wavebridge::bind_texture_to_mipmapped_array", TEXTURE_HEADER),
    b"cudaUnbindTexture": (b"wavebridge::unbind_texture", TEXTURE_HEADER),
    b"cudaGetTextureAlignmentOffset": (b"wavebridge::texture_alignment_offset", TEXTURE_HEADER),
    b"cudaGetTextureReference": (b"wavebridge::find_texture_reference", TEXTURE_HEADER),
    b"textureReference": (b"wavebridge::texture_attributes", TEXTURE_HEADER),
    b"cudaBindSurfaceToArray": (b"wavebridge::bind_surface_to_array", SURFACE_HEADER),
    b"cudaGetSurfaceReference": (b"wavebridge::find_surface_reference", SURFACE_HEADER),
    b"surfaceReference": (b"wavebridge::surface_attributes", SURFACE_HEADER),
}
"""The runtime API of references, and our functions and types of the same arguments, with the header that has them."""

SURFACE_TYPES: Final = {
    b"cudaSurfaceType1D": b"hipTextureType1D",
    b"cudaSurfaceType2D": b"hipTextureType2D",
    b"cudaSurfaceType3D": b"hipTextureType3D",
    b"cudaSurfaceTypeCubemap": b"hipTextureTypeCubemap",
    b"cudaSurfaceType1DLayered": b"hipTextureType1DLayered",
    b"cudaSurfaceType2DLayered": b"hipTextureType2DLayered",
    b"cudaSurfaceTypeCubemapLayered": b"hipTextureTypeCubemapLayered",
}
"""HIP has no names for the kinds of a surface; those of a texture have the same values."""

DRIVER_LOOKUPS: Final = frozenset({b"cuModuleGetTexRef", b"cuModuleGetSurfRef"})
"""The driver API finds a reference in a module by name; the translation's modules have none."""

REWRITTEN: Final = frozenset(HOST_NAMES) | frozenset(SURFACE_TYPES) | DRIVER_LOOKUPS
"""Names of which the rules of textures speak, whatever the name tables say."""
