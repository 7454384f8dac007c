#pragma once
#include "../../cuda/thrust/adjacent_difference.h"
