#pragma once
#include "../../../../cuda/thrust/system/cuda/memory.h"
