// See ../library_types.h.
#pragma once
#include "../hip/hip_fp16.h"

typedef struct rocrand_generator_base_type* hiprandGenerator_t;
