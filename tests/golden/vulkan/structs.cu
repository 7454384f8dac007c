// Structs by value and in memory with CUDA's padding, a pointer inside a parameter, a method and a reference.
struct Body {
    float4 position;
    float3 velocity;
    bool fixed;
};

struct View {
    Body* bodies;
    int count;
    __device__ Body& at(int i) const { return bodies[i]; }
};

__device__ void kick(Body& body, float step)
{
    if (body.fixed)
        return;
    body.velocity.y -= 9.81f * step;
    body.position.y += body.velocity.y * step;
}

__global__ void advance(View view, float step)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < view.count)
        kick(view.at(i), step);
}
