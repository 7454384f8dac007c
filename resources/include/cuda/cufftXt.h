// cuFFT with several devices.
#pragma once
#include "wavebridge_cuda.h"

#include "cufft.h"
