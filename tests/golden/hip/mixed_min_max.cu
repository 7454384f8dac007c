__global__ void k(unsigned *p, int n, float f) {
  int i = threadIdx.x;
  unsigned u = n;
  p[0] = min(n - 1, i + 2 * blockDim.x);
  p[1] = max(u, n);
  p[2] = min(i, n) + max(u, 3u) + min(f, 1.0f);
}
