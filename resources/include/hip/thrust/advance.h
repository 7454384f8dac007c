#pragma once
#include "../../cuda/thrust/advance.h"
