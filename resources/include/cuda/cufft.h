// cuFFT.
#pragma once
#include "wavebridge_cuda.h"

#include "wavebridge_host/cufft_functions.h"
