#pragma once
#include "../../cuda/thrust/per_device_resource.h"
