#pragma once
#include "../../cuda/thrust/version.h"
