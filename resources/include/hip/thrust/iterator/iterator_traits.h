#pragma once
#include "../../../cuda/thrust/iterator/iterator_traits.h"
