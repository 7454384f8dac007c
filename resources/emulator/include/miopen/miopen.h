// See ../library_types.h.
#pragma once
#include "../wavebridge_emu.h"

typedef struct miopenHandle* miopenHandle_t;
