#pragma once
#include "../../cuda/thrust/transform_scan.h"
