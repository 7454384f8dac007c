#version 460
#extension GL_EXT_scalar_block_layout : require
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_8bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_int16 : require
#extension GL_EXT_shader_explicit_arithmetic_types_int8 : require

// advance, from structs.cu:22

layout(local_size_x_id = 0) in;
layout(constant_id = 1) const uint block_x = 1;
layout(constant_id = 2) const uint block_y = 1;
layout(constant_id = 3) const uint block_z = 1;
const uvec3 blockDim = uvec3(block_x, block_y, block_z);

struct Body {
    vec4 position;
    vec3 velocity;
    uint8_t fixed_;
    uint8_t pad29;
    uint16_t pad30;
};

struct View {
    uint pad0[2];
    int count;
    uint pad12;
};

layout(push_constant, scalar) uniform Arguments {
    uvec3 gridDim;
    uvec3 first_block;
    uint view_bodies_offset;
    layout(offset = 32) View view;
    float step_;
};

layout(set = 0, binding = 0, scalar) buffer view_bodies_buffer { Body view_bodies[]; };

uvec3 threadIdx;
uvec3 blockIdx;
uint thread_index;
int view_bodies0;

void kick(float step, int body) {
    if (bool(view_bodies[view_bodies0 + body].fixed_)) {
        return;
    }
    view_bodies[view_bodies0 + body].velocity.y -= 9.81 * step;
    view_bodies[view_bodies0 + body].position.y += view_bodies[view_bodies0 + body].velocity.y * step;
}

void main() {
    thread_index = gl_LocalInvocationIndex;
    threadIdx.x = thread_index % blockDim.x;
    threadIdx.y = thread_index / blockDim.x % blockDim.y;
    threadIdx.z = thread_index / (blockDim.x * blockDim.y);
    blockIdx = gl_WorkGroupID + first_block;
    view_bodies0 = int(view_bodies_offset / 32u);

    int i = int(blockIdx.x * blockDim.x + threadIdx.x);
    if (i < view.count) {
        kick(step_, i);
    }
}
