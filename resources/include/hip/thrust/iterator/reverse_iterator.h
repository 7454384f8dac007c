#pragma once
#include "../../../cuda/thrust/iterator/reverse_iterator.h"
