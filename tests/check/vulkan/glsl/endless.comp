#version 460
#extension GL_EXT_scalar_block_layout : require
layout(local_size_x_id = 0) in;
layout(scalar, binding = 0) coherent volatile buffer Out { uint out_[]; };
layout(push_constant, scalar) uniform Launch { uvec3 grid; uvec3 base; } p;

void main() {
    while (out_[0] == 0u) out_[1] += 1u;
}
