#pragma once
#include "../../cuda/thrust/generate.h"
