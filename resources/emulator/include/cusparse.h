// See library_types.h.
#pragma once
#include "cuComplex.h"
#include "library_types.h"

typedef struct cusparseContext* cusparseHandle_t;
