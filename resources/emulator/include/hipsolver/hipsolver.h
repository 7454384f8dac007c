// See ../library_types.h.
#pragma once
#include "../hipblas/hipblas.h"

typedef void* hipsolverHandle_t;
