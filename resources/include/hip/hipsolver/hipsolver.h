// hipSOLVER.
#pragma once
#include "../hipblas/hipblas.h"
#include "../hipsparse/hipsparse.h"

#include "../wavebridge/hipsolver_functions.h"
