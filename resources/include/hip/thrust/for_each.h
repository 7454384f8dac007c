#pragma once
#include "../../cuda/thrust/for_each.h"
