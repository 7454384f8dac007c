#pragma once
#include "../../cuda/thrust/device_allocator.h"
