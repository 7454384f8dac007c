#pragma once
#include "../../cuda/thrust/complex.h"
