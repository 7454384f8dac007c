// cuSPARSE.
#pragma once
#include "wavebridge_cuda.h"

#include "cusparse.h"
