#version 460
#extension GL_EXT_scalar_block_layout : require
#extension GL_KHR_memory_scope_semantics : require

// reduce, from reduction.cu:2

layout(local_size_x_id = 0) in;
layout(constant_id = 1) const uint block_x = 1;
layout(constant_id = 2) const uint block_y = 1;
layout(constant_id = 3) const uint block_z = 1;
const uvec3 blockDim = uvec3(block_x, block_y, block_z);
layout(constant_id = 4) const uint dynamic_shared_count = 1;

layout(push_constant, scalar) uniform Arguments {
    uvec3 gridDim;
    uvec3 first_block;
    uint in_offset;
    uint out_offset;
    int n;
};

layout(set = 0, binding = 0, scalar) buffer in_buffer { float in_[]; };
layout(set = 0, binding = 1, scalar) coherent buffer out_buffer { uint out_[]; };

shared float sdata[dynamic_shared_count];
uvec3 threadIdx;
uvec3 blockIdx;
uint thread_index;
uint lane;
uint warp;
int in0;
int out0;

void syncthreads() {
    controlBarrier(gl_ScopeWorkgroup, gl_ScopeWorkgroup, gl_StorageSemanticsBuffer | gl_StorageSemanticsShared,
                   gl_SemanticsAcquireRelease);
}

shared uint block_votes;

int syncthreads_count(int predicate) {
    syncthreads();
    if (thread_index == 0u) {
        block_votes = 0u;
    }
    syncthreads();
    if (predicate != 0) {
        atomicAdd(block_votes, 1u);
    }
    syncthreads();
    return int(block_votes);
}

int syncthreads_or(int predicate) {
    return int(syncthreads_count(predicate) != 0);
}

shared uint warp_words[gl_WorkGroupSize.x];
shared uint warp_votes[32];

uint shuffle_word(uint value, uint source) {
    warp_words[thread_index] = value;
    barrier();
    uint found = warp_words[min((thread_index & ~31u) + source, gl_WorkGroupSize.x - 1u)];
    barrier();
    return found;
}

uint ballot_word(bool value) {
    if (lane == 0u) {
        warp_votes[warp] = 0u;
    }
    barrier();
    if (value) {
        atomicOr(warp_votes[warp], 1u << lane);
    }
    barrier();
    uint votes = warp_votes[warp];
    barrier();
    return votes;
}

uint shfl_down_source(uint delta, int width) {
    uint segment = uint(32 - width) & 31u;
    uint source = lane + (delta & 31u);
    return source <= ((lane & segment) | (31u & ~segment)) ? source : lane;
}

float shfl_down_sync(uint mask, float value, uint delta, int width) {
    uint from = shfl_down_source(delta, width);
    return uintBitsToFloat(shuffle_word(floatBitsToUint(value), from));
}

void main() {
    thread_index = gl_LocalInvocationIndex;
    threadIdx.x = thread_index % blockDim.x;
    threadIdx.y = thread_index / blockDim.x % blockDim.y;
    threadIdx.z = thread_index / (blockDim.x * blockDim.y);
    blockIdx = gl_WorkGroupID + first_block;
    lane = thread_index & 31u;
    warp = thread_index >> 5;
    in0 = int(in_offset / 4u);
    out0 = int(out_offset / 4u);

    uint tid = threadIdx.x;
    uint i = blockIdx.x * blockDim.x + tid;
    float s = i < uint(n) ? in_[in0 + i] : 0.0;
    sdata[tid] = s;
    syncthreads();
    for (uint k = blockDim.x / 2u; k >= 32u; k >>= 1u) {
        if (tid < k) {
            s += sdata[tid + k];
            sdata[tid] = s;
        }
        syncthreads();
    }
    bool taken = tid < 32u;
    {
        int o = 16;
        bool wants = taken;
        while (true) {
            wants = wants && o > 0;
            int votes = syncthreads_or(int(wants));
            if (votes == 0) {
                break;
            }
            float r;
            float r_2 = shfl_down_sync(0xffffffffu, s, uint(o), 32);
            if (wants) {
                r = r_2;
                s += r;
                o >>= 1u;
            }
        }
    }
    if (taken) {
        if (tid == 0u) {
            float operand = s;
            uint old = out_[out0];
            while (true) {
                uint seen = atomicCompSwap(out_[out0], old, floatBitsToUint(uintBitsToFloat(old) + operand));
                if (seen == old) {
                    break;
                }
                old = seen;
            }
        }
    }
}
