#version 460
#extension GL_EXT_scalar_block_layout : require
// struct View { float *in; float *out; int n; float bias; } by value
layout(local_size_x_id = 0) in;
struct View { uvec2 in_; uvec2 out_; int n; float bias; };
layout(scalar, binding = 0) buffer In { float in_[]; };
layout(scalar, binding = 1) buffer Out { float out_[]; };
layout(push_constant, scalar) uniform Launch {
    uvec3 grid; uvec3 base; View view; uint in_offset; uint in_null; uint out_offset; uint out_null; uint flag;
} p;

void main() {
    int i = int(gl_LocalInvocationIndex);
    if (i >= p.view.n) return;
    float value = in_[i + p.in_offset / 4u] + p.view.bias;
    out_[i + p.out_offset / 4u] = p.flag != 0u ? value : 0.0;
}
