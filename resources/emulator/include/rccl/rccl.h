// See ../library_types.h.
#pragma once
#include "../hip/hip_fp16.h"

typedef struct ncclComm* ncclComm_t;
