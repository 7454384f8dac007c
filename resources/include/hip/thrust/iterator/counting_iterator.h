#pragma once
#include "../../../cuda/thrust/iterator/counting_iterator.h"
