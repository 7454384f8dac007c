// A tree in dynamic shared memory, a shuffle tail in the first warp, one float atomic a block.
__global__ void reduce(const float* in, float* out, int n)
{
    extern __shared__ float sdata[];
    unsigned tid = threadIdx.x;
    unsigned i = blockIdx.x * blockDim.x + tid;
    float s = i < n ? in[i] : 0.0f;
    sdata[tid] = s;
    __syncthreads();
    for (unsigned k = blockDim.x / 2; k >= 32; k >>= 1) {
        if (tid < k)
            sdata[tid] = s = s + sdata[tid + k];
        __syncthreads();
    }
    if (tid < 32) {
        for (int o = 16; o > 0; o >>= 1)
            s += __shfl_down_sync(0xffffffffu, s, o);
        if (tid == 0)
            atomicAdd(out, s);
    }
}
