#version 460
#extension GL_EXT_scalar_block_layout : require
#extension GL_EXT_shader_explicit_arithmetic_types : require
layout(local_size_x_id = 0) in;
layout(scalar, binding = 0) buffer Out { int64_t out_[]; };
layout(push_constant, scalar) uniform Launch { uvec3 grid; uvec3 base; int64_t value; } p;

void main() {
    if (gl_LocalInvocationIndex == 0u) out_[0] = p.value * 3l;
}
