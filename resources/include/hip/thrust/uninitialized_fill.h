#pragma once
#include "../../cuda/thrust/uninitialized_fill.h"
