// The HIP interface as Wavebridge's compile check reads it where there is no ROCm: declarations of what the release has.
#pragma once
#include <assert.h>
#include <limits.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <algorithm>
#include <new>
#include <utility>

#include "../wavebridge/builtin_variables.h"

#include "hip_runtime_api.h"

#include "../wavebridge/math.h"

typedef unsigned int uint;
typedef unsigned char uchar;
typedef unsigned short ushort;
typedef unsigned long ulong;

#include "../wavebridge/atomics.h"
#include "../wavebridge/intrinsics.h"
#include "../wavebridge/warp_sync.h"

__device__ void* operator new(size_t size);
__device__ void* operator new[](size_t size);
__device__ void operator delete(void* pointer) noexcept;
__device__ void operator delete[](void* pointer) noexcept;
