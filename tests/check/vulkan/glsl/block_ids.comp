#version 460
#extension GL_EXT_scalar_block_layout : require
// Each block notes its own CUDA coordinates, and counts how often it ran.
layout(local_size_x_id = 0) in;
layout(scalar, binding = 0) buffer Out { uvec4 out_[]; };
layout(push_constant, scalar) uniform Launch { uvec3 grid; uvec3 base; } p;

void main() {
    if (gl_LocalInvocationIndex != 0u) return;
    uvec3 block = gl_WorkGroupID + p.base;
    uint i = (block.z * p.grid.y + block.y) * p.grid.x + block.x;
    out_[i] = uvec4(block, out_[i].w + 1u);
}
