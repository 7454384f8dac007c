"""Names in the shader: the source's own wherever GLSL lets them be."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import chain, count


def _words(text: str) -> frozenset[str]:
    return frozenset(text.split())


KEYWORDS = _words(
    """
    active asm atomic_uint attribute bool break buffer bvec2 bvec3 bvec4 case cast centroid class coherent common
    const continue default demote discard dmat2 dmat3 dmat4 do double dvec2 dvec3 dvec4 else enum extern external
    false filter fixed flat float for fvec2 fvec3 fvec4 goto half highp hvec2 hvec3 hvec4 if image1D image2D image3D
    image2DArray imageBuffer in inline inout input int interface invariant isampler1D isampler2D ivec2 ivec3 ivec4
    layout long lowp mat2 mat3 mat4 mediump namespace noinline noperspective out output packed partition patch
    precise precision public readonly resource restrict return sample sampler sampler1D sampler2D sampler3D
    samplerBuffer shared short sizeof smooth static struct subroutine superp switch template texture this true
    typedef uint uniform union unsigned usampler2D using uvec2 uvec3 uvec4 varying vec2 vec3 vec4 void volatile
    while writeonly main float16_t float32_t float64_t int8_t int16_t int32_t int64_t uint8_t uint16_t uint32_t
    uint64_t bfloat16_t f16vec2 f16vec3 f16vec4 i8vec2 i8vec3 i8vec4 u8vec2 u8vec3 u8vec4 i16vec2 i16vec3 i16vec4
    u16vec2 u16vec3 u16vec4 i64vec2 i64vec3 i64vec4 u64vec2 u64vec3 u64vec4 coopmat tensorARM
    accelerationStructureEXT rayQueryEXT hitObjectNV devicecoherent queuefamilycoherent workgroupcoherent
    subgroupcoherent nonprivate shadercallcoherent nonuniformEXT
    """
)
"""Reserved words of GLSL 4.60 (section 3.6) and of the extensions that shaders here use."""

BUILT_INS = _words(
    """
    abs acos acosh all any asin asinh atan atanh atomicAdd atomicAnd atomicCompSwap atomicExchange atomicMax
    atomicMin atomicOr atomicXor atomicLoad atomicStore barrier bitCount bitfieldExtract bitfieldInsert
    bitfieldReverse ceil clamp controlBarrier cos cosh cross degrees determinant distance dot equal exp exp2
    faceforward findLSB findMSB floatBitsToInt floatBitsToUint floor fma fract frexp greaterThan greaterThanEqual
    groupMemoryBarrier imulExtended intBitsToFloat inverse inversesqrt isinf isnan ldexp length lessThan
    lessThanEqual log log2 matrixCompMult max memoryBarrier memoryBarrierBuffer memoryBarrierShared min mix mod modf
    normalize not notEqual outerProduct packDouble2x32 packHalf2x16 packSnorm2x16 packUnorm2x16 packUint2x32 pow
    radians reflect refract round roundEven sign sin sinh smoothstep sqrt step subgroupAdd subgroupBarrier tan tanh
    texelFetch transpose trunc uaddCarry uintBitsToFloat umulExtended unpackDouble2x32 unpackHalf2x16 unpackUint2x32
    usubBorrow debugPrintfEXT subgroupBallot subgroupShuffle subgroupShuffleXor subgroupAll subgroupAny
    int64BitsToDouble doubleBitsToInt64 doubleBitsToUint64 uint64BitsToDouble halfBitsToUint16 uint16BitsToHalf
    """
)
"""Built-in functions: no function and nothing global may have such a name."""


EMITTED = _words(
    """
    abs atomicAdd atomicAnd atomicCompSwap atomicExchange atomicMax atomicMin atomicOr atomicXor bitCount
    bitfieldReverse ceil cos debugPrintfEXT doubleBitsToInt64 doubleBitsToUint64 exp floatBitsToInt floatBitsToUint floor
    halfBitsToInt16 halfBitsToUint16 int16BitsToHalf int64BitsToDouble intBitsToFloat inversesqrt isinf isnan log log2 max
    min pack16 pack32 pack64 packDouble2x32 packUint2x32 roundEven sin sqrt tan trunc uint16BitsToHalf uint64BitsToDouble
    uintBitsToFloat unpack16 unpack32 unpack8 unpackDouble2x32 unpackUint2x32
    """
)
"""Built-in functions that the writer calls: a local variable of such a name would hide one that is needed."""


def plain(name: str) -> str:
    """An identifier near the source's: only letters, digits and single underscores, and no ``gl_`` in front."""
    text = re.sub(r"\W", "_", name, flags=re.ASCII) or "v"
    text = re.sub("__+", "_", text)
    if text.startswith("gl_") or text[0].isdigit():
        text = f"v_{text}"
    return text if text != "_" else "v"


class Namer:
    """Hands out names that are unique in the shader's global scope, or in a function and the scopes around."""

    def __init__(self) -> None:
        self.global_names: set[str] = set(KEYWORDS | EMITTED)
        self.scopes: list[set[str]] = []

    def take_global(self, wanted: str) -> str:
        return self._take(wanted, self.global_names, BUILT_INS)

    def take(self, wanted: str) -> str:
        """A name in the innermost open scope that hides nothing around it."""
        return self._take(wanted, self.scopes[-1] if self.scopes else self.global_names, frozenset())

    def reserve(self, names: set[str]) -> None:
        """Names that the shader's prelude defines."""
        self.global_names |= names

    @contextmanager
    def scope(self) -> Iterator[None]:
        self.scopes.append(set())
        try:
            yield
        finally:
            self.scopes.pop()

    def _take(self, wanted: str, into: set[str], also_taken: frozenset[str]) -> str:
        base = plain(wanted).rstrip("_") or "v"
        candidates = chain((base, f"{base}_"), (f"{base}_{n}" for n in count(2)))
        if base not in KEYWORDS | BUILT_INS:
            candidates = chain((base,), (f"{base}_{n}" for n in count(2)))
        name = next(n for n in candidates if not self._is_taken(n) and n not in also_taken)
        into.add(name)
        return name

    def _is_taken(self, name: str) -> bool:
        return name in self.global_names or any(name in s for s in self.scopes)
