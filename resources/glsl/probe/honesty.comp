#version 460
#extension GL_KHR_shader_subgroup_ballot : require
// Does the device run a loop to its end, and do its ballots agree with the subgroup size that it reports?
layout(local_size_x_id = 0) in;
layout(std430, binding = 0) readonly buffer In { uint rounds; uint seed; };
layout(std430, binding = 1) writeonly buffer Out { uvec4 result[]; };
layout(push_constant) uniform Launch { uvec3 grid; uint base_x; uint base_y; uint base_z; };

void main() {
    uint count = 0u;
    uint state = seed;
    for (uint i = 0u; i < rounds; ++i) {
        state = state * 1664525u + 1013904223u;
        ++count;
    }
    uvec4 ballot = subgroupBallot(true);
    result[gl_LocalInvocationID.x] = uvec4(count, state, subgroupBallotBitCount(ballot), gl_SubgroupSize);
}
