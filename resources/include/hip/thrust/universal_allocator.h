#pragma once
#include "../../cuda/thrust/universal_allocator.h"
