#pragma once
#include "../../cuda/thrust/random.h"
