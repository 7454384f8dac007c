#pragma once
#include "../../../cuda/thrust/mr/allocator.h"
