// CUB's CubDebugExit, which hipCUB lacks: report a failed call and end the program.
#ifndef WAVEBRIDGE_CUB_DEBUG_H
#define WAVEBRIDGE_CUB_DEBUG_H

#include <cstdio>
#include <cstdlib>
#include <hip/hip_runtime.h>

namespace wavebridge {

inline void cub_debug_exit(hipError_t status, const char* file, int line) {
  if (status == hipSuccess) return;
  std::fprintf(stderr, "%s:%d: %s\n", file, line, hipGetErrorString(status));
  std::exit(1);
}

}  // namespace wavebridge

#define WAVEBRIDGE_CUB_DEBUG_EXIT(call) ::wavebridge::cub_debug_exit((call), __FILE__, __LINE__)

#endif  // WAVEBRIDGE_CUB_DEBUG_H
