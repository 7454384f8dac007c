#pragma once
#include "../../cuda/thrust/binary_search.h"
