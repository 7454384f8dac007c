#pragma once
#include "../../cuda/thrust/device_malloc_allocator.h"
