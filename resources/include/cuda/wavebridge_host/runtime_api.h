// The CUDA runtime's interface: types, functions, and the C++ forms of them.
#ifndef WAVEBRIDGE_HOST_RUNTIME_API_H
#define WAVEBRIDGE_HOST_RUNTIME_API_H

#include "runtime_types.h"

struct textureReference;
struct surfaceReference;

#include "runtime_functions.h"

#include "runtime_templates.h"

#endif
