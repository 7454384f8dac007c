#pragma once
#include "../../cuda/thrust/fill.h"
