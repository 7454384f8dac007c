#version 460
#extension GL_EXT_scalar_block_layout : require
layout(local_size_x_id = 0) in;
layout(constant_id = 4) const uint elements = 1;
layout(constant_id = 1) const uint block_x = 1;
layout(scalar, binding = 0) buffer Out { int out_[]; };
layout(push_constant, scalar) uniform Launch { uvec3 grid; uvec3 base; } p;
shared int scratch[elements];

void main() {
    uint tid = gl_LocalInvocationIndex;
    if (tid < block_x && tid < elements) scratch[tid] = int(tid) * 3;
    barrier();
    if (tid < block_x && tid < elements) out_[tid] = scratch[elements - 1u - tid];
    if (tid == 0u) out_[block_x] = int(elements);
}
