#pragma once
#include "../../cuda/thrust/device_new.h"
