#pragma once
#include "../../../cuda/thrust/random/linear_congruential_engine.h"
