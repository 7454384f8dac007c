// A pointer in memory can't be followed: the verdict says so, with the line, and there is no GLSL.
__global__ void gather(float** rows, float* out)
{
    out[threadIdx.x] = rows[threadIdx.x][0];
}
