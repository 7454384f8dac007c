#version 460
#extension GL_EXT_scalar_block_layout : require
#extension GL_KHR_shader_subgroup_arithmetic : require
// The same with subgroup operations, right at any subgroup size.
layout(local_size_x_id = 0) in;
layout(constant_id = 1) const uint block_x = 1;
layout(scalar, binding = 0) buffer In { int in_[]; };
layout(scalar, binding = 1) buffer Out { int out_[]; };
layout(push_constant, scalar) uniform Launch { uvec3 grid; uvec3 base; int n; uint in_offset; uint out_offset; } p;

void main() {
    uint tid = gl_LocalInvocationIndex;
    uint i = (gl_WorkGroupID.x + p.base.x) * block_x + tid;
    bool inside = tid < block_x && i < uint(p.n);
    int sum = subgroupAdd(inside ? in_[i + p.in_offset / 4u] : 0);
    if (subgroupElect()) atomicAdd(out_[p.out_offset / 4u], sum);
}
