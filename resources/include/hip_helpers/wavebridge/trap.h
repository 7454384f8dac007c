// CUDA's __trap and __brkpt.
#pragma once

#include <hip/hip_runtime.h>

namespace wavebridge {

__device__ inline void trap() { __builtin_trap(); }
__device__ inline void brkpt() { __builtin_debugtrap(); }

}  // namespace wavebridge
