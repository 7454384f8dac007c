#pragma once
#include "../../cuda/thrust/set_operations.h"
