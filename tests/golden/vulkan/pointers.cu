// Pointer variables: offsets, walks, swaps of shared buffers, another type, several memories.
__device__ float sum_row(const float* row, int n)
{
    float s = 0.0f;
    for (const float* p = row; p != row + n; ++p)
        s += *p;
    return s;
}

__global__ void walk(const float* in, float4* quads, const float* maybe, int n)
{
    __shared__ float a[64], b[64];
    const float* row = in + blockIdx.x * n;
    float *front = a, *back = b;
    front[threadIdx.x] = row[threadIdx.x];
    __syncthreads();
    for (int i = 0; i < 3; ++i) {
        back[threadIdx.x] = front[(threadIdx.x + 1) % 64];
        __syncthreads();
        float* t = front;
        front = back;
        back = t;
    }
    const float* extra = maybe ? maybe : in;
    float4 q = *reinterpret_cast<const float4*>(in + 4 * threadIdx.x);
    q.x += sum_row(row, n) + sum_row(front, 64) + extra[threadIdx.x];
    quads[threadIdx.x] = q;
}
