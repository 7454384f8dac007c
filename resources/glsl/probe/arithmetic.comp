#version 460
// How the device computes where Vulkan leaves it a choice and CUDA does not.  All inputs come from memory, so that no
// compiler can compute the answers in advance.
layout(local_size_x_id = 0) in;
layout(std430, binding = 0) readonly buffer In { float f[16]; int i[4]; };
layout(std430, binding = 1) writeonly buffer Out { float o[16]; int n[8]; };
layout(push_constant) uniform Launch { uvec3 grid; uint base_x; uint base_y; uint base_z; };

void main() {
    if (gl_LocalInvocationID.x != 0u) return;
    o[0] = f[0] + f[0];            // a denormal
    o[1] = f[1] * f[2];            // two normals whose product is a denormal
    precise float fused = fma(f[3], f[3], f[4]);
    o[2] = fused;
    o[3] = min(f[5], f[6]);        // 1 and NaN
    o[4] = log(f[7]);              // of -1
    o[5] = log2(f[8]);             // of 0
    o[6] = sin(f[9]);              // of a large angle
    o[7] = f[10] / f[11];
    o[8] = sqrt(f[11]);
    o[9] = tanh(f[12]);            // of 100
    o[10] = exp(f[13]);            // a denormal result
    o[11] = inversesqrt(f[11]);
    n[0] = int(f[14]);             // beyond the largest int
    n[1] = int(f[6]);              // NaN
    n[2] = i[0] % i[1];            // -7 and 3
    n[3] = 1 << i[2];              // by 32
    n[4] = int(isnan(f[6]));
    n[5] = i[0] / i[3];            // by 0
}
