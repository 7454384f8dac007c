#pragma once
#include "../../cuda/thrust/pair.h"
