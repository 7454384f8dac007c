#pragma once
#include "../../../cuda/thrust/random/normal_distribution.h"
