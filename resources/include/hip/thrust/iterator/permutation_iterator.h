#pragma once
#include "../../../cuda/thrust/iterator/permutation_iterator.h"
