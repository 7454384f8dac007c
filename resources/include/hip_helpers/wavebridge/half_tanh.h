// The hyperbolic tangent of 16-bit floats, which HIP lacks (CUDA Math API, "Half Math Functions", "Bfloat16 Math Functions").
// It is rounded from float's: the approximate forms, which take CUDA's hardware instruction, come out more exact than there.
#ifndef WAVEBRIDGE_HALF_TANH_H
#define WAVEBRIDGE_HALF_TANH_H

#include <hip/hip_bf16.h>
#include <hip/hip_fp16.h>
#include <hip/hip_runtime.h>

namespace wavebridge {

__device__ inline __half htanh(__half x) { return __float2half(tanhf(__half2float(x))); }
__device__ inline __half2 h2tanh(__half2 x) {
  return __half2(wavebridge::htanh(static_cast<__half>(x.x)), wavebridge::htanh(static_cast<__half>(x.y)));
}
__device__ inline __hip_bfloat16 htanh(__hip_bfloat16 x) { return __float2bfloat16(tanhf(__bfloat162float(x))); }
__device__ inline __hip_bfloat162 h2tanh(__hip_bfloat162 x) {
  return __hip_bfloat162(wavebridge::htanh(static_cast<__hip_bfloat16>(x.x)),
                        wavebridge::htanh(static_cast<__hip_bfloat16>(x.y)));
}

}  // namespace wavebridge

#endif  // WAVEBRIDGE_HALF_TANH_H
