#pragma once
#include "../../cuda/thrust/extrema.h"
