#pragma once
#include "../../cuda/thrust/gather.h"
