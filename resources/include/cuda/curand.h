// cuRAND, the host interface.
#pragma once
#include "wavebridge_cuda.h"

#include "wavebridge_host/curand_functions.h"
