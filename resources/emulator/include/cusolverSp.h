// See library_types.h.
#pragma once
#include "cusolverDn.h"

typedef struct cusolverSpContext* cusolverSpHandle_t;
