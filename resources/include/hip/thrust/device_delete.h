#pragma once
#include "../../cuda/thrust/device_delete.h"
