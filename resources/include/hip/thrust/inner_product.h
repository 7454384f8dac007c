#pragma once
#include "../../cuda/thrust/inner_product.h"
