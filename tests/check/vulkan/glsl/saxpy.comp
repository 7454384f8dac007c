#version 460
#extension GL_EXT_scalar_block_layout : require
layout(local_size_x_id = 0) in;
layout(constant_id = 1) const uint block_x = 1;
layout(scalar, binding = 0) buffer X { float x[]; };
layout(scalar, binding = 1) buffer Y { float y[]; };
layout(push_constant, scalar) uniform Launch {
    uvec3 grid; uvec3 base; int n; float a; uint x_offset; uint x_null; uint y_offset; uint y_null;
} p;

void main() {
    uint tid = gl_LocalInvocationIndex;
    if (tid >= block_x) return;
    int i = int((gl_WorkGroupID.x + p.base.x) * block_x + tid);
    if (i >= p.n) return;
    int xi = i + int(p.x_offset / 4u), yi = i + int(p.y_offset / 4u);
    y[yi] = (p.x_null != 0u ? 0.0 : p.a * x[xi]) + y[yi];
}
