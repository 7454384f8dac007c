#pragma once
#include "../../cuda/thrust/device_free.h"
