// cuDNN.
#pragma once
#include "wavebridge_cuda.h"

#include "wavebridge_host/cudnn_functions.h"
