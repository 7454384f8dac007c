#pragma once
#include "../../cuda/thrust/device_reference.h"
