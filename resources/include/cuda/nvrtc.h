// NVRTC.
#pragma once
#include "wavebridge_cuda.h"

#include "wavebridge_host/nvrtc_functions.h"
