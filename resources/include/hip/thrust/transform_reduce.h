#pragma once
#include "../../cuda/thrust/transform_reduce.h"
