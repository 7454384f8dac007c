// café and ÿþ
#include <hip/hip_runtime.h>
void f() { hipDeviceSynchronize(); } // €
