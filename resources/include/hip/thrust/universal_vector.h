#pragma once
#include "../../cuda/thrust/universal_vector.h"
