#pragma once
#include "../../cuda/thrust/universal_ptr.h"
