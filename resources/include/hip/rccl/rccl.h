// RCCL.
#pragma once
#include "../hip/hip_fp16.h"

#include "../wavebridge/rccl_functions.h"
