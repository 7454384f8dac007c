#version 460
#extension GL_EXT_scalar_block_layout : require
layout(local_size_x_id = 0) in;
layout(constant_id = 1) const uint block_x = 1;
layout(scalar, binding = 0) buffer X { float x[]; };
layout(scalar, binding = 1) buffer Y { float y[]; };
layout(std140, binding = 2) uniform Launch {
    uvec4 grid_and_base_x; uvec2 base_yz; int n; float a; uint x_offset; uint x_null; uint y_offset; uint y_null;
    vec4 ballast[8]; float extra;
} p;

void main() {
    uint tid = gl_LocalInvocationIndex;
    if (tid >= block_x) return;
    int i = int((gl_WorkGroupID.x + p.grid_and_base_x.w) * block_x + tid);
    if (i >= p.n) return;
    int xi = i + int(p.x_offset / 4u), yi = i + int(p.y_offset / 4u);
    y[yi] = p.a * x[xi] + y[yi] + p.extra;
}
