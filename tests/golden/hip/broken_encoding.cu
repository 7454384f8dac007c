// café and ÿþ
#include <cuda_runtime.h>
void f() { cudaDeviceSynchronize(); } // €
