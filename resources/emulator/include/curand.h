// See library_types.h.
#pragma once
#include "library_types.h"

typedef struct curandGenerator_st* curandGenerator_t;
