#pragma once
#include "../../../cuda/thrust/detail/vector_base.h"
