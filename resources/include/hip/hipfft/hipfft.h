// hipFFT.
#pragma once
#include "../hip/hip_complex.h"

#include "../wavebridge/hipfft_functions.h"
