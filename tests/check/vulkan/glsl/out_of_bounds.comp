#version 460
#extension GL_EXT_scalar_block_layout : require
layout(local_size_x_id = 0) in;
layout(scalar, binding = 0) buffer Out { int out_[]; };
layout(push_constant, scalar) uniform Launch { uvec3 grid; uvec3 base; int at; uint out_offset; } p;

void main() {
    if (gl_LocalInvocationIndex == 0u) out_[p.at + int(p.out_offset / 4u)] = 42;
}
