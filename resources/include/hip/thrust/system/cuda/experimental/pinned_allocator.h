#pragma once
#include "../../../../../cuda/thrust/system/cuda/experimental/pinned_allocator.h"
