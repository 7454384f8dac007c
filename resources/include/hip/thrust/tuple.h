#pragma once
#include "../../cuda/thrust/tuple.h"
