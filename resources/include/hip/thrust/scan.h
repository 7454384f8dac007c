#pragma once
#include "../../cuda/thrust/scan.h"
