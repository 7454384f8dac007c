#pragma once
#include "wavebridge_cuda.h"
