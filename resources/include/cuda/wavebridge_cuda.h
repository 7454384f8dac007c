// The CUDA interface as Wavebridge's front end reads it: force-included before every CUDA file, as nvcc does with
// cuda_runtime.h.  Declarations only where the front end knows a function by its name; definitions where reading the
// definition is the right translation.
#ifndef WAVEBRIDGE_CUDA_H
#define WAVEBRIDGE_CUDA_H

#include "wavebridge_device/keywords.h"

#include "wavebridge_device/standard_library.h"

#include "wavebridge_device/vector_types.h"

#include "wavebridge_device/builtin_variables.h"

#include "wavebridge_host/runtime_api.h"

#include "wavebridge_device/arithmetic.h"
#include "wavebridge_device/atomics.h"
#include "wavebridge_device/bits.h"
#include "wavebridge_device/conversions.h"
#include "wavebridge_device/loads_stores.h"
#include "wavebridge_device/math.h"
#include "wavebridge_device/min_max.h"
#include "wavebridge_device/packed_integers.h"
#include "wavebridge_device/runtime.h"
#include "wavebridge_device/surfaces.h"
#include "wavebridge_device/synchronization.h"
#include "wavebridge_device/textures.h"
#include "wavebridge_device/warp.h"

#endif
