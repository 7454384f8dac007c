// Integer and float operations that GLSL leaves open.
__global__ void arithmetic(const int* a, const int* b, const float* x, int* out, double* d, unsigned char* c)
{
    int i = threadIdx.x;
    out[0] = a[i] % b[i] + a[i] / b[i] + a[i] / 3 + (a[i] << b[i]) + (a[i] >> 2);
    out[1] = (int)x[i] + (unsigned)x[i + 1];
    out[2] = __clz(a[i]) + __float_as_int(x[i]);
    c[i] = c[i] + 1;
    d[i] = x[i] * 0.1 + sin(d[i]);
    out[3] = fminf(x[i], x[i + 1]) == powf(x[i], 2.5f);
}
