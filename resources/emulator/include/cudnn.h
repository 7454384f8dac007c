// See library_types.h.
#pragma once
#include "library_types.h"

typedef struct cudnnContext* cudnnHandle_t;
