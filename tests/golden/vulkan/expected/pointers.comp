#version 460
#extension GL_EXT_scalar_block_layout : require
#extension GL_KHR_memory_scope_semantics : require

// walk, from pointers.cu:10

layout(local_size_x_id = 0) in;
layout(constant_id = 1) const uint block_x = 1;
layout(constant_id = 2) const uint block_y = 1;
layout(constant_id = 3) const uint block_z = 1;
const uvec3 blockDim = uvec3(block_x, block_y, block_z);

layout(push_constant, scalar) uniform Arguments {
    uvec3 gridDim;
    uvec3 first_block;
    uint in_offset;
    uint quads_offset;
    uint maybe_offset;
    uint maybe_is_null_flag;
    int n;
};

layout(set = 0, binding = 0, scalar) buffer in_buffer { float in_[]; };
layout(set = 0, binding = 0, scalar) buffer in_as_f32x4_buffer { vec4 in_as_f32x4[]; };
layout(set = 0, binding = 1, scalar) buffer quads_buffer { vec4 quads[]; };
layout(set = 0, binding = 2, scalar) buffer maybe_buffer { float maybe[]; };

shared float a[64];
shared float b[64];
uvec3 threadIdx;
uvec3 blockIdx;
uint thread_index;
int in0;
int in0_16;
int maybe0;
int quads0;
bool maybe_is_null;

void syncthreads() {
    controlBarrier(gl_ScopeWorkgroup, gl_ScopeWorkgroup, gl_StorageSemanticsBuffer | gl_StorageSemanticsShared,
                   gl_SemanticsAcquireRelease);
}

float sum_row(int n_2, int row) {
    float s = 0.0;
    for (int p = row; p != row + n_2; p++) {
        s += in_[in0 + p];
    }
    return s;
}

void main() {
    thread_index = gl_LocalInvocationIndex;
    threadIdx.x = thread_index % blockDim.x;
    threadIdx.y = thread_index / blockDim.x % blockDim.y;
    threadIdx.z = thread_index / (blockDim.x * blockDim.y);
    blockIdx = gl_WorkGroupID + first_block;
    in0 = int(in_offset / 4u);
    in0_16 = int(in_offset / 16u);
    quads0 = int(quads_offset / 16u);
    maybe0 = int(maybe_offset / 4u);
    maybe_is_null = maybe_is_null_flag != 0u;

    int row = int(blockIdx.x * uint(n));
    int front_in = 0;
    int back_in = 0;
    if (front_in == 0) {
        a[threadIdx.x] = in_[in0 + uint(row) + threadIdx.x];
    } else {
        b[threadIdx.x] = in_[in0 + uint(row) + threadIdx.x];
    }
    syncthreads();
    for (int i = 0; i < 3; i++) {
        if (back_in == 0) {
            b[threadIdx.x] = front_in == 0 ? a[(threadIdx.x + 1u) % 64u] : b[(threadIdx.x + 1u) % 64u];
        } else {
            a[threadIdx.x] = front_in == 0 ? a[(threadIdx.x + 1u) % 64u] : b[(threadIdx.x + 1u) % 64u];
        }
        syncthreads();
        int t_in = front_in;
        front_in = back_in == 0 ? 1 : 0;
        back_in = t_in == 0 ? 1 : 0;
    }
    int extra_in = !maybe_is_null ? 0 : 1;
    vec4 q = in_as_f32x4[in0_16 + threadIdx.x];
    float r = sum_row(n, row);
    int row_in = front_in;
    float s = 0.0;
    {
        int p = 0;
        int p_in = row_in;
        for (; p_in == 0 ? (row_in == 0 ? p != 64 : true) : (row_in == 0 ? true : p != 64); p++) {
            s += p_in == 0 ? a[p] : b[p];
        }
    }
    q.x += r + s + (extra_in == 0 ? maybe[maybe0 + threadIdx.x] : in_[in0 + threadIdx.x]);
    quads[quads0 + threadIdx.x] = q;
}
