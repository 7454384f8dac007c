// CUDA's __trap and __brkpt.
#ifndef WAVEBRIDGE_TRAP_H
#define WAVEBRIDGE_TRAP_H

#include <hip/hip_runtime.h>

namespace wavebridge {

__device__ inline void trap() { __builtin_trap(); }
__device__ inline void brkpt() { __builtin_debugtrap(); }

}  // namespace wavebridge

#endif  // WAVEBRIDGE_TRAP_H
