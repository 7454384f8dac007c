#pragma once
#include "../../../../cuda/thrust/system/cuda/error.h"
