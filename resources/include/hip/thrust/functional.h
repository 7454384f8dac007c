#pragma once
#include "../../cuda/thrust/functional.h"
