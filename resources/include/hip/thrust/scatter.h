#pragma once
#include "../../cuda/thrust/scatter.h"
