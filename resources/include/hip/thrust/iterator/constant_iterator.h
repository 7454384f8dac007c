#pragma once
#include "../../../cuda/thrust/iterator/constant_iterator.h"
