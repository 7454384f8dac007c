"""Warp operations as GLSL functions, for subgroups of 32 lanes and emulated through shared memory.

Both build on two functions: ``shuffle_word`` (a word of another lane of the warp) and ``ballot_word``.  The emulated ones
hold barriers, so every thread of the workgroup must call them together; the pass `warp` sees to that.

The source lane of a shuffle follows PTX (ISA, "shfl.sync"): a lane whose source is outside of its segment keeps its own
value.
"""

from __future__ import annotations

from collections.abc import Iterable

from translator.ir.types import Scalar, ScalarType, Type, VecType, size_of
from translator.passes.context import Refused
from translator.vulkan.glsl.casts import bit_cast
from translator.vulkan.glsl.state import ShaderState
from translator.vulkan.glsl.types import base_name

NATIVE = """\
uint shuffle_word(uint value, uint source) {
    return subgroupShuffle(value, source);
}

uint ballot_word(bool value) {
    return subgroupBallot(value).x;
}
"""

EMULATED = """\
shared uint warp_words[gl_WorkGroupSize.x];
shared uint warp_votes[32];

uint shuffle_word(uint value, uint source) {
    warp_words[thread_index] = value;
    barrier();
    uint found = warp_words[min((thread_index & ~31u) + source, gl_WorkGroupSize.x - 1u)];
    barrier();
    return found;
}

uint ballot_word(bool value) {
    if (lane == 0u) {
        warp_votes[warp] = 0u;
    }
    barrier();
    if (value) {
        atomicOr(warp_votes[warp], 1u << lane);
    }
    barrier();
    uint votes = warp_votes[warp];
    barrier();
    return votes;
}
"""

SOURCES = {
    "shfl_sync": """\
uint shfl_source(int source, int width) {
    uint segment = uint(32 - width) & 31u;
    return (lane & segment) | (uint(source) & 31u & ~segment);
}
""",
    "shfl_up_sync": """\
uint shfl_up_source(uint delta, int width) {
    uint first = lane & uint(32 - width) & 31u;
    uint distance = delta & 31u;
    return lane >= first + distance ? lane - distance : lane;
}
""",
    "shfl_down_sync": """\
uint shfl_down_source(uint delta, int width) {
    uint segment = uint(32 - width) & 31u;
    uint source = lane + (delta & 31u);
    return source <= ((lane & segment) | (31u & ~segment)) ? source : lane;
}
""",
    "shfl_xor_sync": """\
uint shfl_xor_source(int lanes, int width) {
    uint segment = uint(32 - width) & 31u;
    uint source = lane ^ (uint(lanes) & 31u);
    return source <= ((lane & segment) | (31u & ~segment)) ? source : lane;
}
""",
}
_LANE_PARAMETER = {
    "shfl_sync": "int source",
    "shfl_up_sync": "uint delta",
    "shfl_down_sync": "uint delta",
    "shfl_xor_sync": "int lanes",
}

VOTES = {
    "all_sync": "int all_sync(uint mask, int value) {\n    return int((ballot_word(value == 0) & mask) == 0u);\n}\n",
    "any_sync": "int any_sync(uint mask, int value) {\n    return int((ballot_word(value != 0) & mask) != 0u);\n}\n",
    "ballot_sync": "uint ballot_sync(uint mask, int value) {\n    return ballot_word(value != 0) & mask;\n}\n",
    "activemask": "uint activemask(int active_lane) {\n    return ballot_word(active_lane != 0);\n}\n",
}

REDUCTIONS = {
    "reduce_add_sync": ("0", "total + other"),
    "reduce_min_sync": ("value", "min(total, other)"),
    "reduce_max_sync": ("value", "max(total, other)"),
    "reduce_and_sync": ("~0u", "total & other"),
    "reduce_or_sync": ("0u", "total | other"),
    "reduce_xor_sync": ("0u", "total ^ other"),
}

Use = tuple[str, Type]
"""A warp function and the type of its value."""


def function_names() -> frozenset[str]:
    return frozenset([*SOURCES, *VOTES, *REDUCTIONS, "match_any_sync", "match_all_sync"])


def warp_prelude(state: ShaderState, uses: Iterable[Use]) -> str:
    """The functions that a shader's warp operations need."""
    wanted = sorted(set(uses), key=lambda u: (u[0], str(u[1])))
    if not wanted:
        return ""
    native = state.strategy == "subgroup32"
    if native:
        for name in ("basic", "ballot", "shuffle"):
            state.features.use_extension(f"GL_KHR_shader_subgroup_{name}")
    parts = [NATIVE if native else EMULATED]
    for name in dict.fromkeys(n for n, _ in wanted):
        if name in SOURCES:
            parts.append(SOURCES[name])
        elif name in VOTES:
            parts.append(VOTES[name])
    parts.extend(_typed(state, name, t) for name, t in wanted if name not in VOTES)
    return "\n".join(parts)


def _typed(state: ShaderState, name: str, t: Type) -> str:
    glsl = base_name(t, state.struct_names)
    if name in SOURCES:
        parameter = _LANE_PARAMETER[name]
        lane = f"{name.removesuffix('_sync')}_source({parameter.split()[1]}, width)"
        return (
            f"{glsl} {name}(uint mask, {glsl} value, {parameter}, int width) {{\n"
            f"    uint from = {lane};\n{_shuffled(state, 'value', t, '    return {};')}\n}}\n"
        )
    if name in REDUCTIONS:
        start, step = REDUCTIONS[name]
        body = f"        {glsl} other = {glsl}(shuffle_word(uint(value), i));\n"
        body += f"        if ((mask >> i & 1u) != 0u) {{\n            total = {step};\n        }}\n"
        start = "value" if start == "value" else f"{glsl}({start})"
        head = f"{glsl} {name}(uint mask, {glsl} value) {{\n    {glsl} total = {start};\n"
        return f"{head}    for (uint i = 0u; i < 32u; i++) {{\n{body}    }}\n    return total;\n}}\n"
    return _match(state, name, t)


def _words(state: ShaderState, text: str, t: Type) -> list[str]:
    """A value as words of 32 bits."""
    size = size_of(t)
    if size == 4:
        return [bit_cast(state, text, t, ScalarType(Scalar.U32))]
    if size == 8:
        pair = VecType(Scalar.U32, 2, 8)
        whole = bit_cast(state, text, t, pair)
        return [f"{whole}.x", f"{whole}.y"]
    if isinstance(t, ScalarType):
        unsigned = ScalarType({1: Scalar.U8, 2: Scalar.U16}[size])
        return [f"uint({bit_cast(state, text, t, unsigned)})"] if t.scalar is not Scalar.BOOL else [f"uint({text})"]
    raise Refused("WB4204", "a warp operation on a value of this type is not supported", None)


def _shuffled(state: ShaderState, text: str, t: Type, form: str) -> str:
    """The statements that fetch a value from lane ``from``."""
    words = _words(state, text, t)
    fetched = [f"shuffle_word({w}, from)" for w in words]
    size = size_of(t)
    if size == 4:
        return form.format(bit_cast(state, fetched[0], ScalarType(Scalar.U32), t))
    if size == 8:
        lines = f"    uint low = {fetched[0]};\n    uint high = {fetched[1]};\n"
        return lines + form.format(bit_cast(state, "uvec2(low, high)", VecType(Scalar.U32, 2, 8), t))
    assert isinstance(t, ScalarType)
    if t.scalar is Scalar.BOOL:
        return form.format(f"bool({fetched[0]})")
    unsigned = ScalarType({1: Scalar.U8, 2: Scalar.U16}[size])
    narrow = f"{'uint8_t' if size == 1 else 'uint16_t'}({fetched[0]})"
    return form.format(bit_cast(state, narrow, unsigned, t))


def _match(state: ShaderState, name: str, t: Type) -> str:
    glsl = base_name(t, state.struct_names)
    words = _words(state, "value", t)
    lines = [f"uint {name}(uint mask, {glsl} value) {{", "    uint same = 0u;", "    for (uint i = 0u; i < 32u; i++) {"]
    lines += [f"        uint word{k} = shuffle_word({w}, i);" for k, w in enumerate(words)]
    equal = " && ".join(f"word{k} == {w}" for k, w in enumerate(words))
    lines += [f"        if ({equal}) {{", "            same |= 1u << i;", "        }", "    }"]
    result = "same & mask" if name == "match_any_sync" else "(same & mask) == mask ? mask : 0u"
    return "\n".join([*lines, f"    return {result};", "}"]) + "\n"
