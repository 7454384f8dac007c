#pragma once
#include "../../../../cuda/thrust/system/omp/execution_policy.h"
