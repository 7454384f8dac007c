// OpenMP's functions, for host code.
#pragma once
#include "../cuda/omp.h"
