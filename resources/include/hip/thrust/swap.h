#pragma once
#include "../../cuda/thrust/swap.h"
