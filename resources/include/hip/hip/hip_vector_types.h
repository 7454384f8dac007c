// HIP's vector types.
#pragma once
#include "../wavebridge/vector_types.h"
