#pragma once
#include "../../cuda/thrust/merge.h"
