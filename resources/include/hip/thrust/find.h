#pragma once
#include "../../cuda/thrust/find.h"
