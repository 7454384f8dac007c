// The HIP runtime.
#pragma once
#include "../wavebridge/runtime_templates.h"
