#pragma once
#include "../../cuda/thrust/sort.h"
