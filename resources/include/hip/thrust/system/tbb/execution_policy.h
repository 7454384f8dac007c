#pragma once
#include "../../../../cuda/thrust/system/tbb/execution_policy.h"
