// See library_types.h.
#pragma once
#include "cublas_v2.h"
#include "cusparse.h"

typedef struct cusolverDnContext* cusolverDnHandle_t;
