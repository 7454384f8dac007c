// cuFFT.
#pragma once
#include "wavebridge_cuda.h"

#include "cufft.h"
