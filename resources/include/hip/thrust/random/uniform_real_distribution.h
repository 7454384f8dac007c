#pragma once
#include "../../../cuda/thrust/random/uniform_real_distribution.h"
