#pragma once
#include "../../../../cuda/thrust/system/cpp/execution_policy.h"
