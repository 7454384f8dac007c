#pragma once
#include "../../../cuda/thrust/random/uniform_int_distribution.h"
