// Complex numbers of HIP's C interface.
#pragma once
#include "vector_types.h"

typedef float2 hipFloatComplex;
typedef double2 hipDoubleComplex;
typedef hipFloatComplex hipComplex;
