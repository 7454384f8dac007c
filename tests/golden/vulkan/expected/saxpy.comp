#version 460
#extension GL_EXT_scalar_block_layout : require

// saxpy, from saxpy.cu:2

layout(local_size_x_id = 0) in;
layout(constant_id = 1) const uint block_x = 1;
layout(constant_id = 2) const uint block_y = 1;
layout(constant_id = 3) const uint block_z = 1;
const uvec3 blockDim = uvec3(block_x, block_y, block_z);

layout(push_constant, scalar) uniform Arguments {
    uvec3 gridDim;
    uvec3 first_block;
    uint x_offset;
    uint y_offset;
    int n;
    float a;
};

layout(set = 0, binding = 0, scalar) buffer x_buffer { float x[]; };
layout(set = 0, binding = 1, scalar) buffer y_buffer { float y[]; };

uvec3 threadIdx;
uvec3 blockIdx;
uint thread_index;
int y0;
int x0;

void main() {
    thread_index = gl_LocalInvocationIndex;
    threadIdx.x = thread_index % blockDim.x;
    threadIdx.y = thread_index / blockDim.x % blockDim.y;
    threadIdx.z = thread_index / (blockDim.x * blockDim.y);
    blockIdx = gl_WorkGroupID + first_block;
    x0 = int(x_offset / 4u);
    y0 = int(y_offset / 4u);

    int i = int(blockIdx.x * blockDim.x + threadIdx.x);
    if (i < n) {
        y[y0 + i] = a * x[x0 + i] + y[y0 + i];
    }
}
