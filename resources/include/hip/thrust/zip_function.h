#pragma once
#include "../../cuda/thrust/zip_function.h"
