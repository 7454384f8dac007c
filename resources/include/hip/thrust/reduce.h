#pragma once
#include "../../cuda/thrust/reduce.h"
