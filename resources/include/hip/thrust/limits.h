#pragma once
#include "../../cuda/thrust/limits.h"
