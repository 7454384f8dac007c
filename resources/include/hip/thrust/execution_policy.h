#pragma once
#include "../../cuda/thrust/execution_policy.h"
