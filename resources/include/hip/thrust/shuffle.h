#pragma once
#include "../../cuda/thrust/shuffle.h"
