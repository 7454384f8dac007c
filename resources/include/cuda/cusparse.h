// cuSPARSE.
#pragma once
#include "wavebridge_cuda.h"

#include "cuda_bf16.h"
#include "wavebridge_host/cusparse_functions.h"
