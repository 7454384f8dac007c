#pragma once
#include "../../../../cuda/thrust/system/cuda/vector.h"
