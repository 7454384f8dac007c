#pragma once
#include "../../../cuda/thrust/iterator/transform_iterator.h"
