// min and max of integers of different signedness, as CUDA has them (CUDA Math API, "Integer Mathematical Functions"): the
// comparison is made as unsigned. clang's HIP headers have no such overloads; they compare both arguments as int, and on the
// host side may choose floating point.
#ifndef WAVEBRIDGE_MIN_MAX_H
#define WAVEBRIDGE_MIN_MAX_H

#include <hip/hip_runtime.h>

#define WAVEBRIDGE_MIN_MAX(RESULT, FIRST, SECOND)                                     \
  __host__ __device__ inline RESULT min(FIRST a, SECOND b) {                          \
    return static_cast<RESULT>(b) < static_cast<RESULT>(a) ? static_cast<RESULT>(b)   \
                                                           : static_cast<RESULT>(a);  \
  }                                                                                   \
  __host__ __device__ inline RESULT max(FIRST a, SECOND b) {                          \
    return static_cast<RESULT>(a) < static_cast<RESULT>(b) ? static_cast<RESULT>(b)   \
                                                           : static_cast<RESULT>(a);  \
  }
WAVEBRIDGE_MIN_MAX(unsigned int, unsigned int, int)
WAVEBRIDGE_MIN_MAX(unsigned int, int, unsigned int)
WAVEBRIDGE_MIN_MAX(unsigned long, unsigned long, long)
WAVEBRIDGE_MIN_MAX(unsigned long, long, unsigned long)
WAVEBRIDGE_MIN_MAX(unsigned long long, unsigned long long, long long)
WAVEBRIDGE_MIN_MAX(unsigned long long, long long, unsigned long long)
#undef WAVEBRIDGE_MIN_MAX

#endif  // WAVEBRIDGE_MIN_MAX_H
