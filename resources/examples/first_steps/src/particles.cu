// Moves particles for one time step; the world is a struct that the kernel takes by value.
#include "device_buffer.h"
#include "parts.h"

#include <cmath>

struct World {
    float3 gravity;
    float time_step;
    float floor_height;
    int bounces;
};

struct Particle {
    float4 position;  // w: mass
    float3 velocity;
    int hits;
};

__device__ void bounce(Particle& particle, const World& world)
{
    if (particle.position.y < world.floor_height && particle.hits < world.bounces) {
        particle.position.y = 2.0f * world.floor_height - particle.position.y;
        particle.velocity.y = -0.5f * particle.velocity.y;
        ++particle.hits;
    }
}

__global__ void move_particles(Particle* particles, World world, int count)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= count)
        return;
    Particle particle = particles[i];
    particle.velocity.x += world.gravity.x * world.time_step;
    particle.velocity.y += world.gravity.y * world.time_step;
    particle.velocity.z += world.gravity.z * world.time_step;
    particle.position.x += particle.velocity.x * world.time_step;
    particle.position.y += particle.velocity.y * world.time_step;
    particle.position.z += particle.velocity.z * world.time_step;
    bounce(particle, world);
    particles[i] = particle;
}

bool run_particles()
{
    const int count = 1000;
    Particle start{make_float4(0.0f, 0.01f, 0.0f, 1.0f), make_float3(1.0f, -2.0f, 0.0f), 0};
    DeviceBuffer<Particle> particles(std::vector<Particle>(count, start));
    World world{make_float3(0.0f, -9.81f, 0.0f), 0.01f, 0.0f, 3};
    move_particles<<<(count + 127) / 128, 128>>>(particles.get(), world, count);
    CUDA_CHECK(cudaGetLastError());
    Particle moved = particles.to_host()[count - 1];
    return moved.hits == 1 && std::fabs(moved.position.x - 0.01f) < 1e-6f;
}
