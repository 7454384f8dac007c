#version 460
#extension GL_EXT_scalar_block_layout : require
#extension GL_KHR_memory_scope_semantics : require

// neighbours, from early_exit.cu:2

layout(local_size_x_id = 0) in;
layout(constant_id = 1) const uint block_x = 1;
layout(constant_id = 2) const uint block_y = 1;
layout(constant_id = 3) const uint block_z = 1;
const uvec3 blockDim = uvec3(block_x, block_y, block_z);

layout(push_constant, scalar) uniform Arguments {
    uvec3 gridDim;
    uvec3 first_block;
    uint in_offset;
    uint out_offset;
    int n;
};

layout(set = 0, binding = 0, scalar) buffer in_buffer { int in_[]; };
layout(set = 0, binding = 1, scalar) buffer out_buffer { int out_[]; };

shared int tile[128];
uvec3 threadIdx;
uvec3 blockIdx;
uint thread_index;
int in0;
int out0;

void syncthreads() {
    controlBarrier(gl_ScopeWorkgroup, gl_ScopeWorkgroup, gl_StorageSemanticsBuffer | gl_StorageSemanticsShared,
                   gl_SemanticsAcquireRelease);
}

void main() {
    thread_index = gl_LocalInvocationIndex;
    threadIdx.x = thread_index % blockDim.x;
    threadIdx.y = thread_index / blockDim.x % blockDim.y;
    threadIdx.z = thread_index / (blockDim.x * blockDim.y);
    blockIdx = gl_WorkGroupID + first_block;
    in0 = int(in_offset / 4u);
    out0 = int(out_offset / 4u);

    int i = int(blockIdx.x * blockDim.x + threadIdx.x);
    bool live = i < n;
    if (live) {
        tile[threadIdx.x] = in_[in0 + i];
    }
    syncthreads();
    int sum = 0;
    for (int round = 0; round < 4; round++) {
        if (live) {
            sum += tile[(threadIdx.x + uint(round)) % blockDim.x];
        }
        syncthreads();
        if (live) {
            tile[threadIdx.x] += round;
        }
        syncthreads();
    }
    if (live) {
        out_[out0 + i] = sum;
    }
}
