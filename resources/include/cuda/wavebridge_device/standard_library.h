// The standard headers that nvcc makes visible in every CUDA file.
#ifndef WAVEBRIDGE_DEVICE_STANDARD_LIBRARY_H
#define WAVEBRIDGE_DEVICE_STANDARD_LIBRARY_H

#if !defined(WAVEBRIDGE_NO_STANDARD_HEADERS) && __has_include(<stddef.h>) && __has_include(<stdlib.h>)

#include <assert.h>
#include <float.h>
#include <limits.h>
#include <math.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#if defined(__cplusplus) && __has_include(<cmath>)
#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <cstring>
#include <functional>
#include <new>
#include <sstream>
#include <utility>
#endif

#else

// Without any C library a kernel can still be read: it needs little more than the integer types.
typedef __SIZE_TYPE__ size_t;
typedef __PTRDIFF_TYPE__ ptrdiff_t;
typedef __INT8_TYPE__ int8_t;
typedef __UINT8_TYPE__ uint8_t;
typedef __INT16_TYPE__ int16_t;
typedef __UINT16_TYPE__ uint16_t;
typedef __INT32_TYPE__ int32_t;
typedef __UINT32_TYPE__ uint32_t;
typedef __INT64_TYPE__ int64_t;
typedef __UINT64_TYPE__ uint64_t;
typedef __INTPTR_TYPE__ intptr_t;
typedef __UINTPTR_TYPE__ uintptr_t;
#define NULL __null
#define WAVEBRIDGE_NO_STANDARD_LIBRARY 1

#endif

typedef unsigned int uint;
typedef unsigned short ushort;
typedef unsigned long ulong;

#endif
