#pragma once
#include "../../cuda/thrust/equal.h"
