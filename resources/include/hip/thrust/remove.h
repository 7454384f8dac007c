#pragma once
#include "../../cuda/thrust/remove.h"
