// hipCUB: the shapes of CUB under its own namespace, with HIP's errors and streams.
#pragma once
#include "../hip/hip_bf16.h"
#include "../hip/hip_bfloat16.h"

#define cub hipcub
#include "../../cuda/cub/cub.cuh"
#undef cub

#define HipcubDebug(e) hipcub::Debug((hipcub::wavebridge::error)(e), __FILE__, __LINE__)
