"""A whole shader from a module: extensions, blocks, prelude, functions, ``main``."""

from __future__ import annotations

from dataclasses import dataclass

from translator.ir.nodes import (
    BufferElement,
    Call,
    Declare,
    Function,
    Module,
    Storage,
)
from translator.ir.types import ArrayType, Scalar, ScalarType, StructType, Type, VecType
from translator.passes.memory import coherent_objects
from translator.passes.walk import block_nodes, statements
from translator.vulkan.glsl.functions import closure
from translator.vulkan.glsl.names import plain
from translator.vulkan.glsl.parameters import ParameterBlock, glsl_align, lay_out, offset_name
from translator.vulkan.glsl.state import ShaderState
from translator.vulkan.glsl.statements import StmtWriter
from translator.vulkan.glsl.structs import definition, members, stored_type, struct_order
from translator.vulkan.glsl.text import Text
from translator.vulkan.glsl.types import base_name, declaration
from translator.vulkan.glsl.warp_prelude import Use, function_names, warp_prelude
from translator.vulkan.interface import WarpStrategy

SPEC_IDS = {"local_size": 0, "block_x": 1, "block_y": 2, "block_z": 3}
DYNAMIC_SHARED_ID = 4
FIXED_NAMES = {
    "threadIdx",
    "blockIdx",
    "blockDim",
    "gridDim",
    "first_block",
    "block_x",
    "block_y",
    "block_z",
    "thread_index",
    "lane",
    "warp",
    "dynamic_shared_count",
    "Arguments",
    "shuffle_word",
    "ballot_word",
    "warp_words",
    "warp_votes",
}


@dataclass(frozen=True, slots=True)
class Shader:
    """The text, its line pairs (CUDA line, GLSL line), and what the interface is made from."""

    text: str
    pairs: tuple[tuple[int, int], ...]
    state: ShaderState
    block: ParameterBlock
    bindings: dict[str, int]
    """Binding of each memory object, by name."""
    uniform_binding: int | None


def write_shader(module: Module, strategy: WarpStrategy, main_file: str, heading: str) -> Shader:
    """Write a resolved module; raises `Refused` for what the writer has no form for."""
    return _ShaderWriter(module, strategy, main_file, heading).write()


class _ShaderWriter:
    def __init__(self, module: Module, strategy: WarpStrategy, main_file: str, heading: str) -> None:
        self.module = module
        self.state = ShaderState(strategy)
        self.main_file = main_file
        self.heading = heading
        self.parameter_objects = [o for o in module.objects if o.parameter is not None]
        self.bindings = {o.name: i for i, o in enumerate(module.objects)}
        self.structs = struct_order(list(all_structs(module)))
        self.warp_uses: list[Use] = []

    def write(self) -> Shader:
        state = self.state
        state.namer.reserve(FIXED_NAMES | set(function_names()) | all_helper_names())
        state.stored_structs = {s.name for s in struct_order(list(stored_roots(self.module)))}
        for s in self.structs:
            state.struct_names[s.name] = state.namer.take_global(s.name)
        self.name_objects()
        self.name_functions()
        for f in self.module.functions:
            self.note_warp_uses(f)
        functions = Text()
        for f in self.module.functions:
            if f.name != self.module.kernel:
                self.function(f, functions)
        body = Text()
        self.kernel_body(body)
        block = lay_out(self.module.entry.params, self.parameter_objects, state.names, state.null_flags)
        uniform = None if block.is_push else len(self.module.objects)
        prelude = warp_prelude(state, self.warp_uses)
        declarations = self.declarations(block, uniform)
        main = self.main(body)
        return self.assemble(block, uniform, declarations, prelude, functions, main)

    # -------------------------------------------------------------------------------------------------------------- names
    def name_objects(self) -> None:
        types: dict[str, dict[Type, None]] = {}
        for f in self.module.functions:
            for n in block_nodes(f.body):
                if isinstance(n, BufferElement):
                    types.setdefault(n.object.name, {})[n.type] = None
        for obj in self.module.objects:
            for t in types.get(obj.name, ()):
                self.state.view(obj, t)
        for p in self.module.entry.params:
            self.state.names[p.id] = self.state.namer.take_global(p.name)
        self.state.packed_params = {
            p.id: p.type.scalar
            for p in self.module.entry.params
            if isinstance(p.type, ScalarType) and p.type.scalar.size < 4
        }
        for g in self.module.globals:
            self.state.names[g.var.id] = self.state.namer.take_global(g.var.name)

    def name_functions(self) -> None:
        for f in self.module.functions:
            if f.name != self.module.kernel:
                self.state.functions[f.name] = self.state.namer.take_global(f.name)

    def note_warp_uses(self, f: Function) -> None:
        known = function_names()
        for s in statements(f.body):
            if isinstance(s, Call) and s.function in known:
                value = s.args[0] if s.function == "activemask" else s.args[1]
                self.warp_uses.append((s.function, value.type))

    # ---------------------------------------------------------------------------------------------------------- functions
    def function(self, f: Function, text: Text) -> None:
        state = self.state
        with state.namer.scope():
            params = []
            for p in f.params:
                state.use_type(p.type)
                state.names[p.id] = state.namer.take(p.name)
                params.append(declaration(p.type, state.names[p.id], state.struct_names))
            result = base_name(f.result, state.struct_names)
            line = f.origin.line if f.origin is not None and f.origin.file == self.main_file else None
            text.line(f"{result} {state.functions[f.name]}({', '.join(params)}) {{", line)
            StmtWriter(state, text, self.main_file, f.body).block(f.body)
        text.line("}")
        text.line()

    def kernel_body(self, text: Text) -> None:
        with self.state.namer.scope():
            StmtWriter(self.state, text, self.main_file, self.module.entry.body).block(self.module.entry.body)

    def main(self, body: Text) -> Text:
        """``main``: the built-in variables and the starts of the arguments, then the kernel's body."""
        text = Text()
        origin = self.module.entry.origin
        text.line("void main() {", origin.line if origin is not None and origin.file == self.main_file else None)
        text.depth += 1
        used = self.state.built_ins
        native = self.state.strategy == "subgroup32"
        index = "gl_SubgroupID * 32u + gl_SubgroupInvocationID" if native else "gl_LocalInvocationIndex"
        head = len(text.lines)
        if self.needs_index:
            text.line(f"thread_index = {index};")
        if "threadIdx" in used:
            text.line("threadIdx.x = thread_index % blockDim.x;")
            text.line("threadIdx.y = thread_index / blockDim.x % blockDim.y;")
            text.line("threadIdx.z = thread_index / (blockDim.x * blockDim.y);")
        if "blockIdx" in used:
            text.line("blockIdx = gl_WorkGroupID + first_block;")
        if self.needs_lane:
            text.line("lane = thread_index & 31u;")
        if self.needs_warp:
            text.line("warp = thread_index >> 5;")
        for obj in self.parameter_objects:
            for (name, size), variable in self.state.offsets.items():
                if name == obj.name:
                    text.line(f"{variable} = int({offset_name(obj)}{f' / {size}u' if size > 1 else ''});")
            if obj.name in self.state.null_flags:
                flag = self.state.null_flags[obj.name]
                text.line(f"{flag} = {flag}_flag != 0u;")
        if len(text.lines) > head:
            text.line()
        text.depth -= 1
        text.extend(body)
        text.line("}")
        return text

    @property
    def needs_lane(self) -> bool:
        return bool(self.warp_uses) or "lane" in self.state.built_ins

    @property
    def needs_warp(self) -> bool:
        return "warp" in self.state.built_ins or (bool(self.warp_uses) and self.state.strategy == "emulated")

    @property
    def needs_index(self) -> bool:
        votes = any(h.startswith("syncthreads_") for h in self.state.helpers)
        return self.needs_lane or self.needs_warp or votes or "threadIdx" in self.state.built_ins

    # ------------------------------------------------------------------------------------------------------- declarations
    def declarations(self, block: ParameterBlock, uniform: int | None) -> Text:
        text = Text()
        text.line("layout(local_size_x_id = 0) in;")
        if "blockDim" in self.state.built_ins or "threadIdx" in self.state.built_ins:
            for name in ("block_x", "block_y", "block_z"):
                text.line(f"layout(constant_id = {SPEC_IDS[name]}) const uint {name} = 1;")
            text.line("const uvec3 blockDim = uvec3(block_x, block_y, block_z);")
        if any(g.var.storage is Storage.DYNAMIC_SHARED for g in self.module.globals):
            text.line(f"layout(constant_id = {DYNAMIC_SHARED_ID}) const uint dynamic_shared_count = 1;")
        text.line()
        for s in self.structs:
            stored = s.name in self.state.stored_structs
            for line in definition(s, self.state.struct_names[s.name], stored, self.state.struct_names):
                text.line(line)
            text.line()
            for m in members(s, stored):
                self.state.use_type(stored_type(m.type) if stored else m.type)
        self.argument_block(text, block, uniform)
        self.buffers(text)
        self.variables(text)
        return text

    def argument_block(self, text: Text, block: ParameterBlock, uniform: int | None) -> None:
        where = "push_constant" if uniform is None else f"set = 0, binding = {uniform}"
        text.line(f"layout({where}, scalar) uniform Arguments {{")
        text.line("    uvec3 gridDim;")
        text.line("    uvec3 first_block;")
        at = 24
        for m in block.members:
            natural = -(-at // glsl_align(m.type)) * glsl_align(m.type)
            place = "" if natural == m.offset else f"layout(offset = {m.offset}) "
            text.line(f"    {place}{declaration(m.type, m.name, self.state.struct_names)};")
            at = m.offset + glsl_size(m.type)
            self.state.use_type(m.type)
            for scalar in stored_scalars(m.type):
                self.state.features.use_storage(scalar, "push" if uniform is None else "uniform")
        text.line("};")
        text.line()

    def buffers(self, text: Text) -> None:
        coherent = coherent_objects(self.module)
        for obj in self.module.objects:
            for (name, t), view in self.state.views.items():
                if name != obj.name:
                    continue
                for scalar in stored_scalars(t):
                    self.state.features.use_storage(scalar)
                    self.state.features.use_type(Scalar.U8 if scalar is Scalar.BOOL else scalar)
                qualifier = "coherent " if obj.name in coherent else ""
                inner = declaration(ArrayType(stored_type(t), None), view, self.state.struct_names)
                binding = f"layout(set = 0, binding = {self.bindings[obj.name]}, scalar) {qualifier}buffer"
                text.line(f"{binding} {self.state.namer.take_global(f'{plain(view)}_buffer')} {{ {inner}; }};")
        text.line()

    def variables(self, text: Text) -> None:
        used = self.state.built_ins
        start = len(text.lines)
        for g in self.module.globals:
            self.state.use_type(g.var.type)
            shown = declaration(g.var.type, self.state.names[g.var.id], self.state.struct_names, "dynamic_shared_count")
            text.line(f"shared {shown};")
        for name in ("threadIdx", "blockIdx"):
            if name in used:
                text.line(f"uvec3 {name};")
        if self.needs_index:
            text.line("uint thread_index;")
        if self.needs_lane:
            text.line("uint lane;")
        if self.needs_warp:
            text.line("uint warp;")
        for variable in self.state.offsets.values():
            text.line(f"int {variable};")
        for flag in self.state.null_flags.values():
            text.line(f"bool {flag};")
        if len(text.lines) > start:
            text.line()

    # ----------------------------------------------------------------------------------------------------------- assembly
    def assemble(
        self,
        block: ParameterBlock,
        uniform: int | None,
        declarations: Text,
        prelude: str,
        functions: Text,
        main: Text,
    ) -> Shader:
        state = self.state
        helper_text = Text()
        for h in closure(state.helpers):
            for label in h.types:
                state.features.use_type(next(s for s in Scalar if s.label == label))
            for extension in h.extensions:
                state.features.use_extension(extension)
            helper_text.block(h.text)
            helper_text.line()
        if state.strategy == "subgroup32":
            state.features.use_extension("GL_KHR_shader_subgroup_basic")
        text = Text()
        text.line("#version 460")
        for extension in sorted(state.features.glsl):
            text.line(f"#extension {extension} : require")
        text.line()
        for line in self.heading.split("\n"):
            text.line(f"// {line}")
        text.line()
        text.extend(declarations)
        text.extend(helper_text)
        if prelude:
            text.block(prelude)
            text.line()
        text.extend(functions)
        text.extend(main)
        return Shader(str(text), tuple(text.pairs), state, block, self.bindings, uniform)


def all_helper_names() -> set[str]:
    from translator.vulkan.glsl.functions import helpers

    return set(helpers())


def glsl_size(t: Type) -> int:
    match t:
        case ArrayType(element, count):
            return glsl_size(element) * (count or 0)
        case ScalarType(s):
            return s.size
        case VecType(s, n):
            return s.size * n
        case StructType(size=size):
            return size
        case _:
            raise ValueError(f"{t} has no size")


def stored_scalars(t: Type) -> set[Scalar]:
    """The scalars that a type in memory is made of."""
    match t:
        case ScalarType(s) | VecType(s):
            return {s}
        case ArrayType(element):
            return stored_scalars(element)
        case StructType():
            return {s for m in members(t, True) for s in stored_scalars(stored_type(m.type))}
        case _:
            return set()


def stored_roots(module: Module) -> list[StructType]:
    """The structs that lie in buffers and in the parameter block."""
    types: list[Type] = [p.type for p in module.entry.params]
    for f in module.functions:
        types += [n.type for n in block_nodes(f.body) if isinstance(n, BufferElement)]
    return [flat for t in types if isinstance(flat := _flat(t), StructType)]


def all_structs(module: Module) -> list[StructType]:
    """Every struct type that the module's variables and values have."""
    types: list[Type] = [g.var.type for g in module.globals]
    for f in module.functions:
        types += [p.type for p in f.params]
        types.append(f.result)
        types += [s.var.type for s in statements(f.body) if isinstance(s, Declare)]
        types += [n.type for n in block_nodes(f.body)]
    found: dict[str, StructType] = {}
    for t in types:
        flat = _flat(t)
        if isinstance(flat, StructType):
            found.setdefault(flat.name, flat)
    return list(found.values())


def _flat(t: Type) -> Type:
    while isinstance(t, ArrayType):
        t = t.element
    return t
