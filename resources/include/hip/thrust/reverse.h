#pragma once
#include "../../cuda/thrust/reverse.h"
