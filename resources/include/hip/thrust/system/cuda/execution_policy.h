#pragma once
#include "../../../../cuda/thrust/system/cuda/execution_policy.h"
