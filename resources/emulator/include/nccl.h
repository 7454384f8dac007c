// See library_types.h.
#pragma once
#include "cuda_bf16.h"
#include "cuda_fp16.h"

typedef struct ncclComm* ncclComm_t;
