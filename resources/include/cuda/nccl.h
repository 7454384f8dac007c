// NCCL.
#pragma once
#include "wavebridge_cuda.h"

#include "wavebridge_host/nccl_functions.h"
