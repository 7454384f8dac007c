#pragma once
#include "../../cuda/thrust/copy.h"
