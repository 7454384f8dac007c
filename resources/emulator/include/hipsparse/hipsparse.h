// See ../library_types.h.
#pragma once
#include "../hip/hip_complex.h"
#include "../hip/library_types.h"

typedef void* hipsparseHandle_t;
