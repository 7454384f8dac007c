// cuBLAS's first interface: types and constants of releases 12.9, 11.8, 13.5.
// Written by scripts/generate_interface; do not edit.
#pragma once

#include "cublas_types.h"



