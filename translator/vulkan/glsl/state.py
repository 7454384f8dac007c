"""What the parts of the writer share while one shader is written."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from translator.ir.nodes import MemoryObject, Origin
from translator.ir.types import ArrayType, Scalar, ScalarType, StructType, Type, VecType
from translator.passes.context import Refused
from translator.vulkan.glsl.features import Features
from translator.vulkan.glsl.functions import find_helper
from translator.vulkan.glsl.names import Namer
from translator.vulkan.interface import WarpStrategy


@dataclass(slots=True)
class ShaderState:
    """Names, features and helpers of one shader; the writers of expressions and statements fill it."""

    strategy: WarpStrategy
    namer: Namer = field(default_factory=Namer)
    features: Features = field(default_factory=Features)
    names: dict[int, str] = field(default_factory=dict)
    """Names of variables by id."""
    functions: dict[str, str] = field(default_factory=dict)
    """Names of the module's functions in the shader."""
    struct_names: dict[str, str] = field(default_factory=dict)
    stored_structs: set[str] = field(default_factory=set)
    """Structs that lie in memory the host sees: padded to CUDA's layout, bool as a byte."""
    packed_params: Mapping[int, Scalar] = field(default_factory=dict)
    """Kernel parameters smaller than a word, which lie in a u32 of the parameter block."""
    views: dict[tuple[str, Type], str] = field(default_factory=dict)
    """Array names of a buffer's views."""
    offsets: dict[tuple[str, int], str] = field(default_factory=dict)
    """Names of the variables that hold where a pointer argument starts, in elements of some size."""
    null_flags: dict[str, str] = field(default_factory=dict)
    helpers: set[str] = field(default_factory=set)
    warp_functions: set[str] = field(default_factory=set)
    built_ins: set[str] = field(default_factory=set)
    """Which of CUDA's built-in variables the shader uses: "threadIdx", "blockIdx", "gridDim", "lane", "warp"."""
    uses_printf: bool = False

    def use_helper(self, name: str) -> str:
        """The name of a helper of ``resources/glsl``, which the shader will then hold."""
        self.helpers.add(name)
        return name

    def helper_for(self, function: str, operand: Type, origin: Origin | None) -> str:
        """The helper for a CUDA function; raises `Refused` if there is none."""
        label = operand.scalar.label if isinstance(operand, ScalarType) else ""
        name = find_helper(function, label)
        if name is None:
            kind = " of doubles" if operand == ScalarType(Scalar.F64) else ""
            raise Refused("WB4302", f"the device function {function}{kind} has no Vulkan form here", origin)
        return self.use_helper(name)

    def use_type(self, t: Type) -> None:
        """Ask for what arithmetic on a type needs."""
        match t:
            case ScalarType(s) | VecType(s):
                self.features.use_type(s)
            case ArrayType(element, _):
                self.use_type(element)
            case StructType(name=name, fields=fields):
                for f in fields:
                    if f.type == ScalarType(Scalar.BOOL) and name in self.stored_structs:
                        self.features.use_type(Scalar.U8)
                    self.use_type(f.type)
            case _:
                pass

    def view(self, obj: MemoryObject, t: Type) -> str:
        """The array that shows a buffer's elements as a type."""
        key = (obj.name, t)
        if key not in self.views:
            first = not any(name == obj.name for name, _ in self.views)
            self.views[key] = self.namer.take_global(obj.name if first else f"{obj.name}_as_{type_word(t)}")
        return self.views[key]

    def offset(self, obj: MemoryObject, size: int) -> str:
        """The variable that says where a pointer argument starts, in elements of `size` bytes."""
        key = (obj.name, size)
        if key not in self.offsets:
            first = not any(name == obj.name for name, _ in self.offsets)
            base = f"{obj.name}_" if obj.name[-1].isdigit() else obj.name
            self.offsets[key] = self.namer.take_global(f"{base}0" if first else f"{base}0_{size}")
        return self.offsets[key]

    def null_flag(self, obj: MemoryObject) -> str:
        if obj.name not in self.null_flags:
            self.null_flags[obj.name] = self.namer.take_global(f"{obj.name}_is_null")
        return self.null_flags[obj.name]


def type_word(t: Type) -> str:
    match t:
        case ScalarType(s):
            return s.label
        case VecType(s, n, _):
            return f"{s.label}x{n}"
        case StructType(name=name):
            return name
        case _:
            return "array"
