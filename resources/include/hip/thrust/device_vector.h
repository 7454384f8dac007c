#pragma once
#include "../../cuda/thrust/device_vector.h"
