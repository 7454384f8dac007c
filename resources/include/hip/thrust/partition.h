#pragma once
#include "../../cuda/thrust/partition.h"
