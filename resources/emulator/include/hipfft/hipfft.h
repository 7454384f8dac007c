// See ../library_types.h.
#pragma once
#include "../hip/hip_complex.h"
#include "../hip/library_types.h"

typedef struct hipfftHandle_t* hipfftHandle;
typedef float hipfftReal;
typedef double hipfftDoubleReal;
typedef hipComplex hipfftComplex;
typedef hipDoubleComplex hipfftDoubleComplex;
