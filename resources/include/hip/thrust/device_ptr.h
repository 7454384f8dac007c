#pragma once
#include "../../cuda/thrust/device_ptr.h"
