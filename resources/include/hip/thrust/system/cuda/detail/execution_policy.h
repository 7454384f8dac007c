#pragma once
#include "../../../../../cuda/thrust/system/cuda/detail/execution_policy.h"
