#version 460
#extension GL_EXT_scalar_block_layout : require
layout(local_size_x_id = 0) in;
layout(constant_id = 1) const uint block_x = 1;
layout(constant_id = 2) const uint block_y = 1;
layout(scalar, binding = 0) buffer A { float a[]; };
layout(scalar, binding = 1) buffer B { float b[]; };
layout(scalar, binding = 2) buffer C { float c[]; };
layout(push_constant, scalar) uniform Launch { uvec3 grid; uvec3 base; int n; } p;
shared float a_tile[16][16], b_tile[16][17];

void main() {
    uint tid = gl_LocalInvocationIndex;
    uint tx = tid % block_x, ty = tid / block_x;
    bool inside = ty < block_y;
    int row = int((gl_WorkGroupID.y + p.base.y) * block_y + ty), col = int((gl_WorkGroupID.x + p.base.x) * block_x + tx);
    float sum = 0.0;
    for (int t = 0; t < p.n; t += 16) {
        if (inside) {
            a_tile[ty][tx] = a[row * p.n + t + int(tx)];
            b_tile[ty][tx] = b[(t + int(ty)) * p.n + col];
        }
        barrier();
        if (inside) for (int k = 0; k < 16; ++k) sum += a_tile[ty][k] * b_tile[k][tx];
        barrier();
    }
    if (inside) c[row * p.n + col] = sum;
}
