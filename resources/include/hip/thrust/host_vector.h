#pragma once
#include "../../cuda/thrust/host_vector.h"
