// cuSPARSE.
#pragma once
#include "wavebridge_cuda.h"

#include "wavebridge_host/cusparse_functions.h"
