#pragma once
#include "../../cuda/thrust/system_error.h"
