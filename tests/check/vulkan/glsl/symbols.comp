#version 460
#extension GL_EXT_scalar_block_layout : require
layout(local_size_x_id = 0) in;
layout(scalar, binding = 0) buffer Out { float out_[]; };
layout(scalar, binding = 1) readonly buffer Coefficients { float coefficients[5]; };
layout(scalar, binding = 2) buffer Counter { uint counter; };
layout(push_constant, scalar) uniform Launch { uvec3 grid; uvec3 base; } p;

void main() {
    uint tid = gl_LocalInvocationIndex;
    if (tid < 5u) out_[tid] = 2.0 * coefficients[tid];
    if (tid < 5u) atomicAdd(counter, 1u);
}
