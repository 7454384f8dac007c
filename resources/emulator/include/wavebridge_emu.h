// Included before every kernel source: what nvcc and hipcc bring along without an #include.
// WBEMU_HIP selects HIP's meaning; __CUDA_ARCH__ and the flags of the semantics context come from the command line.
#pragma once
#include <assert.h>
#include <limits.h>
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <limits>
#include <type_traits>
#include <utility>

#include "emu/interface.h"
#include "emu/keywords.h"
#include "emu/vector_types.h"
#include "emu/hip_vectors.h"
#include "emu/sync.h"
#include "emu/warp.h"
#include "emu/atomics.h"
#include "emu/math.h"
#include "emu/rounding.h"
#include "emu/integer.h"
#include "emu/dpx.h"
#include "emu/memory_ops.h"
#include "emu/inline_ptx.h"
#include "emu/hip_builtins.h"
#include "emu/host_api.h"
#include "emu/texture_types.h"
#include "emu/texture_references.h"
#include "emu/texture_fetch.h"
#include "emu/kernel_entry.h"
