#pragma once
#include "../../cuda/thrust/memory.h"
