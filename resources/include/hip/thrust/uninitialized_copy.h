#pragma once
#include "../../cuda/thrust/uninitialized_copy.h"
