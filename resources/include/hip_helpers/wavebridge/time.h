// CUDA's __nanosleep.
#ifndef WAVEBRIDGE_TIME_H
#define WAVEBRIDGE_TIME_H

#include <hip/hip_runtime.h>

namespace wavebridge {

// CUDA suspends the thread for a time near `nanoseconds`, at most twice as long. s_sleep 1 gives the wave's slot away for
// about 64 clock cycles; at 2 GHz that is 32 ns. A wave sleeps as a whole.
__device__ inline void nanosleep(unsigned int nanoseconds) {
#if defined(WAVEBRIDGE_EMULATOR)
  (void)nanoseconds;
  wbemu_yield();
#else
  for (unsigned int slept = 0; slept < nanoseconds; slept += 32) {
    __builtin_amdgcn_s_sleep(1);
    if (slept > 1000000u) break;
  }
#endif
}

}  // namespace wavebridge

#endif  // WAVEBRIDGE_TIME_H
