// cuSOLVER.
#pragma once
#include "wavebridge_cuda.h"

#include "wavebridge_host/cusolver_functions.h"
