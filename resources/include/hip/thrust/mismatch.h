#pragma once
#include "../../cuda/thrust/mismatch.h"
