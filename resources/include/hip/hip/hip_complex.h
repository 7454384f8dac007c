// Complex numbers.
#pragma once
#include "hip_runtime.h"

#include "../wavebridge/complex.h"

#include "../wavebridge/complex_functions.h"
