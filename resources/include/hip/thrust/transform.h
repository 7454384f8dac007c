#pragma once
#include "../../cuda/thrust/transform.h"
