// hipRAND.
#pragma once
#include "../hip/hip_fp16.h"
#include "../hip/hip_runtime.h"

#include "../wavebridge/hiprand_functions.h"
