#pragma once
#include "../../cuda/thrust/device_malloc.h"
