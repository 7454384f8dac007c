#pragma once
#include "../../../cuda/thrust/iterator/transform_output_iterator.h"
