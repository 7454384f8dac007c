"""What a shader needs beyond GLSL 4.60: only what it uses is asked for."""

from __future__ import annotations

from dataclasses import dataclass, field

from translator.ir.types import Scalar

_EXTENSION_OF_TYPE = {
    Scalar.I8: "GL_EXT_shader_explicit_arithmetic_types_int8",
    Scalar.U8: "GL_EXT_shader_explicit_arithmetic_types_int8",
    Scalar.I16: "GL_EXT_shader_explicit_arithmetic_types_int16",
    Scalar.U16: "GL_EXT_shader_explicit_arithmetic_types_int16",
    Scalar.BF16: "GL_EXT_shader_explicit_arithmetic_types_int16",
    Scalar.I64: "GL_EXT_shader_explicit_arithmetic_types_int64",
    Scalar.U64: "GL_EXT_shader_explicit_arithmetic_types_int64",
    Scalar.F16: "GL_EXT_shader_explicit_arithmetic_types_float16",
}
_FEATURE_OF_TYPE = {
    Scalar.I8: "shaderInt8",
    Scalar.U8: "shaderInt8",
    Scalar.I16: "shaderInt16",
    Scalar.U16: "shaderInt16",
    Scalar.BF16: "shaderInt16",
    Scalar.I64: "shaderInt64",
    Scalar.U64: "shaderInt64",
    Scalar.F16: "shaderFloat16",
    Scalar.F64: "shaderFloat64",
}
_STORAGE = {
    1: (
        "GL_EXT_shader_8bit_storage",
        "storageBuffer8BitAccess",
        "uniformAndStorageBuffer8BitAccess",
        "storagePushConstant8",
    ),
    2: (
        "GL_EXT_shader_16bit_storage",
        "storageBuffer16BitAccess",
        "uniformAndStorageBuffer16BitAccess",
        "storagePushConstant16",
    ),
}


@dataclass(slots=True)
class Features:
    """GLSL extensions, Vulkan features and device extensions; filled while the shader is written."""

    glsl: set[str] = field(default_factory=lambda: {"GL_EXT_scalar_block_layout"})
    vulkan: set[str] = field(default_factory=lambda: {"scalarBlockLayout", "maintenance4"})
    """maintenance4 (core in Vulkan 1.3): the workgroup's size is a specialisation constant (LocalSizeId)."""
    device: set[str] = field(default_factory=set)

    def use_type(self, scalar: Scalar) -> None:
        if scalar in _EXTENSION_OF_TYPE:
            self.glsl.add(_EXTENSION_OF_TYPE[scalar])
        if scalar in _FEATURE_OF_TYPE:
            self.vulkan.add(_FEATURE_OF_TYPE[scalar])

    def use_storage(self, scalar: Scalar, where: str = "buffer") -> None:
        """A scalar lies in a storage buffer ("buffer"), a uniform buffer ("uniform") or the push constants ("push")."""
        size = 1 if scalar is Scalar.BOOL else scalar.size
        if size in _STORAGE:
            extension, buffer, uniform, push = _STORAGE[size]
            self.glsl.add(extension)
            self.vulkan.add({"buffer": buffer, "uniform": uniform, "push": push}[where])

    def use_extension(self, name: str) -> None:
        self.glsl.add(name)
