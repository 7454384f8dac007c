#pragma once
#include "../../../cuda/thrust/detail/config.h"
