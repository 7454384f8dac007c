// hipSPARSE.
#pragma once
#include "../hip/hip_complex.h"

#include "../wavebridge/hipsparse_functions.h"
