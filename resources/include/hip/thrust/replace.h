#pragma once
#include "../../cuda/thrust/replace.h"
