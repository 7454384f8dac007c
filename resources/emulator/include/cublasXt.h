// See library_types.h.
#pragma once
#include "cublas_v2.h"
