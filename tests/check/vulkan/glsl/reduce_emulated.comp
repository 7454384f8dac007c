#version 460
#extension GL_EXT_scalar_block_layout : require
// Sum of a block by 32-lane shuffles, emulated: every invocation reaches every barrier.
layout(local_size_x_id = 0) in;
layout(constant_id = 1) const uint block_x = 1;
layout(scalar, binding = 0) buffer In { int in_[]; };
layout(scalar, binding = 1) buffer Out { int out_[]; };
layout(push_constant, scalar) uniform Launch { uvec3 grid; uvec3 base; int n; uint in_offset; uint out_offset; } p;
shared int lanes[1024];
shared int partial[32];

int shuffle_down(int value, uint delta) {
    uint t = gl_LocalInvocationIndex;
    lanes[t] = value;
    barrier();
    int result = (t & 31u) + delta < 32u ? lanes[t + delta] : value;
    barrier();
    return result;
}

void main() {
    uint tid = gl_LocalInvocationIndex;
    uint i = (gl_WorkGroupID.x + p.base.x) * block_x + tid;
    bool inside = tid < block_x && i < uint(p.n);
    int sum = inside ? in_[i + p.in_offset / 4u] : 0;
    for (uint delta = 16u; delta > 0u; delta >>= 1) sum += shuffle_down(sum, delta);
    if ((tid & 31u) == 0u) partial[tid / 32u] = sum;
    barrier();
    if (tid == 0u) {
        int total = 0;
        for (uint w = 0u; w < gl_WorkGroupSize.x / 32u; ++w) total += partial[w];
        atomicAdd(out_[p.out_offset / 4u], total);
    }
}
