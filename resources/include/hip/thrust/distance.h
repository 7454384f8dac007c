#pragma once
#include "../../cuda/thrust/distance.h"
