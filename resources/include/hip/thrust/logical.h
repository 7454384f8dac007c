#pragma once
#include "../../cuda/thrust/logical.h"
