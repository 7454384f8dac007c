#pragma once
#include "../../../cuda/thrust/detail/type_traits.h"
