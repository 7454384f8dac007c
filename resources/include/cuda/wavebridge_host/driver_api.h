// The CUDA driver's interface.
#pragma once

#include "runtime_api.h"

#include "driver_types.h"

#include "driver_functions.h"
