#pragma once
#include "../../cuda/thrust/count.h"
