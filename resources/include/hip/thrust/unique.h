#pragma once
#include "../../cuda/thrust/unique.h"
