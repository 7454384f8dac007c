// hipBLASLt.
#pragma once
#include "../hipblas/hipblas.h"

#include "../wavebridge/hipblaslt_functions.h"
